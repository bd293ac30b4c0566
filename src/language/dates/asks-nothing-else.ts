import { atFirstUse } from '../../workspace/at-first-use.js';
import { hasCommonWordsOnly } from '../words/content-terms.js';
import { emptySigns, emptyWords, pastSigns, pastWords } from './time-phrases.js';

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

const emptyWord = atFirstUse(() => new RegExp(`(?<![\\p{L}])(?:${emptyWords})(?![\\p{L}])`, 'gu'));
const emptySign = atFirstUse(() => new RegExp(longestFirst(emptySigns), 'gu'));
const onlySigns = atFirstUse(() => new RegExp(`^(?:${longestFirst(emptySigns)})*$`, 'u'));
const pastWord = atFirstUse(() => new RegExp(`(?<![\\p{L}])(?:${pastWords})(?![\\p{L}])|${pastSigns}`, 'u'));

function longestFirst(alternatives: string): string {
  return alternatives
    .split('|')
    .sort((one, other) => other.length - one.length)
    .join('|');
}
