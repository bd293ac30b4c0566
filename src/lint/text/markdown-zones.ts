import { inlineZones } from './inline-zones.js';
import { type Block, blocksOf } from './markdown-blocks.js';

export const zoneKinds = [
  'front-matter',
  'heading',
  'prose',
  'list',
  'quote',
  'table',
  'fence',
  'comment',
  'inline-code',
  'link-target',
] as const;

export type ZoneKind = (typeof zoneKinds)[number];

/** A stretch of text and what it is to a reader of Markdown. `end` is exclusive. */
export type Zone = { readonly kind: ZoneKind; readonly start: number; readonly end: number };

/** The zones of a text in order, without overlaps. Blank lines and the marks of lists and quotes lie in none. */
export function zonesOf(text: string, blocks: readonly Block[] = blocksOf(text)): Zone[] {
  const zones: Zone[] = [];
  const mayBeDivided = marksFrom(text);
  for (const { kind, lines } of blocks) {
    const isWhole = kind === 'fence' || kind === 'front-matter' || kind === 'comment';
    for (const { start, end } of lines) {
      if (isWhole || !mayBeDivided(start, end)) {
        if (isWhole || end > start) zones.push({ kind, start, end });
      } else for (const zone of inlineZones(text, { kind, start, end })) zones.push(zone);
    }
  }
  return zones;
}

/** Whether a range contains a dividing mark; ranges must be asked in ascending order. */
function marksFrom(text: string): (start: number, end: number) => boolean {
  const marks = ['`', '<!--', ']('];
  const next = marks.map((mark) => placeOf(text, mark, 0));
  return (start, end) => {
    let isThere = false;
    for (let index = 0; index < marks.length; index++) {
      if ((next[index] ?? 0) < start) next[index] = placeOf(text, marks[index] ?? '', start);
      if ((next[index] ?? 0) < end) isThere = true;
    }
    return isThere;
  };
}

function placeOf(text: string, mark: string, from: number): number {
  const place = text.indexOf(mark, from);
  return place === -1 ? Number.POSITIVE_INFINITY : place;
}

/** Looks up the zone of a place. */
export class ZoneMap {
  readonly zones: readonly Zone[];

  constructor(zones: readonly Zone[]) {
    this.zones = zones;
  }

  at(offset: number): Zone {
    let low = 0;
    let high = this.zones.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.zones[middle]?.start ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    const zone = this.zones[low];
    if (zone !== undefined && zone.start <= offset && offset < zone.end) return zone;
    return { kind: 'prose', start: offset, end: offset + 1 };
  }
}
