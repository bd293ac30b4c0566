import { endianness } from 'node:os';

/**
 * The lexicon as lint loads it: words and phrases by the letters they begin with, so that a text pays for the words it
 * holds and not for all languages. Every entry is `;` text `=` the numbers of its concepts, divided by dots. A group is three
 * such lists, one per line: single words, phrases of several words, and beginnings of words; phrases in which only a later part
 * is a beginning mark that part with `*`.
 *
 * The file is used as it is read: a hash table of the groups, then one text. First come three numbers: how many slots the table
 * has, and the lengths of the names of the concepts and of all groups. A slot is four: the letters of the group in two, where
 * it begins in the text, and its length. src/lint/lexicon/packed-lexicon.ts reads it.
 */
export function packLexicon(concepts) {
  const names = Object.keys(concepts);
  const entries = new Map();
  for (const [number, name] of names.entries()) {
    for (const entry of Object.values(concepts[name]).flatMap((list) => list.split(','))) {
      const phrase = entry.trim().toLowerCase().replace(/\s+/g, ' ');
      if (phrase === '') continue;
      const spelled = isUnspaced(phrase) ? phrase.replaceAll(' ', '') : phrase;
      entries.set(spelled, [...new Set([...(entries.get(spelled) ?? []), number])]);
    }
  }
  const groups = {};
  for (const [phrase, numbers] of [...entries].sort(([one], [other]) => (one < other ? -1 : 1))) {
    const [first] = phrase.split(' ');
    const isBeginning = first.endsWith('*');
    const key = first.replace('*', '').slice(0, isBeginning || isUnspaced(first) ? 2 : 3);
    groups[key] ??= ['', '', ''];
    const list = isBeginning ? 2 : phrase.includes(' ') ? 1 : 0;
    groups[key][list] += `;${phrase}=${numbers.join('.')}`;
  }
  return packGroups(names, groups);
}

function packGroups(names, groups) {
  const keys = Object.keys(groups);
  const slots = 2 ** Math.ceil(Math.log2(keys.length * 1.5));
  const head = names.join(' ');
  const body = keys.map((key) => groups[key].join('\n'));
  const numbers = new Uint32Array(3 + 4 * slots);
  numbers.set([slots, head.length, body.join('').length]);
  let at = head.length;
  for (const [index, key] of keys.entries()) {
    const [low, high] = lettersOf(key);
    let slot = hashOf(low, high) & (slots - 1);
    while (numbers[3 + 4 * slot + 3] !== 0) slot = (slot + 1) & (slots - 1);
    numbers.set([low, high, at, body[index].length], 3 + 4 * slot);
    at += body[index].length;
  }
  if (endianness() !== 'LE') throw new Error('The lexicon can be packed on little-endian machines only.');
  return Buffer.concat([Buffer.from(numbers.buffer), Buffer.from(head + body.join(''), 'utf16le')]);
}

/** Up to three units of text as two numbers. */
function lettersOf(key) {
  if (key.length > 3) throw new Error(`"${key}" is too long for a key.`);
  const [one = 0, two = 0, three = 0] = [...Array(key.length).keys()].map((index) => key.charCodeAt(index));
  return [(one | (two << 16)) >>> 0, three];
}

/** As in src/lint/lexicon/packed-lexicon.ts. */
function hashOf(low, high) {
  const hash = Math.imul(low ^ Math.imul(high, 0x9e3779b1), 0x85ebca6b);
  return (hash ^ (hash >>> 15)) >>> 0;
}

function isUnspaced(phrase) {
  return /[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]/.test(phrase);
}
