import { orderRule } from '../judgement/order-rule.js';
import { hitsOf, isDefended, isDenied, near, speaksOf } from '../judgement/read-sentence.js';
import { spanOf } from '../judgement/report-hit.js';

export const rule = orderRule({
  id: 'INJ006',
  title: 'text that spreads or protects itself',
  severity: 'error',
  confidence: 'medium',
  security: 8.6,
  message: 'This text orders its own survival: to be copied elsewhere, or never to be removed.',
  hint: 'Find out who wrote it, look at the rest of the file, and remove it. Then look for copies: `agentsoul lint --rule INJ006`.',
  needs: ['thisText'],
  finds(sentence) {
    if (isDefended(sentence) || speaksOf(sentence, 'other')) return null;
    const copied = near(sentence, [['write'], ['thisText']], 6);
    if (copied !== null && speaksOf(sentence, 'ownFile') && !isDenied(sentence, copied.first)) {
      return speaksOf(sentence, 'trigger', 'persist') ? spanOf(copied.first, copied.second) : null;
    }
    const kept = near(sentence, [['persist'], ['thisText']], 5);
    const isAsked = kept !== null && hitsOf(sentence, 'trigger', 'ownFile').length > 1;
    return isAsked ? spanOf(kept.first, kept.second) : null;
  },
});
