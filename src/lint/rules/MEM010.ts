import { isNote, reachesOut, replyOrder } from '../judgement/notes.js';
import { orderRule } from '../judgement/order-rule.js';
import { hitsOf, isDefended, isDenied, isDoneByOthers, isImagined, speaksOf } from '../judgement/read-sentence.js';
import { spanOf } from '../judgement/report-hit.js';

export const rule = orderRule({
  id: 'MEM010',
  title: 'standing order in a memory',
  severity: 'error',
  confidence: 'high',
  security: 8.8,
  message: 'A memory should hold facts. This one orders an action with effects, to be done whenever something happens.',
  hint: 'Find out who wrote it, look at the rest of the file, and remove it. What the agent should do as a rule belongs in AGENTS.md, written by the owner.',
  needs: [],
  finds(sentence, document) {
    if (!isNote(document)) return null;
    const reply = replyOrder(sentence);
    const trigger = hitsOf(sentence, 'trigger')[0];
    if ((reply === null && trigger === undefined) || isDefended(sentence)) return null;
    if (reply !== null) return reply;
    if (isImagined(sentence)) return null;
    const act = hitsOf(sentence, 'send', 'run', 'fetch', 'install', 'pay', 'destroy', 'grant').find(
      (hit) => !isDenied(sentence, hit) && !isDoneByOthers(sentence, hit),
    );
    if (trigger === undefined || act === undefined || speaksOf(sentence, 'reported', 'other')) return null;
    const hasEffect = reachesOut(sentence) || (speaksOf(sentence, 'secrets') && speaksOf(sentence, 'send'));
    return hasEffect ? spanOf(trigger, act) : null;
  },
});
