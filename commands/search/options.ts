import { SoulError } from '../../src/errors/soul-error.js';
import type { CommandContext } from '../command.js';

/** A count from 1 upwards. */
export function countOption({ options }: CommandContext, name: string): number | undefined {
  const value = options.number(name);
  if (value === undefined || (Number.isSafeInteger(value) && value > 0)) return value;
  throw new SoulError('usage', `--${name} must be a count, not ${value}.`, {
    hint: 'Use a whole number from 1 upwards.',
  });
}

/** A score, which lies between 0 and 1. */
export function scoreOption({ options }: CommandContext, name: string): number | undefined {
  const value = options.number(name);
  if (value === undefined || (value >= 0 && value <= 1)) return value;
  throw new SoulError('usage', `--${name} must be a score, not ${value}.`, {
    hint: `Use a number from 0 to 1, for example \`--${name} 0.5\`.`,
  });
}

export async function dayOption({ options }: CommandContext, name: string): Promise<string | undefined> {
  const value = options.text(name);
  if (value === undefined) return undefined;
  const { isDay } = await import('../../src/workspace/days.js');
  if (isDay(value)) return value;
  throw new SoulError('usage', `--${name} must be a day, not "${value}".`, {
    hint: 'Write it as YYYY-MM-DD, for example 2026-02-02.',
  });
}
