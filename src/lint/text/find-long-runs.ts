import type { Span } from './markdown-blocks.js';

/** Runs of at least that many characters of a kind. Checks only every n-th character, which is fast for ordinary text. */
export function runsOf(text: string, shortest: number, isSign: (unit: number) => boolean): Span[] {
  const runs: Span[] = [];
  let from = 0;
  for (let probe = shortest - 1; probe < text.length; ) {
    if (!isSign(text.charCodeAt(probe))) {
      from = probe + 1;
      probe += shortest;
      continue;
    }
    let start = probe;
    while (start > from && isSign(text.charCodeAt(start - 1))) start--;
    let end = probe + 1;
    while (end < text.length && isSign(text.charCodeAt(end))) end++;
    if (end - start >= shortest) runs.push({ start, end });
    from = end;
    probe = end + shortest;
  }
  return runs;
}

/** Letters, digits and `+ / - _` without a space, with the padding after them; several lines of one blob count as one. */
export function longRuns(text: string, shortest: number): Span[] {
  const runs = runsOf(text, shortest, isBlobSign).map(({ start, end }) => ({ start, end: endOfPadding(text, end) }));
  return runs.length === 0 ? runs : joinLines(text, runs);
}

/** Blobs are wrapped into lines, and the last may be short. What may belong together comes first, then the pieces. */
function joinLines(text: string, runs: readonly Span[]): Span[] {
  const spans: Span[] = [];
  for (let first = 0; first < runs.length; ) {
    let next = first + 1;
    while (next < runs.length && isLineBreak(text, runs[next - 1]?.end ?? 0, runs[next]?.start ?? 0)) next++;
    const pieces = runs.slice(first, next);
    const start = pieces[0]?.start ?? 0;
    const end = pieces.at(-1)?.end ?? 0;
    const tail = text[end - 1] === '=' ? null : shortTail.exec(text.slice(end, end + 48));
    if (tail !== null) spans.push({ start, end: end + tail[0].length });
    if (pieces.length > 1) spans.push({ start, end });
    spans.push(...pieces);
    first = next;
  }
  return spans;
}

const shortTail = /^[ \t]?(?:\r?\n)?[ \t>]{0,8}[A-Za-z0-9+/_-]{2,23}={0,2}(?=[ \t]{0,8}(?:\r?\n|$))/;

function isLineBreak(text: string, start: number, end: number): boolean {
  return end - start <= 12 && /^[ \t]?(?:\r?\n)?[ \t>]{0,8}$/.test(text.slice(start, end));
}

function endOfPadding(text: string, at: number): number {
  let end = at;
  while (text[end] === '=' && end - at < 6) end++;
  return end;
}

function isBlobSign(unit: number): boolean {
  return unit < 128 && blobSigns[unit] === 1;
}

const blobSigns = new Uint8Array(128);
for (const sign of 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/-_')
  blobSigns[sign.charCodeAt(0)] = 1;
