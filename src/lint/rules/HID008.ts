import { isInCode } from '../hidden/find-hidden-parts.js';
import { whyInvisible } from '../hidden/invisible-html.js';
import { readsOrders } from '../orders/reading-zones.js';
import type { Report, Rule } from '../rule.js';
import type { LintDocument } from '../text/lint-document.js';

export const rule: Rule = {
  id: 'HID008',
  title: 'HTML that is made invisible',
  severity: 'error',
  confidence: 'high',
  security: 8.5,
  *checkFile(document) {
    const { text } = document;
    if (text.includes('<')) {
      for (const { 0: tag, index } of text.matchAll(tagPattern)) {
        const reason = isPromptSection(document, index, tag) ? null : whyInvisible(tag);
        if (reason !== null && !isInCode(document, index)) yield report(index, tag.length, reason);
      }
      for (const { 0: empty, index } of text.matchAll(/<summary[^<>]{0,200}>\s{0,20}<\/summary>\s{0,20}[^\s<]/gi))
        if (!isInCode(document, index)) yield report(index, empty.length - 1, 'a folded section without a label');
      for (const { 0: processed, index } of text.matchAll(unseenProse))
        if (!isInCode(document, index)) yield report(index, processed.length, 'text in a form that no page shows');
      for (const { 0: sheet, index } of text.matchAll(/<style[^<>]{0,200}>[^<]{1,4000}/gi)) {
        if (hidingSheet.test(sheet) && !isInCode(document, index)) yield report(index, sheet.length, 'a style sheet');
      }
    }
    if (!text.includes('\\')) return;
    for (const { 0: formula, index } of text.matchAll(formulaPattern)) {
      if (!isInCode(document, index)) yield report(index, formula.length, 'white or invisible text in a formula');
    }
  },
};

/** `<template>` on a line of its own divides a prompt into parts, in files that are written for that and not loaded by themselves. */
function isPromptSection(document: LintDocument, start: number, tag: string): boolean {
  if (tag !== '<template>' || readsOrders(document)) return false;
  const { text } = document;
  return (
    /(?:^|\n)[ \t]*$/.test(text.slice(Math.max(0, start - 40), start)) &&
    /^[ \t]*\r?\n/.test(text.slice(start + tag.length))
  );
}

/** Processing instructions and CDATA hold no prose in Markdown. */
const unseenProse = /<\?(?!xml|php)[a-z]{2,20}\s[^<>]{8,2000}\?>|<!\[CDATA\[[^<>]{8,2000}\]\]>/gi;

/** Long enough for any honest tag; an attribute may hold `>`. */
const tagPattern = /<[a-zA-Z](?:[^<>"']|"[^"<]{0,2000}"|'[^'<]{0,2000}'){0,300}>/g;
const hidingSheet =
  /display\s{0,2}:\s{0,2}none|visibility\s{0,2}:\s{0,2}hidden|(?:font-size|opacity)\s{0,2}:\s{0,2}0(?![.\d]{0,6}[1-9])/i;
const formulaPattern =
  /\\(?:textcolor|color|colorbox)\s{0,2}(?:\[[^\]]{0,20}\])?\{\s{0,2}(?:white|#?f{3}|#?f{6}|transparent)\s{0,2}\}|\\[hv]?phantom\s{0,2}\{/gi;

function report(start: number, length: number, reason: string): Report {
  return {
    start,
    end: start + length,
    message: `Invisible HTML: ${reason}. A model still reads its content.`,
    hint: 'Remove it, or make it visible. Agent files need no invisible parts.',
  };
}
