import { withoutComments } from '../../entries/read/split-blocks.js';
import { SoulError } from '../../errors/soul-error.js';
import { normaliseText } from '../../language/normalise-text.js';
import { BlockTracker } from '../../workspace/markdown-block-tracker.js';
import { linesWithEnds } from '../../workspace/split-sections.js';
import type { CoreBlock } from './block-names.js';
import { blockAt, findBlocks } from './core-blocks.js';

export type CoreLine = {
  /** 1-based, in the file. */
  readonly line: number;
  readonly block: CoreBlock | null;
  /** Without list marker and comments. */
  readonly text: string;
};

/** The lines of a core memory that can be changed: no headings, comments or code. */
export function readCoreLines(text: string): CoreLine[] {
  const blocks = findBlocks(text);
  const tracker = new BlockTracker();
  return linesWithEnds(text).flatMap((line, index): CoreLine[] => {
    const isInside = tracker.isInside(line);
    if (isInside || /^#{1,6}(?:\s|$)/.test(line)) return [];
    const said = withoutComments(splitLine(line).said).trim();
    return /[\p{L}\p{N}\p{S}]/u.test(said) ? [{ line: index + 1, block: blockAt(blocks, index + 1), text: said }] : [];
  });
}

/** The matching line, by its number or by its words. */
export function findCoreLine(lines: readonly CoreLine[], query: string, block?: CoreBlock): CoreLine {
  const candidates = block === undefined ? lines : lines.filter((line) => line.block === block);
  const wanted = normaliseText(query);
  const same = candidates.filter(({ text }) => normaliseText(text) === wanted);
  const numbered = /^\d{1,6}$/.test(wanted) ? candidates.filter(({ line }) => line === Number(wanted)) : [];
  const holding = wanted === '' ? [] : candidates.filter(({ text }) => normaliseText(text).includes(wanted));
  const found = [same, numbered, holding].find((matches) => matches.length > 0) ?? [];
  const [only] = found;
  if (only !== undefined && found.length === 1) return only;
  if (only === undefined) {
    throw new SoulError(
      'not-found',
      `No line of core memory${block === undefined ? '' : ` in ${block}`} contains "${query}".`,
      {
        hint: 'Run `agentsoul core show` to see the lines. Nothing was changed.',
      },
    );
  }
  const shown = found.slice(0, 8).map(({ line, text }) => `  ${line}: ${text}`);
  const more = found.length > shown.length ? [`  … and ${found.length - shown.length} more`] : [];
  throw new SoulError('ambiguous', [`"${query}" fits ${found.length} lines:`, ...shown, ...more].join('\n'), {
    hint: 'Use more words of the line, or its number. Nothing was changed.',
  });
}

/** The text with one line replaced, or removed by null. Indentation, list marker and comment stay. */
export function changeLine(text: string, line: number, said: string | null): string {
  const lines = linesWithEnds(text);
  const { lead, comment, end } = splitLine(lines[line - 1] ?? '');
  const changed = said === null ? [] : [`${lead}${said}${comment}${end}`];
  return [...lines.slice(0, line - 1), ...changed, ...lines.slice(line)].join('');
}

function splitLine(line: string): { lead: string; said: string; comment: string; end: string } {
  const end = /\r?\n$/.exec(line)?.[0] ?? '';
  const whole = line.slice(0, line.length - end.length);
  const lead = /^\s*(?:(?:[-*+]|\d{1,9}[.)])\s+)?/.exec(whole)?.[0] ?? '';
  const opening = whole.indexOf('<!--', lead.length);
  const isTrailing = opening !== -1 && whole.trimEnd().endsWith('-->');
  const said = isTrailing ? whole.slice(lead.length, opening).trimEnd() : whole.slice(lead.length);
  return { lead, said, comment: isTrailing ? whole.slice(lead.length + said.length) : '', end };
}
