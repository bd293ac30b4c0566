import { roles } from '../../roles/roles.js';
import { orderRule } from '../judgement/order-rule.js';
import {
  hitsOf,
  isDefended,
  isDenied,
  isDoneByOthers,
  isImagined,
  isQuoted,
  speaksOf,
} from '../judgement/read-sentence.js';

export const rule = orderRule({
  id: 'IDN004',
  title: 'identity replaced or rights claimed',
  severity: 'error',
  confidence: 'high',
  security: 8.8,
  message: 'This makes the agent somebody else, or gives it rights that no file can give.',
  hint: 'Find out who wrote it, look at the rest of the file, and remove it. Character belongs in SOUL.md, written by the owner.',
  needs: ['become'],
  finds(sentence, document) {
    const change = hitsOf(sentence, 'become').find(
      ({ start, end }) => !/^(?:pretend|play|take on|assume|adopt|act)/i.test(sentence.text.slice(start, end)),
    );
    if (
      change === undefined ||
      speaksOf(sentence, 'other', 'reported') ||
      isDefended(sentence) ||
      isDenied(sentence, change)
    )
      return null;
    if (isDoneByOthers(sentence, change) || isQuoted(sentence, change) || isImagined(sentence)) return null;
    const isStrange =
      document.role === 'soul' || document.role === 'identity' || document.role === null || roles[document.role].memory;
    return isStrange && speaksOf(sentence, 'override', 'unbound', 'instructions', 'privilege', 'standing')
      ? change
      : null;
  },
});
