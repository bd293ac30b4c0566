import { style } from './style.js';
import { padEnd, padStart, widthOf } from './width.js';

export type Column = { readonly title: string; readonly align?: 'left' | 'right' };

/** Aligned columns under a line of titles. Line breaks and tabs inside a cell are spelled out: a row is one line. */
export function table(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  const titles = columns.map((column) => column.title);
  const cells = rows.map((row) => columns.map((_, position) => oneLine(row[position] ?? '')));
  const widths = columns.map((_, position) =>
    Math.max(...[titles, ...cells].map((row) => widthOf(row[position] ?? ''))),
  );
  const lineOf = (row: readonly string[]) => {
    const padded = row.map((cell, position) => {
      const pad = columns[position]?.align === 'right' ? padStart : padEnd;
      return pad(cell, widths[position] ?? 0);
    });
    return padded.join('  ').trimEnd();
  };
  return [style.dim(lineOf(titles)), ...cells.map(lineOf)].join('\n');
}

function oneLine(cell: string): string {
  return cell.replaceAll('\n', '\\n').replaceAll('\t', '\\t');
}
