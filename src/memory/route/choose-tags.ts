import untelling from '../../../data/language/words-unfit-as-tags.json' with { type: 'json' };
import { wordsOf } from '../../language/words/words-of-text.js';
import type { RoutedEntity } from './route.js';

const most = 5;

/** Two to five tags for a memory: given tags, its entities, its longest words. */
export function chooseTags(text: string, entities: readonly RoutedEntity[]): string[] {
  const hashed = [...text.matchAll(/(?<![\p{L}\p{N}&/])#([\p{L}][\p{L}\p{N}_-]{1,30})/gu)].map(([, tag = '']) => tag);
  const named = entities.map(({ name }) => name);
  const inNames = new Set(named.flatMap(wordsOf));
  const counted = new Map<string, number>();
  for (const word of wordsOf(text.slice(0, 2_000))) {
    if (isTelling(word) && !inNames.has(word)) counted.set(word, (counted.get(word) ?? 0) + 1);
  }
  const telling = [...counted].sort((one, other) => other[1] - one[1] || other[0].length - one[0].length);
  const tags = [...hashed, ...named.slice(0, 3), ...telling.slice(0, 3).map(([word]) => word)].map(asTag);
  return [...new Set(tags.filter((tag) => tag !== ''))].slice(0, most);
}

/** The minimum length; in scripts without spaces, two characters. */
function isTelling(word: string): boolean {
  if (/^\d+$/.test(word)) return false;
  return /[\p{Script=Han}\p{Script=Hangul}\p{Script=Katakana}]/u.test(word)
    ? word.length >= 2
    : word.length >= 5 && !common.has(word);
}

const common: ReadonlySet<string> = new Set(untelling.words);

/** A word as a tag: small letters, digits and hyphens of any script. */
export function asTag(word: string): string {
  return word
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 40);
}
