import { orderRule } from '../judgement/order-rule.js';
import { hitsOf, isDefended, isDenied, isDoneByOthers, isImagined, speaksOf } from '../judgement/read-sentence.js';

export const rule = orderRule({
  id: 'INJ003',
  title: 'order to keep something from the owner',
  severity: 'error',
  confidence: 'high',
  security: 8.8,
  message: 'This tells the agent to hide what it does from the people it works for.',
  hint: 'Find out who wrote it, look at the rest of the file, and remove it.',
  needs: ['conceal'],
  finds(sentence) {
    const secret = hitsOf(sentence, 'conceal')[0];
    if (secret === undefined || isDefended(sentence) || isImagined(sentence) || isDenied(sentence, secret)) return null;
    const act = hitsOf(sentence, 'send', 'run', 'fetch', 'install', 'pay', 'destroy', 'grant')[0];
    if (act === undefined || isDoneByOthers(sentence, act) || isDenied(sentence, act)) return null;
    return speaksOf(sentence, 'other', 'reported') ? null : secret;
  },
});
