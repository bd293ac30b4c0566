import { areOpposites } from '../../language/changes/opposites.js';

/**
 * Whether two sentences that share their other words say something else: "dark roast" and "light roast". One word stands in the place
 * of another then, and it is no other form of it and no other way to tell a wish.
 */
export function differsInValue(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  const [own, others] = [uniqueTo(one, other), uniqueTo(other, one)];
  if (own.some((word) => others.some((value) => areOpposites(word, value)))) return true;
  const [word, value] = [own[0], others[0]];
  if (word === undefined || value === undefined || own.length > 1 || others.length > 1) return false;
  return word.slice(0, 4) !== value.slice(0, 4);
}

function uniqueTo(one: ReadonlySet<string>, other: ReadonlySet<string>): string[] {
  return [...one].filter((word) => !other.has(word) && word.length > 3 && !telling.test(word));
}

/** Also as stems. */
const telling =
  /^(?:prefer|like|love|want|enjoy|need|wish|favou?r|choos|chose|pick|drink|take|took|keep|kept|have|with|from|that|this|when|then|also|really|reall|still|again|alway|usual|just|very|most|much|only|today|now)(?:s|d|ed|es|r?ing|n|en|ly|li|i|red|ring)?$/;
