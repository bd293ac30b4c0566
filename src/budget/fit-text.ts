import type { Cut, Overflow } from '../profiles/profile.js';
import { fitsLimit, measureText, type Unit } from './measure-text.js';
import type { Omission } from './omitted-lines.js';
import { packText } from './pack-text.js';
import { truncateText } from './truncate-text.js';

export type Fit =
  | { readonly status: 'whole' | 'packed' | 'truncated'; readonly text: string; readonly omitted: readonly Omission[] }
  | { readonly status: 'rejected'; readonly measured: number; readonly limit: number };

export type FitOptions = {
  /** Null for no limit. */
  readonly limit: number | null;
  readonly unit: Unit;
  readonly overflow: Overflow;
  readonly cut: Cut;
  readonly path: string;
  /** See `packText`. */
  readonly leastShare?: number | undefined;
};

/** Text within the limit comes back unchanged, byte for byte. */
export async function fitText(text: string, options: FitOptions): Promise<Fit> {
  const { limit, unit, overflow, cut, path, leastShare } = options;
  if (limit === null || (await fitsLimit(text, limit, unit))) return { status: 'whole', text, omitted: [] };
  switch (overflow) {
    case 'reject':
      return { status: 'rejected', measured: await measureText(text, unit), limit };
    case 'truncate': {
      const { text: start, omitted } = await truncateText(text, { limit, unit, cut, path });
      return { status: 'truncated', text: start, omitted };
    }
    case 'pack': {
      const packed = await packText(text, { limit, unit, path, leastShare });
      if (packed.kind === 'whole') return { status: 'whole', text, omitted: [] };
      if (packed.kind === 'rejected') return { status: 'rejected', measured: packed.needed, limit };
      return { status: 'packed', text: packed.text, omitted: packed.omitted };
    }
    default:
      return overflow satisfies never;
  }
}
