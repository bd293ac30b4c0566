import questionWords from '../../../data/language/question-words.json' with { type: 'json' };
import { lazyValue } from '../../workspace/lazy-value.js';
import { hasCommonWordsOnly } from '../words/content-terms.js';

/** Whether a question, without its words for a time, only asks what there was. */
export function asksNothingElse(rest: string): boolean {
  const plain = rest
    .replace(emptyWord(), ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  return onlySigns().test(plain.replaceAll(' ', '')) || hasCommonWordsOnly(plain.replace(emptySign(), ' '));
}

/** Whether a question is about what was, as far as its words tell. */
export function asksOfPast(question: string): boolean {
  return pastWord().test(question);
}

const { past, empty } = questionWords;
const emptyWord = lazyValue(() => new RegExp(`(?<![\\p{L}])(?:${empty.words.join('|')})(?![\\p{L}])`, 'gu'));
const emptySign = lazyValue(() => new RegExp(longestFirst(empty.signs), 'gu'));
const onlySigns = lazyValue(() => new RegExp(`^(?:${longestFirst(empty.signs)})*$`, 'u'));
const pastWord = lazyValue(
  () => new RegExp(`(?<![\\p{L}])(?:${past.words.join('|')})(?![\\p{L}])|${past.signs.join('|')}`, 'u'),
);

function longestFirst(alternatives: readonly string[]): string {
  return alternatives.toSorted((one, other) => other.length - one.length).join('|');
}
