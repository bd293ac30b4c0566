import { roles } from '../../roles/roles.js';
import { orderRule } from '../orders/order-rule.js';
import { hitsOf } from '../orders/read-sentence.js';

export const rule = orderRule({
  id: 'INJ008',
  title: 'urgency and authority in a memory',
  severity: 'warning',
  confidence: 'medium',
  security: 6.5,
  message: 'This memory gives urgent instructions in the name of the system.',
  hint: 'Remove it unless you wrote it yourself.',
  needs: ['authority'],
  finds(sentence, document) {
    const isNote = document.role === null || roles[document.role].memory;
    if (!isNote) return null;
    const loud = hitsOf(sentence, 'authority').filter(({ start, end }) => isLoud(sentence.text.slice(start, end)));
    const first = loud[0];
    return first !== undefined && new Set(loud.map(({ start }) => start)).size >= 3 ? first : null;
  },
});

/** Capitals, or words that stand in heavy brackets in scripts without capitals. */
function isLoud(word: string): boolean {
  return word === word.toUpperCase() && (word !== word.toLowerCase() || /[\u3040-\u9fff]/.test(word));
}
