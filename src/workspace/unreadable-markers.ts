import { readFrontMatter } from './front-matter.js';
import { mayHoldMarker, readMarking, type Unreadable } from './scope-marker.js';
import { linesWithEnds, splitSections } from './split-sections.js';

/** An intended scope marker that is unreadable, with its line in the file. */
export type UnreadableMarker = Omit<Unreadable, 'kind'> & { readonly line: number };

/** The first one in each section, because one is enough to make the section private. */
export function unreadableMarkers(markdown: string): UnreadableMarker[] {
  if (!mayHoldMarker(markdown)) return [];
  const { body, bodyStartLine } = readFrontMatter(markdown);
  return splitSections(body).flatMap(({ text, startLine }): UnreadableMarker[] => {
    const marking = readMarking(text);
    if (marking.kind !== 'unreadable') return [];
    const { kind: _, ...how } = marking;
    return [{ line: bodyStartLine + startLine - 1 + lineIn(text), ...how }];
  });
}

/** The line that is unreadable alone; else the first that starts something like a marker, which may continue below. */
function lineIn(section: string): number {
  const lines = linesWithEnds(section);
  const alone = lines.findIndex((line) => readMarking(line).kind === 'unreadable');
  if (alone !== -1) return alone;
  const begun = lines.findIndex(
    (_, index) => mayHoldMarker(lines.slice(index, index + 5).join('')) && /[<＜﹤]/.test(lines[index] ?? ''),
  );
  return Math.max(0, begun);
}
