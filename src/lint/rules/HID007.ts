import { findHiddenInstruction } from '../hidden/find-hidden-instruction.js';
import { findHiddenParts, type HiddenPart } from '../hidden/find-hidden-parts.js';
import { readsOrders } from '../orders/reading-zones.js';
import type { Report, Rule } from '../rule.js';
import { decodeBlobs } from '../text/decode-blobs.js';
import { foldText } from '../text/fold-text.js';
import type { LintDocument } from '../text/lint-document.js';
import { splitSentences } from '../text/split-sentences.js';

export const rule: Rule = {
  id: 'HID007',
  title: 'Hidden instruction to the agent',
  severity: 'error',
  confidence: 'high',
  security: 8.5,
  *checkFile(document) {
    for (const part of findHiddenParts(document)) {
      const report = checkPart(document, part);
      if (report !== null) yield report;
    }
  },
};

/** The first order in a part, as it stands, folded or decoded. */
function checkPart(document: LintDocument, part: HiddenPart): Report | null {
  const content = document.text.slice(part.start, Math.min(part.end, part.start + longest));
  const folded = foldText(content);
  const views = [
    { text: content, toSource: (at: number) => at },
    ...(folded === null ? [] : [{ text: folded.text, toSource: (at: number) => folded.sources[at] ?? 0 }]),
    ...decodeBlobs(content).map(({ text, start }) => ({ text, toSource: () => start })),
  ];
  for (const { text, toSource } of views) {
    for (const { at, statement } of statementsOf(text)) {
      if (!findHiddenInstruction(statement, { isReference: !readsOrders(document) })) continue;
      const start = part.start + toSource(at + Math.max(0, statement.search(/\S/)));
      return {
        start,
        end: Math.max(start + 1, Math.min(part.end, start + statement.trim().length)),
        message: `There is an instruction to the agent in ${part.what}. People who read the page do not see it, but the model does.`,
        hint: 'Remove it, or move it into the visible text.',
      };
    }
  }
  return null;
}

const longest = 100_000;

/** Sentences; items and paragraphs of a longer comment count on their own. */
function statementsOf(text: string): { at: number; statement: string }[] {
  const statements: { at: number; statement: string }[] = [];
  let from = 0;
  const add = (end: number) => {
    for (const [start, stop] of splitSentences(text.slice(from, end), 'comment'))
      statements.push({ at: from + start, statement: text.slice(from + start, from + stop) });
  };
  for (const { index } of text.matchAll(/\n[ \t]{0,20}(?:\r?\n|[-*+] |\d{1,3}[.)] )/g)) {
    add(index);
    from = index;
  }
  add(text.length);
  return statements;
}
