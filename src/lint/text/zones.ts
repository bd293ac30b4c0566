import { type Block, blocksOf } from './blocks.js';
import { inlineZones } from './inline-zones.js';

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
export function zonesOf(text: string): Zone[] {
  return blocksOf(text).flatMap((block) => zonesOfBlock(text, block));
}

function zonesOfBlock(text: string, { kind, lines }: Block): Zone[] {
  return lines.flatMap(({ start, end }) => {
    if (kind === 'fence' || kind === 'front-matter' || kind === 'comment') return [{ kind, start, end }];
    return inlineZones(text, { kind, start, end });
  });
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
