import type { Zone } from './markdown-zones.js';

/** Divides one line of running text into what is read, code spans, comments and the targets of links. */
export function inlineZones(text: string, around: Zone): Zone[] {
  const line = text.slice(around.start, around.end);
  const zones: Zone[] = [];
  let plainFrom = 0;
  const push = (kind: Zone['kind'], start: number, end: number) => {
    if (end > start) zones.push({ kind, start: around.start + start, end: around.start + end });
  };
  /** Openings that nothing closes any more; looking again from further right would find nothing either. */
  const unclosed = new Set<string>();
  const openings = /`+|<!--|\]\(/g;
  for (let found = openings.exec(line); found !== null; found = openings.exec(line)) {
    if (unclosed.has(found[0])) continue;
    const from = found.index + found[0].length;
    const end = endOf(line, found[0], from);
    if (end === -1) {
      unclosed.add(found[0]);
      continue;
    }
    push(around.kind, plainFrom, found.index);
    push(kindOf(found[0]), from, end);
    plainFrom = end;
    openings.lastIndex = end + (found[0].startsWith('`') ? found[0].length : 1);
  }
  push(around.kind, plainFrom, line.length);
  return zones;
}

function kindOf(opening: string): Zone['kind'] {
  if (opening.startsWith('`')) return 'inline-code';
  return opening === '<!--' ? 'comment' : 'link-target';
}

function endOf(line: string, opening: string, from: number): number {
  if (opening.startsWith('`')) return closingRow(line, opening.length, from);
  return line.indexOf(opening === '<!--' ? '-->' : ')', from);
}

/** A code span ends at the next row of exactly as many backticks. */
function closingRow(line: string, length: number, from: number): number {
  for (let at = line.indexOf('`', from); at !== -1; at = line.indexOf('`', at)) {
    const start = at;
    while (line[at] === '`') at++;
    if (at - start === length) return start;
  }
  return -1;
}
