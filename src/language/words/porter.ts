/** The stem of an English word by Porter's rules. Words of two letters and words with signs beyond a–z stay as they are. */
export function stemEnglish(word: string): string {
  if (word.length <= 2 || !/^[a-z]+$/.test(word)) return word;
  let stem = withoutPlural(word);
  stem = withoutPast(stem);
  if (stem.endsWith('y') && hasVowel(stem.slice(0, -1))) stem = `${stem.slice(0, -1)}i`;
  stem = replaceEnding(stem, doubleEndings);
  stem = replaceEnding(stem, derivedEndings);
  stem = withoutLastEnding(stem);
  return tidyEnd(stem);
}

type Endings = ReadonlyMap<string, readonly (readonly [ending: string, replacement: string])[]>;

/** Endings by their last letter, the longest first. */
function endings(list: string): Endings {
  const byLetter = new Map<string, [string, string][]>();
  for (const pair of list.split(' ')) {
    const [ending = '', replacement = ''] = pair.split('>');
    const letter = ending.at(-1) ?? '';
    byLetter.set(letter, [...(byLetter.get(letter) ?? []), [ending, replacement]]);
  }
  for (const pairs of byLetter.values()) pairs.sort(([one], [other]) => other.length - one.length);
  return byLetter;
}

const doubleEndings = endings(
  'ational>ate tional>tion enci>ence anci>ance izer>ize bli>ble alli>al entli>ent eli>e ousli>ous ization>ize ation>ate ator>ate alism>al iveness>ive fulness>ful ousness>ous aliti>al iviti>ive biliti>ble logi>log',
);
const derivedEndings = endings('icate>ic ative> alize>al iciti>ic ical>ic ful> ness>');
const lastEndings = endings(
  'al> ance> ence> er> ic> able> ible> ant> ement> ment> ent> ion> ou> ism> ate> iti> ous> ive> ize>',
);

function withoutPlural(word: string): string {
  if (!word.endsWith('s')) return word;
  if (word.endsWith('sses') || word.endsWith('ies')) return word.slice(0, -2);
  return word.endsWith('ss') ? word : word.slice(0, -1);
}

function withoutPast(word: string): string {
  if (word.endsWith('eed')) return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word;
  const cut = word.endsWith('ed') ? 2 : word.endsWith('ing') ? 3 : 0;
  const stem = word.slice(0, word.length - cut);
  if (cut === 0 || !hasVowel(stem)) return word;
  if (/(?:at|bl|iz)$/.test(stem)) return `${stem}e`;
  if (/([^aeioulsz])\1$/.test(stem)) return stem.slice(0, -1);
  return measure(stem) === 1 && endsShort(stem) ? `${stem}e` : stem;
}

function replaceEnding(word: string, table: Endings): string {
  for (const [ending, replacement] of table.get(word.at(-1) ?? '') ?? []) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    return measure(stem) > 0 ? stem + replacement : word;
  }
  return word;
}

function withoutLastEnding(word: string): string {
  for (const [ending] of lastEndings.get(word.at(-1) ?? '') ?? []) {
    if (!word.endsWith(ending)) continue;
    const stem = word.slice(0, -ending.length);
    if (ending === 'ion' && !/[st]$/.test(stem)) return word;
    return measure(stem) > 1 ? stem : word;
  }
  return word;
}

function tidyEnd(word: string): string {
  let stem = word;
  if (stem.endsWith('e')) {
    const cut = stem.slice(0, -1);
    const size = measure(cut);
    if (size > 1 || (size === 1 && !endsShort(cut))) stem = cut;
  }
  return stem.endsWith('ll') && measure(stem) > 1 ? stem.slice(0, -1) : stem;
}

function isVowelAt(word: string, index: number): boolean {
  const letter = word.charCodeAt(index);
  if (letter === 97 || letter === 101 || letter === 105 || letter === 111 || letter === 117) return true;
  return letter === 121 && index > 0 && !isVowelAt(word, index - 1);
}

/** How often a vowel is followed by a consonant. */
function measure(stem: string): number {
  let count = 0;
  let wasVowel = false;
  for (let index = 0; index < stem.length; index++) {
    const isVowel = isVowelAt(stem, index);
    if (wasVowel && !isVowel) count++;
    wasVowel = isVowel;
  }
  return count;
}

function hasVowel(stem: string): boolean {
  for (let index = 0; index < stem.length; index++) if (isVowelAt(stem, index)) return true;
  return false;
}

/** Ends as `hop` or `fil` do: consonant, vowel, consonant other than w, x and y. */
function endsShort(stem: string): boolean {
  const last = stem.length - 1;
  if (last < 2 || /[wxy]$/.test(stem)) return false;
  return !isVowelAt(stem, last) && isVowelAt(stem, last - 1) && !isVowelAt(stem, last - 2);
}
