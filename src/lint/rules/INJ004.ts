import { orderRule } from '../judgement/order-rule.js';
import { hitsOf, isDefended, isDenied, isDoneByOthers, speaksOf } from '../judgement/read-sentence.js';
import { spanOf } from '../judgement/report-hit.js';

export const rule = orderRule({
  id: 'INJ004',
  title: 'order to act without approval',
  severity: 'error',
  confidence: 'medium',
  security: 8.6,
  message: 'This takes the owner’s approval out of an action that needs it.',
  hint: 'Find out who wrote it, look at the rest of the file, and remove it. If the owner really wants it, let the owner say so in AGENTS.md with its bounds.',
  needs: ['bypass'],
  finds(sentence) {
    const bypass = hitsOf(sentence, 'bypass')[0];
    const act = hitsOf(sentence, 'pay', 'destroy', 'grant', 'send', 'install', 'approve')[0];
    if (bypass === undefined || act === undefined || isDefended(sentence)) return null;
    if (isDenied(sentence, bypass) || isDenied(sentence, act) || isDoneByOthers(sentence, act)) return null;
    return speaksOf(sentence, 'standing', 'trigger') && !speaksOf(sentence, 'reported') ? spanOf(bypass, act) : null;
  },
});
