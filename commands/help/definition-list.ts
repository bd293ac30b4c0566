import { padEnd, widthOf } from '../ui/width.js';
import { wrap } from '../ui/wrap.js';

const indent = '  ';
const widestName = 28;

/** Lists that stand below each other look best with the same `nameWidth`. */
export type ListWidths = { readonly width: number; readonly nameWidth: number };

export function nameWidthOf(definitions: readonly Definition[]): number {
  const widths = definitions.map(({ name }) => widthOf(name)).filter((columns) => columns <= widestName);
  return Math.max(0, ...widths);
}

export type Definition = { readonly name: string; readonly says: string };

/** Names on the left, what they mean on the right. A name that is too wide gets a line of its own. */
export function definitionList(definitions: readonly Definition[], { width, nameWidth }: ListWidths): string {
  const margin = `${indent}${' '.repeat(nameWidth)}${indent}`;
  const lines = definitions.flatMap(({ name, says }) => {
    const [first = '', ...more] = wrap(says, Math.max(20, width - margin.length));
    const isWide = widthOf(name) > nameWidth;
    const start = isWide
      ? [`${indent}${name}`, `${margin}${first}`]
      : [`${indent}${padEnd(name, nameWidth)}${indent}${first}`];
    return [...start, ...more.map((line) => `${margin}${line}`)];
  });
  return lines.map((line) => line.trimEnd()).join('\n');
}
