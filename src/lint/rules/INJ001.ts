import { orderRule } from '../orders/order-rule.js';
import { isDenied, isDoneByOthers, isImagined, isMentioned, near, speaksOf } from '../orders/read-sentence.js';
import { spanOf } from '../orders/report-hit.js';
import type { Sentence } from '../text/sentences.js';

export const rule = orderRule({
  id: 'INJ001',
  title: 'instruction to ignore earlier instructions',
  severity: 'error',
  confidence: 'high',
  security: 8.8,
  message: "This tells the agent to stop obeying its owner's instructions.",
  hint: 'Remove it unless you wrote it yourself. If it is an example, say in the same sentence or in its heading that it is one.',
  needs: ['override', 'instructions', 'prior'],
  phrases: 'override',
  finds(sentence) {
    const pair = near(sentence, [['override'], ['instructions']], 5);
    if (pair === null || !speaksOf(sentence, 'prior') || isStopRule(sentence) || isImagined(sentence)) return null;
    const [verb, noun] = [pair.first, pair.second];
    if (ownersWord.test(sentence.text.slice(0, verb.start))) return null;
    if (isDenied(sentence, verb) || isDoneByOthers(sentence, verb) || isMentioned(sentence, spanOf(verb, noun)))
      return null;
    // To ignore instructions that come in a page or a mail is what an owner wants.
    const after = sentence.text.slice(Math.max(verb.end, noun.end), Math.max(verb.end, noun.end) + 24);
    const isAboutStrangers = /^\W{0,3}(?:in|from|inside|embedded|found|within|that come|contained|hidden|on)\b/i.test(
      after,
    );
    return isAboutStrangers ? null : spanOf(verb, noun);
  },
});

/** `Human instructions override all`: that is how it should be. */
const ownersWord =
  /\b(?:human|owner|user|explicit|safety|operator)(?:['’]s)? (?:instructions?|commands?|rules?|orders?|requests?)\b/i;

/** That the owner's "stop" outweighs every other rule is how it should be. */
function isStopRule({ headings, lead }: Sentence): boolean {
  return /\bstop\b|\bemergency\b|\bnot-?aus\b|停止|紧急|緊急|стоп|parada|arrêt/i.test(
    `${headings.at(-1) ?? ''} ${lead}`,
  );
}
