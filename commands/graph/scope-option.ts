import type { OptionSpec } from '../option-spec.js';

export const scopeOption: OptionSpec = {
  long: 'scope',
  kind: 'string',
  value: 'scope',
  description: 'Show what this scope may see; the widest allowed without it',
};
