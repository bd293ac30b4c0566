import selfWords from '../../../data/language/self-words.json' with { type: 'json' };
import { lazyValue } from '../../workspace/lazy-value.js';

/** Whether a question says "I" or "my", and so asks about the user. "Tell me" does not. */
export function asksAboutSelf(question: string): boolean {
  const words = question.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
  return words.some((word) => ownWords().has(word)) || selfWords.signs.some((sign) => question.includes(sign));
}

/** Whether what follows a label in a transcript is said by the user, whatever they are called. */
export function isLabelOfUser(label: string): boolean {
  return ownWords().has(label) || selfWords.labels.includes(label) || selfWords.signs.includes(label);
}

const ownWords = lazyValue(() => new Set(selfWords.words));
