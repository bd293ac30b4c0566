import type { CommandContext } from '../command.js';
import type { OptionSpec } from '../option-spec.js';

/** How much of the transcripts is shown. */
export const pageOptions: readonly OptionSpec[] = [
  { long: 'limit', kind: 'number', value: 'n', description: 'How many at most: 50 unless given, 500 at most' },
  { long: 'cursor', kind: 'string', value: 'cursor', description: 'Continue where the last answer ended' },
];

export const previewOption: OptionSpec = {
  long: 'preview',
  kind: 'number',
  value: 'n',
  description: 'How many characters of each entry: 200 unless given, 4,000 at most',
};

export function pageOf({ options }: CommandContext): {
  limit: number | undefined;
  cursor: string | undefined;
} {
  return { limit: options.number('limit'), cursor: options.text('cursor') };
}
