import { diffArrays } from 'diff';
import { linesWithEnds } from '../../workspace/split-sections.js';

type Versions = { readonly base: Buffer; readonly ours: Buffer; readonly theirs: Buffer };
type Region = { readonly start: number; readonly end: number; readonly lines: readonly string[] };

/**
 * Applies the changes from `base` to `theirs` onto `ours`, line by line. Null if both changed the same or adjacent lines differently,
 * or if one has little in common with `base`.
 */
export function mergeThreeWay({ base, ours, theirs }: Versions): Buffer | null {
  const baseLines = linesOf(base);
  const [ourRegions, theirRegions] = [changedRegions(baseLines, ours), changedRegions(baseLines, theirs)];
  if (ourRegions === null || theirRegions === null) return null;
  const regions = [...ourRegions, ...theirRegions].sort((one, other) => one.start - other.start || one.end - other.end);
  let merged = '';
  let previous: Region | null = null;
  for (const region of regions) {
    if (previous !== null && isSameRegion(region, previous)) continue;
    if (previous !== null && region.start <= previous.end) return null;
    merged += baseLines.slice(previous?.end ?? 0, region.start).join('') + region.lines.join('');
    previous = region;
  }
  return Buffer.from(merged + baseLines.slice(previous?.end ?? 0).join(''), 'latin1');
}

/** One character per byte, so that bytes that are not valid text survive. */
function linesOf(bytes: Buffer): string[] {
  return linesWithEnds(bytes.toString('latin1'));
}

function isSameRegion(one: Region, other: Region): boolean {
  return one.start === other.start && one.end === other.end && one.lines.join('') === other.lines.join('');
}

/** Comparison time is quadratic in the number of differing lines. */
const maxEditLength = 4000;

function changedRegions(baseLines: readonly string[], version: Buffer): Region[] | null {
  const parts = diffArrays([...baseLines], linesOf(version), { maxEditLength });
  if (parts === undefined) return null;
  const regions: Region[] = [];
  let position = 0;
  let open: { start: number; end: number; lines: string[] } | null = null;
  for (const part of parts) {
    if (!part.added && !part.removed) {
      if (open !== null) regions.push(open);
      open = null;
      position += part.value.length;
      continue;
    }
    open ??= { start: position, end: position, lines: [] };
    if (part.added) open.lines.push(...part.value);
    else {
      position += part.value.length;
      open.end = position;
    }
  }
  if (open !== null) regions.push(open);
  return regions;
}
