import { readWordList } from '../read-word-list.js';

/** Tells the circles of kindred words that a word is in, by its row. They are read at their first use. */
export function circlesOf(rowOf: (word: string) => number): (row: number) => readonly number[] {
  let known: Map<number, number[]> | null = null;
  return (row) => {
    known ??= readCircles(rowOf);
    return known.get(row) ?? none;
  };
}

const none: readonly number[] = [];

function readCircles(rowOf: (word: string) => number): Map<number, number[]> {
  const circles = new Map<number, number[]>();
  for (const [number, line] of readWordList('en/related-words.txt').entries())
    for (const word of line.split(' ')) {
      const row = rowOf(word);
      const others = circles.get(row);
      if (others === undefined) circles.set(row, [number]);
      else others.push(number);
    }
  return circles;
}
