import { escapeHidden } from '../excerpt.js';
import { isMarkdown } from '../text/is-markdown.js';
import type { LintDocument } from '../text/lint-document.js';

/** A line as it is shown, and where it stands. */
export type ShownLine = { readonly document: LintDocument; readonly index: number; readonly text: string };

/** Lines that are shown together, in reading order. */
export type Portion = readonly ShownLine[];

/** Small files share a portion; a large one is spread over several. */
const largestPortion = 6_000;
const longestLine = 2_000;

/**
 * The lines of the files that another reader is shown, in portions. The vault is for nobody else's eyes, and transcripts are
 * what was said, not what is believed.
 */
export function splitIntoPortions(
  documents: Iterable<LintDocument>,
  isShown: (document: LintDocument, index: number) => boolean = () => true,
): Portion[] {
  const portions: Portion[] = [];
  let open: ShownLine[] = [];
  let size = 0;
  for (const document of documents) {
    if (!isMarkdown(document.path) || document.role === 'vault' || document.role === 'transcripts') continue;
    for (const line of linesOf(document).filter(({ index }) => isShown(document, index))) {
      if (size > 0 && size + line.text.length > largestPortion) {
        portions.push(open);
        open = [];
        size = 0;
      }
      open.push(line);
      size += line.text.length;
    }
  }
  return open.length === 0 ? portions : [...portions, open];
}

function linesOf(document: LintDocument): ShownLine[] {
  return Array.from({ length: document.lines.count }, (_, index) => ({
    document,
    index,
    text: escapeHidden(document.lines.textOf(index).trimEnd().slice(0, longestLine)),
  })).filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}
