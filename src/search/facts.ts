/** What ranking needs to know about a chunk without reading it, one number each. */
export const factNames = ['length', 'audience', 'speaker', 'language', 'day', 'marks', 'ofOther'] as const;

export type Facts = Readonly<Record<(typeof factNames)[number], number>>;

/** Bits of `marks`. */
export const mark = { isTurn: 1, ofSelf: 2, tellsTime: 4, isQuestion: 8, isShort: 16 } as const;

export const factCount = factNames.length;

/** The place of each fact among those of a chunk. */
export const factAt = {
  length: 0,
  audience: 1,
  speaker: 2,
  language: 3,
  day: 4,
  marks: 5,
  ofOther: 6,
} as const satisfies Facts;

export function packFacts(chunks: readonly Facts[]): Uint8Array {
  const numbers = new Uint16Array(chunks.length * factCount);
  for (const [index, facts] of chunks.entries())
    for (const [column, name] of factNames.entries())
      numbers[index * factCount + column] = Math.min(Math.max(Math.round(facts[name]), 0), 0xffff);
  return new Uint8Array(numbers.buffer);
}

/** The numbers of a file's chunks, `factCount` for each. */
export function unpackFacts(bytes: Uint8Array): Uint16Array {
  const copy = bytes.byteOffset % 2 === 0 ? bytes : Uint8Array.from(bytes);
  return new Uint16Array(copy.buffer, copy.byteOffset, copy.byteLength >> 1);
}

/** Days since 1970 plus one, and 0 for none. */
export function dayNumber(day: string | null): number {
  return day === null ? 0 : Math.round(Date.parse(`${day}T00:00:00Z`) / 86_400_000) + 1;
}

/** The same where it has to fit among the facts of a chunk: days before 1970 and after 2149 count as none. */
export function dayFact(day: string | null): number {
  const number = dayNumber(day);
  return number >= 1 && number <= 0xffff ? number : 0;
}

export function dayOfNumber(number: number): string | null {
  return number === 0 ? null : new Date((number - 1) * 86_400_000).toISOString().slice(0, 10);
}
