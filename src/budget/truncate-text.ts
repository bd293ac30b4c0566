import type { Cut } from '../profiles/profile.js';
import type { Unit } from './measure-text.js';
import { type Omission, omissionsOf } from './omitted-lines.js';
import { loadSizeMeter, type SizeMeter } from './size-meter.js';
import { type TruncationMarker, truncationMarkers } from './truncation-marker.js';

export type Truncated = {
  readonly text: string;
  /** How much of the text was kept before and after the marker, in the unit of the limit. */
  readonly kept: { readonly head: number; readonly tail: number };
  readonly omitted: readonly Omission[];
};

export type TruncateOptions = {
  readonly limit: number;
  readonly unit: Unit;
  readonly cut: Cut;
  readonly path: string;
};

/** Keeps the start and the end of a text by the shares of the cut, with a marker between them. Never passes the limit. */
export async function truncateText(text: string, options: TruncateOptions): Promise<Truncated> {
  const ruler = await loadSizeMeter(options.unit);
  const total = ruler.measure(text);
  if (total <= options.limit) return { text, kept: { head: total, tail: 0 }, omitted: [] };
  // Joined parts may need a few tokens more than the parts alone, so the wish is lowered until the whole fits.
  for (let limit = options.limit; ; ) {
    const attempt = cutOnce(text, total, { ...options, limit }, ruler);
    const excess = ruler.measure(attempt.text) - options.limit;
    if (excess <= 0 || limit <= 0) return attempt;
    limit -= excess;
  }
}

function cutOnce(text: string, total: number, options: TruncateOptions, ruler: SizeMeter): Truncated {
  const marker = chooseMarker(total, options, ruler);
  const reserved = marker === null ? 0 : ruler.measure(marker({ head: total, tail: total, total }));
  const sizes = sharesOf(options.cut, options.limit, reserved);
  const headEnd = ruler.endOfHead(text, sizes.head);
  const tailStart = Math.max(headEnd, sizes.tail === 0 ? text.length : ruler.startOfTail(text, sizes.tail));
  const head = text.slice(0, headEnd);
  const tail = text.slice(tailStart);
  const kept = { head: ruler.measure(head), tail: ruler.measure(tail) };
  const between = marker === null ? '' : marker({ ...kept, total });
  return { text: head + between + tail, kept, omitted: omissionsOf(text, headEnd, tailStart) };
}

/** The fullest marker that leaves its least room for the text itself; none when not even the shortest does. */
function chooseMarker(
  total: number,
  { limit, unit, cut, path }: TruncateOptions,
  ruler: SizeMeter,
): TruncationMarker | null {
  const fitting = truncationMarkers({ unit, cut, path }).find(({ marker, leastRoom }) => {
    return ruler.measure(marker({ head: total, tail: total, total })) + leastRoom <= limit;
  });
  return fitting?.marker ?? null;
}

function sharesOf(cut: Cut, limit: number, reserved: number): { head: number; tail: number } {
  const rest = Math.max(0, limit - reserved);
  if (reserved === 0) return { head: rest, tail: 0 };
  const whole = cut.of === 'cap' ? limit : rest;
  const head = Math.floor(whole * cut.head);
  const tail = Math.floor(whole * cut.tail);
  if (head + tail <= rest) return { head, tail };
  const fittedHead = Math.floor((rest * head) / (head + tail));
  return { head: fittedHead, tail: tail === 0 ? 0 : rest - fittedHead };
}
