import { createTwoFilesPatch, FILE_HEADERS_ONLY } from 'diff';
import { paintDiffLine } from './paint-diff-line.js';
import { style } from './style.js';

export type DiffSides = {
  /** What the two sides are called: usually the path, twice. */
  readonly names: readonly [before: string, after: string];
  readonly before: string;
  readonly after: string;
};

/** Comparing takes time that grows with the square of this many differing lines. */
const maxEditLength = 4000;

/** A unified diff with three lines of context, coloured; empty where the sides are equal. */
export function unifiedDiff({ names, before, after }: DiffSides): string {
  if (before === after) return '';
  const options = { context: 3, headerOptions: FILE_HEADERS_ONLY, maxEditLength };
  const patch = createTwoFilesPatch(names[0], names[1], before, after, undefined, undefined, options);
  if (patch === undefined) {
    const heads = [`--- ${names[0]}`, `+++ ${names[1]}`].map((line) => style.bold(line));
    return [...heads, 'The two are too different to show.'].join('\n');
  }
  return patch.replace(/\n$/, '').split('\n').map(paintLine).join('\n');
}

function paintLine(line: string, position: number): string {
  return position < 2 ? style.bold(line) : paintDiffLine(line);
}
