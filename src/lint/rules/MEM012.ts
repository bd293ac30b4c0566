import { isNote } from '../judgement/notes.js';
import { orderRule } from '../judgement/order-rule.js';
import { hitsOf, isDefended, isDenied, speaksOf } from '../judgement/read-sentence.js';
import { spanOf } from '../judgement/report-hit.js';

export const rule = orderRule({
  id: 'MEM012',
  title: 'approval claimed in a memory',
  severity: 'error',
  confidence: 'medium',
  security: 8.2,
  message:
    'A memory says that somebody allowed something for good. Only the owner can, and not in a file that agents write.',
  hint: 'Find out who wrote it, look at the rest of the file, and remove it. If it is true, let the owner write it into AGENTS.md.',
  needs: ['approved', 'bypass'],
  finds(sentence, document) {
    if (!isNote(document) || isDefended(sentence)) return null;
    const claim = hitsOf(sentence, 'approved').find((hit) => !isDenied(sentence, hit));
    const reach = hitsOf(sentence, 'bypass')[0];
    if (claim === undefined || reach === undefined || isDenied(sentence, reach)) return null;
    return speaksOf(sentence, 'pay', 'send', 'destroy', 'grant', 'run', 'install', 'secrets')
      ? spanOf(claim, reach)
      : null;
  },
});
