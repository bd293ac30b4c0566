/** What ranking needs to know about a chunk without reading its text, one number each. */
export type ChunkFacts = {
  /** In words. */
  readonly length: number;
  /** The place of its language in `languages`. */
  readonly language: number;
  readonly day: number;
  readonly marks: number;
  /** In thousandths. */
  readonly ofOther: number;
};

/** Bits of `marks`. */
export const mark = { isTurn: 1, ofSelf: 2, tellsTime: 4, isQuestion: 8, isShort: 16 } as const;

/** Days since 1970 plus one, and 0 for none. */
export function dayNumber(day: string | null): number {
  return day === null ? 0 : Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000) + 1;
}

/** The same for a chunk: days before 1970 count as none. */
export function dayFact(day: string | null): number {
  return Math.max(0, dayNumber(day));
}

export function dayOfNumber(number: number): string | null {
  return number === 0 ? null : new Date((number - 1) * 86_400_000).toISOString().slice(0, 10);
}
