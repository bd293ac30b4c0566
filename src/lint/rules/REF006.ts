import { orderRule } from '../orders/order-rule.js';
import { hitsOf, isDenied, isDoneByOthers, speaksOf } from '../orders/read-sentence.js';
import { spanOf } from '../orders/report-hit.js';

export const rule = orderRule({
  id: 'REF006',
  title: 'remote document that the agent must follow',
  severity: 'warning',
  confidence: 'medium',
  security: 7.2,
  message: 'This tells the agent to fetch a page and do what it says. The owner of the page then controls the agent.',
  hint: 'Remove it unless you wrote it yourself. Copy what you need into the workspace instead.',
  needs: ['obey'],
  finds(sentence) {
    if (!/https?:\/\//i.test(sentence.text) || speaksOf(sentence, 'negation')) return null;
    const read = hitsOf(sentence, 'read', 'fetch').find(
      (hit) => !isDenied(sentence, hit) && !isDoneByOthers(sentence, hit),
    );
    const obey = hitsOf(sentence, 'obey').find(
      (hit) => read === undefined || hit.start >= read.end || hit.end <= read.start,
    );
    if (read === undefined || obey === undefined) return null;
    return speaksOf(sentence, 'instructions', 'trigger', 'must') ? spanOf(read, obey) : null;
  },
});
