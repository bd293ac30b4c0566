import { externalSource, hasProvenance } from '../memory/external-sources.js';
import { isCurated } from '../memory/is-memory-file.js';
import type { Rule } from '../rule.js';
import type { LintDocument } from '../text/lint-document.js';

export const rule: Rule = {
  id: 'MEM011',
  title: 'Outside claim kept without its source',
  severity: 'warning',
  confidence: 'low',
  security: 3,
  checkSentence(sentence, document) {
    const isStatement = sentence.zone === 'list' || sentence.zone === 'prose';
    if (sentence.origin !== 'plain' || !isStatement || !isCurated(document)) return null;
    const told = externalSource(sentence.text);
    if (told === null) return null;
    const isQuotation =
      sentence.isInQuote || sentence.quoted.some(([from, to]) => from <= told.start && told.start < to);
    if (isQuotation || isConditional(sentence.text.slice(0, told.start))) return null;
    if (hasProvenance(entryAround(document, sentence.start)) || hasProvenance(sentence.headings.join(' '))) return null;
    return {
      start: sentence.toSource(told.start),
      end: sentence.toSource(told.end - 1) + 1,
      message: 'Memory contains an outside claim as if it were a known fact, without its source or confidence.',
      hint: 'Add the source and a confidence, such as `(source: example.org, confidence: low)`, or check it and say so.',
    };
  },
};

/** `If a page says …` speaks of no page in particular. */
function isConditional(before: string): boolean {
  return /(?<![\p{L}])(?:if|when|whenever|even if|unless|whatever|wenn|falls|si|cuando|quand|если|когда)(?![\p{L}])|如果|もし/iu.test(
    before,
  );
}

const mostLines = 12;

/** The paragraph or list item that a place belongs to. */
function entryAround({ lines }: LintDocument, offset: number): string {
  const own = lines.indexAt(offset);
  let first = own;
  while (first > 0 && own - first < mostLines && !isStart(lines.textOf(first)) && !isBlank(lines.textOf(first - 1)))
    first--;
  let last = own;
  while (
    last + 1 < lines.count &&
    last - own < mostLines &&
    !isStart(lines.textOf(last + 1)) &&
    !isBlank(lines.textOf(last + 1))
  )
    last++;
  return Array.from({ length: last - first + 1 }, (_, index) => lines.textOf(first + index).slice(0, 2_000)).join('\n');
}

function isStart(line: string): boolean {
  return /^\s*(?:[-*+•]|\d{1,3}[.)])\s|^#{1,6}\s/.test(line.slice(0, 200));
}

function isBlank(line: string): boolean {
  return line.trim() === '';
}
