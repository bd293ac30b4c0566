import { countCharacters, fitsLimit, measureText, type Unit } from '../../budget/measure-text.js';
import { tokenUpperBound } from '../../tokens/token-count-bounds.js';

/** Whether a text takes more than the limit. Counts only what its length does not decide. */
export async function exceeds(text: string, limit: number, unit: Unit): Promise<boolean> {
  if (text.length * widestUnit[unit] <= limit) return false;
  return unit === 'characters' ? countCharacters(text) > limit : !(await fitsLimit(text, limit, unit));
}

/**
 * Whether a text that fits uses at least this share of its limit. In tokens the upper bound must pass the mark by a tenth
 * before anything is counted: a growing file is reported a little later, and most never need the vocabulary.
 */
export async function isNear(text: string, { limit, unit, share }: { limit: number; unit: Unit; share: number }) {
  const mark = Math.ceil(limit * share) - 1;
  if (text.length * widestUnit[unit] <= mark) return false;
  if (unit === 'tokens' && tokenUpperBound(text) <= mark * 1.1) return false;
  return (await exceeds(text, mark, unit)) && !(await exceeds(text, limit, unit));
}

/** Never below the size, and cheap. */
export function upperBound(text: string, unit: Unit): number {
  return unit === 'tokens' ? tokenUpperBound(text) : unit === 'bytes' ? Buffer.byteLength(text) : text.length;
}

export async function sizeOf(text: string, unit: Unit): Promise<number> {
  return measureText(text, unit);
}

/** `26,359`. */
export function shown(size: number): string {
  return size.toLocaleString('en-US');
}

/** The most of a unit that one UTF-16 unit can take. */
const widestUnit: Readonly<Record<Unit, number>> = { characters: 1, bytes: 3, tokens: 3 };
