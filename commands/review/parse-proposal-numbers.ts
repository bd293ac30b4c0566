import { SoulError } from '../../src/index.js';
import type { CommandContext } from '../command.js';

/** The numbers of proposals that were given: `3`, `#3`, `3,4`. */
export function proposalNumbers({ args }: CommandContext, name = 'numbers'): number[] {
  const words = args
    .list(name)
    .flatMap((word) => word.split(','))
    .filter((word) => word.trim() !== '');
  if (words.length > 0) return words.map(proposalNumber);
  throw new SoulError('usage', 'No proposal number was given.', {
    hint: 'Use one or more numbers from `agentsoul review list`. Nothing was changed.',
  });
}

export function proposalNumber(word: string): number {
  const digits = /^#?(\d{1,9})$/.exec(word.trim())?.[1];
  if (digits !== undefined) return Number(digits);
  throw new SoulError('usage', `"${word}" is not the number of a proposal.`, {
    hint: 'Numbers look like 3 or #3; see `agentsoul review list`. Nothing was changed.',
  });
}
