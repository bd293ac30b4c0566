import { lazyValue } from '../workspace/lazy-value.js';
import { lexicon } from './credential-lexicon.js';
import { credentialWords } from './credential-words.js';
import { hasWord, isAmong, wordBefore } from './match-words.js';
import { isUnspaced, letter, wordAlternatives, wordsOf } from './word-pattern.js';

/** A word of a text that names a credential. */
export type CredentialName = {
  readonly kind: 'password' | 'PIN' | 'card check number';
  /** In lower case. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** An everyday word names a credential only beside something that has passwords or locks. */
  readonly needs: 'account' | 'lock' | null;
};

export function namesIn(lower: string): CredentialName[] {
  return [...lower.matchAll(names())].flatMap((match): CredentialName[] => {
    const { 0: word, index: start, groups = {} } = match;
    const name = { word, start, end: start + word.length, needs: null };
    if (!standsAlone(lower, name, groups.password !== undefined && word.length >= 6)) return [];
    if (groups.password !== undefined) return [{ ...name, kind: 'password' }];
    if (groups.cardCode !== undefined) return [{ ...name, kind: 'card check number' }];
    if (groups.pin !== undefined) return [{ ...name, kind: 'PIN' }];
    if (isPartOfAnother(lower, start)) return [];
    const code: CredentialName = { ...name, kind: 'PIN', needs: 'lock' };
    if (groups.code !== undefined) return [code];
    return [{ ...name, kind: 'password', needs: isOwned(lower, start) ? null : 'account' }, code];
  });
}

/** Whether a word of everyday speech means a credential here, by the words around it and before the value. */
export function isBorneOut(lower: string, { needs, start, end }: CredentialName, valueStart: number): boolean {
  if (needs === null) return true;
  const around = `${lower
    .slice(Math.max(0, start - 40), start)
    .split('\n')
    .at(-1)} ${lower.slice(end, valueStart)}`;
  if (needs === 'lock') return hasWord(around, lexicon.lock());
  const near = lower.slice(Math.max(0, start - 120), end + 120);
  return hasWord(around, lexicon.account()) || hasWord(near, lexicon.login()) || address.test(near);
}

export const address = /[\w.+-]@[\w-]{1,63}\.\w/;

const names = lazyValue(() => {
  const groups = (['password', 'cardCode', 'pin', 'maybePassword', 'code'] as const).map(
    (column) => `(?<${column}>${wordAlternatives(wordsOf(credentialWords, column))})`,
  );
  return new RegExp(groups.join('|'), 'g');
});

type Span = Pick<CredentialName, 'word' | 'start' | 'end'>;

/** Long names may end a compound, such as `Routerpasswort`; short ones end ordinary words. */
function standsAlone(lower: string, { word, start, end }: Span, mayEnd: boolean): boolean {
  if (isUnspaced(word)) return true;
  const next = lower.charAt(end);
  return (mayEnd || !isLetter(lower.charAt(start - 1))) && (!isLetter(next) || isUnspaced(next));
}

/** `boarding pass` and `error code`, but not `pass`, `my code`, `wifi pass` and `user kim pass`. */
function isPartOfAnother(lower: string, start: number): boolean {
  const word = wordBefore(lower, start);
  if (!isLetter(word.at(-1) ?? '') || isAmong(word, lexicon.before())) return false;
  const from = lower.lastIndexOf(word, start);
  return !hasWord(lower.slice(Math.max(0, from - 20), from), lexicon.login());
}

/** `DB_PASS`, `mi clave`. */
function isOwned(lower: string, start: number): boolean {
  return (
    /[a-z0-9]_$/.test(lower.slice(Math.max(0, start - 2), start)) || isAmong(wordBefore(lower, start), lexicon.mine())
  );
}

const anyLetter = new RegExp(`^(?:${letter}|\\d)`);

function isLetter(character: string): boolean {
  return anyLetter.test(character);
}
