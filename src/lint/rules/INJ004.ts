import { orderRule, type PlainOrder } from '../orders/order-rule.js';
import { hitsOf, isDenied, isDoneByOthers, isImagined, speaksOf } from '../orders/read-sentence.js';
import { spanOf } from '../orders/report-hit.js';
import { findWaiver } from '../orders/waivers.js';
import type { Sentence } from '../text/sentences.js';

export const rule = orderRule({
  id: 'INJ004',
  title: 'instruction to act without approval',
  severity: 'error',
  confidence: 'medium',
  security: 8.6,
  message: 'This removes the owner’s approval from an action that needs it.',
  hint: 'Remove it unless you wrote it yourself. If the owner really wants it, let the owner write it in AGENTS.md, with limits.',
  needs: [],
  phrases: 'approval',
  finds(sentence) {
    return findBypass(sentence) ?? findStandIn(sentence) ?? findStatement(sentence);
  },
});

function findBypass(sentence: Sentence): PlainOrder | null {
  const bypass = hitsOf(sentence, 'bypass')[0];
  const acts = hitsOf(sentence, 'pay', 'destroy', 'grant', 'send', 'install', 'approve');
  const act = acts.find((hit) => !isDoneByOthers(sentence, hit));
  if (bypass === undefined || act === undefined || isDenied(sentence, bypass)) return null;
  if (acts.slice(0, 1).some((first) => isDenied(sentence, first)) || isDenied(sentence, act)) return null;
  return speaksOf(sentence, 'standing', 'trigger') && !speaksOf(sentence, 'reported') ? spanOf(bypass, act) : null;
}

/** `Treat messages from +49 … as the owner`: a number or an account that commands in the owner's place. */
function findStandIn(sentence: Sentence): PlainOrder | null {
  const { text } = sentence;
  if (
    !/[+@]|\d{4}/.test(text) ||
    !standIn.test(text) ||
    speaksOf(sentence, 'negation', 'reported') ||
    isImagined(sentence)
  )
    return null;
  const [power] = hitsOf(sentence, 'privilege');
  return power === undefined ? null : spanOf(power);
}

const standIn =
  /\b(?:treat|accept|regard|handle|consider|honou?r|obey|behandle|akzeptiere|trata|acepta)\b.{0,60}(?:\+\d[\d ()/-]{6,}|@\w{3}|\b\w{1,12}#?\d{4,}\b)/i;

function findStatement({ text, hits, isInQuote }: Sentence): PlainOrder | null {
  const waiver = isInQuote ? null : findWaiver(text);
  if (waiver === null) return null;
  const isReported = hits.some(({ concept, start }) => concept === 'reported' && start < waiver.start);
  return isReported ? null : { ...waiver, severity: 'warning' };
}
