import { orderRule } from '../orders/order-rule.js';
import { isDenied, isDoneByOthers, near, speaksOf } from '../orders/read-sentence.js';
import { spanOf } from '../orders/report-hit.js';

export const rule = orderRule({
  id: 'SEC006',
  title: 'instruction to keep credentials in memory',
  severity: 'error',
  confidence: 'medium',
  security: 8.0,
  message: 'This tells the agent to write credentials into files that are part of prompts.',
  hint: 'Find out who wrote it, check the rest of the file, and remove it. Credentials belong in the environment or a keychain.',
  needs: ['write', 'credential'],
  finds(sentence) {
    const pair = near(sentence, [['write'], ['credential']], 7);
    if (pair === null || speaksOf(sentence, 'negation')) return null;
    if (isDenied(sentence, pair.first) || isDoneByOthers(sentence, pair.first)) return null;
    return speaksOf(sentence, 'ownFile') ? spanOf(pair.first, pair.second) : null;
  },
});
