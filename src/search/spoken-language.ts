import { glossOf, hasLatinGlosses } from '../language/glosses/gloss.js';
import type { Query } from '../language/words/read-query.js';

/**
 * The language in which the words of a question are to be understood. Few words often don't give it away; then it is one of those
 * that the memories are in, if that one knows more of the words than English does.
 */
export function spokenLanguage(
  { language, terms }: Query,
  { known, isCommon }: { known: ReadonlySet<string>; isCommon: (word: string) => boolean },
): string | null {
  if (language !== null && (language === 'en' || hasLatinGlosses(language) || known.has(language))) return language;
  const english = known.has('en') ? terms.filter(({ word }) => isCommon(word)).length : 0;
  let best: string | null = null;
  let most = english;
  for (const code of known) {
    const count = hasLatinGlosses(code) ? terms.filter(({ word }) => glossOf(word, code) !== null).length : 0;
    if (count > most) [best, most] = [code, count];
  }
  return best ?? language;
}
