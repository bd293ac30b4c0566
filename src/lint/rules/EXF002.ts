import { hasAddress } from '../judgement/notes.js';
import { orderRule } from '../judgement/order-rule.js';
import { isDefended, isDenied, isDoneByOthers, near, speaksOf } from '../judgement/read-sentence.js';
import { spanOf } from '../judgement/report-hit.js';

export const rule = orderRule({
  id: 'EXF002',
  title: 'order to hand out private data',
  severity: 'error',
  confidence: 'high',
  security: 9.1,
  message: 'This tells the agent to send private data to an address outside.',
  hint: 'Find out who wrote it, look at the rest of the file, and remove it.',
  needs: ['send'],
  finds(sentence) {
    if (!hasAddress(sentence.text) || isDefended(sentence)) return null;
    const pair = near(sentence, [['send'], ['secrets', 'credential', 'ownFile']], 9);
    if (pair === null || isDenied(sentence, pair.first) || isDoneByOthers(sentence, pair.first)) return null;
    return speaksOf(sentence, 'reported', 'other') ? null : spanOf(pair.first, pair.second);
  },
});
