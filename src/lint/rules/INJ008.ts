import { roles } from '../../roles/roles.js';
import { orderRule } from '../orders/order-rule.js';
import { hitsOf } from '../orders/read-sentence.js';

export const rule = orderRule({
  id: 'INJ008',
  title: 'text that speaks as the system or to any AI',
  severity: 'error',
  confidence: 'medium',
  security: 6.5,
  message: 'This speaks to the agent in the name of the system, or to any AI that reads it.',
  hint: 'Remove it unless you wrote it yourself.',
  needs: ['authority'],
  phrases: 'addressed',
  finds(sentence, document) {
    const isNote = document.role === null || roles[document.role].memory;
    if (!isNote) return null;
    const loud = hitsOf(sentence, 'authority').filter(({ start, end }) => isLoud(sentence.text.slice(start, end)));
    const first = loud[0];
    return first !== undefined && new Set(loud.map(({ start }) => start)).size >= 3
      ? { start: first.start, end: first.end, severity: 'warning' }
      : null;
  },
});

/** Capitals, or words that stand in heavy brackets in scripts without capitals. */
function isLoud(word: string): boolean {
  return word === word.toUpperCase() && (word !== word.toLowerCase() || /[\u3040-\u9fff]/.test(word));
}
