import type { Cut } from '../profiles/profile.js';
import type { Unit } from './measure-text.js';

/** The text that replaces the part that was cut. Sizes with more digits never make it shorter. */
export type TruncationMarker = (sizes: {
  readonly head: number;
  readonly tail: number;
  readonly total: number;
}) => string;

type Options = { readonly unit: Unit; readonly cut: Cut; readonly path: string };

/** The markers of a cut, fullest first, with the minimum room each must leave for text. */
export function truncationMarkers({
  unit,
  cut,
  path,
}: Options): readonly { marker: TruncationMarker; leastRoom: number }[] {
  const hasTail = cut.tail > 0;
  const end = hasTail ? '\n\n' : '';
  if (cut.marker === 'short') return [{ marker: () => `\n\n[truncated]${end}`, leastRoom: 1 }];
  const kept = (head: number, tail: number) =>
    hasTail ? `The first ${head} and the last ${tail}` : `The first ${head}`;
  return [
    {
      marker: ({ head, tail, total }) =>
        `\n\n[Cut to fit. Read ${path} for the rest.]\n[${kept(head, tail)} of ${total} ${unit} of ${path} are here.]${end}`,
      leastRoom: 16,
    },
    { marker: () => `\n[Cut: read ${path}]${hasTail ? '\n' : ''}`, leastRoom: 1 },
  ];
}
