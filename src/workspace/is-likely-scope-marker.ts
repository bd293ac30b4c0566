import { editDistance } from '../errors/edit-distance.js';
import { scopeKinds } from '../scopes/scopes.js';
import { lazyValue } from './lazy-value.js';

/**
 * Whether a comment was probably meant as a scope marker but is not valid: a short comment that only names an audience (`private`,
 * `main only`, `visibility: private`), or a marker with a typo in its first word (`scpoe: main`). An ordinary comment says something
 * else as well. The text is folded (`foldHomoglyphs`) and comes without its brackets.
 */
export function isLikelyScopeMarker(comment: string): boolean {
  const text = comment.trim().toLowerCase();
  if (text === '' || text.length > longest || holdsOtherLetters(text)) return false;
  // The id of a room can be any word.
  const words = text.replace(/\brooms?\s?[:=]\s?[^\s,;]+/g, 'room').match(/[a-z0-9]+(?:'t)?/g) ?? [];
  const [first = '', ...rest] = words;
  if (words.length > mostWords) return false;
  if (isSureLabel(first) && isLabelled(text)) return rest.some((word) => namesAudience(word) || word === 'only');
  if (isLabel(first) && isLabelled(text))
    return rest.some(namesAudience) && rest.every((word) => isKnown(word) || namesAudience(word));
  if (isNearScope(first))
    return rest.some(isNearAudience) && rest.every((word) => isKnown(word) || isNearAudience(word));
  return saysNothingElse(words);
}

const longest = 80;
const mostWords = 8;

const privateWords = ['private', 'internal', 'confidential'];
const audiences = new Set<string>([
  ...scopeKinds,
  ...privateWords,
  ...['groups', 'rooms', 'subagents', 'owner', 'personal', 'secret', 'sensitive', 'share', 'shared'],
]);
/** Words that say who something is for, or not for. */
const telling = new Set([...privateWords, ...'only not never for visible share shared'.split(' ')]);
const joining = new Set(
  "the this it is to with and or no do dont don't keep my me eyes please show shown section agent agents session sessions chat agentsoul".split(
    ' ',
  ),
);

function saysNothingElse(words: readonly string[]): boolean {
  if (words.length === 1) return words.some((word) => audiences.has(word) || isPrivateMisspelt(word));
  if (!words.some((word) => audiences.has(word)) || !words.every(isKnown)) return false;
  return (
    words.some((word) => telling.has(word)) || words.every((word) => audiences.has(word) || /^(?:and|or)$/.test(word))
  );
}

function isKnown(word: string): boolean {
  return audiences.has(word) || telling.has(word) || joining.has(word);
}

function isSureLabel(word: string): boolean {
  return ['visibility', 'audience', 'audiences', 'privacy', 'sensitivity', 'confidentiality'].includes(word);
}

function isLabel(word: string): boolean {
  return ['visible', 'access', 'sharing', 'share', 'shared', 'readers', 'viewers'].includes(word);
}

/** `visibility: …`, `visible to: …`, `access = …`. */
function isLabelled(text: string): boolean {
  return /^\W*\w+(?: (?:to|for|with|only))?\s*[:=]/.test(text);
}

function namesAudience(word: string): boolean {
  return isNearAudience(word) || ['public', 'everyone', 'nobody', 'no', 'none'].includes(word);
}

function isNearScope(word: string): boolean {
  return ['scope', 'scopes'].some((known) => editDistance(word, known) <= 1);
}

/** After a label, a word may have a typo: two letters swapped, or in a long word one that is missing, doubled or wrong. */
function isNearAudience(word: string): boolean {
  if (audiences.has(word)) return true;
  return [...audiences].some((known) => {
    if (Math.abs(known.length - word.length) > 1 || editDistance(word, known) !== 1) return false;
    return known.length > 6 || [...known].sort().join('') === [...word].sort().join('');
  });
}

function isPrivateMisspelt(word: string): boolean {
  return word.startsWith('p') && editDistance(word, 'private') === 1;
}

const letters = lazyValue(() => /\p{L}/u);

/** A word in another script never matches. */
function holdsOtherLetters(text: string): boolean {
  const others = text.replace(/[\x00-\x7f]+/g, '');
  return others !== '' && letters().test(others);
}
