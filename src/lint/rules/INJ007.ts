import { orderRule } from '../judgement/order-rule.js';
import {
  hitsOf,
  isDefended,
  isDenied,
  isDoneByOthers,
  isImagined,
  near,
  speaksOf,
} from '../judgement/read-sentence.js';
import { spanOf } from '../judgement/report-hit.js';

export const rule = orderRule({
  id: 'INJ007',
  title: 'order to weaken a guard',
  severity: 'error',
  confidence: 'medium',
  security: 8.6,
  message: 'This tells the agent to switch off, ignore or mislead what watches over the workspace.',
  hint: 'Find out who wrote it, look at the rest of the file, and remove it.',
  needs: ['guard'],
  finds(sentence) {
    const pair = near(sentence, [['override', 'bypass', 'grant'], ['guard']], 5);
    if (pair === null || isDefended(sentence) || isImagined(sentence) || isDenied(sentence, pair.first)) return null;
    if (isDoneByOthers(sentence, pair.first) || speaksOf(sentence, 'reported')) return null;
    const isOrder = hitsOf(sentence, 'must', 'trigger', 'standing', 'self').length > 0;
    return isOrder ? spanOf(pair.first, pair.second) : null;
  },
});
