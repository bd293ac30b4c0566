import type { Day } from '../../workspace/calendar-days.js';

/** A line of an answer that leads it: one thing, or the steps of a way through the graph, each with the line it rests on. */
export type Told = readonly [ToldPart, ...ToldPart[]];

export type ToldPart = {
  readonly path: string;
  readonly line: number;
  readonly day: Day | null;
  readonly text: string;
};

/** What two lines have in common that say the same. */
export function sayingKey(text: string): string {
  return text.replace(/\s+/g, ' ').trim().replace(/\.$/, '').toLowerCase();
}
