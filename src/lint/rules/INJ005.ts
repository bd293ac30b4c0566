import { orderRule } from '../orders/order-rule.js';
import { isDenied, isDoneByOthers, near, speaksOf } from '../orders/read-sentence.js';
import { spanOf } from '../orders/report-hit.js';

export const rule = orderRule({
  id: 'INJ005',
  title: 'request to reveal the prompt or keys',
  severity: 'warning',
  confidence: 'medium',
  security: 7.4,
  message: 'This asks for the agent’s instructions, private files or keys to be shown.',
  hint: 'Remove it unless you wrote it yourself.',
  needs: ['reveal', 'prompt'],
  phrases: 'disclosure',
  finds(sentence) {
    const pair = near(sentence, [['reveal'], ['prompt']], 7);
    if (pair === null || speaksOf(sentence, 'negation')) return null;
    if (isDenied(sentence, pair.first) || isDoneByOthers(sentence, pair.first)) return null;
    return spanOf(pair.first, pair.second);
  },
});
