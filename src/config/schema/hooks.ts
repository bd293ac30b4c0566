import { section, toggle } from './value-types.js';

export function hooksSchema() {
  return section('What hooks tell the client of an agent.', {
    recall: toggle(
      'Whether a prompt brings up to three memories that clearly fit it into the conversation, at most 300 tokens.',
    ).exactOptional(),
  });
}
