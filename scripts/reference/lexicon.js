import { endianness } from 'node:os';

/**
 * The lexicon as lint loads it. Every entry is a word or phrase, `=`, and the numbers of its concepts, divided by dots. Entries
 * that are looked up together stand together, divided by `;`: those whose first word is the same, those that begin with the
 * same beginning of a word (`send*`), and those of scripts without spaces that begin with the same two signs.
 *
 * The file is used as it is read: a hash table, then one text. First come two numbers: how many slots the table has, and the
 * length of the names of the concepts, with which the text begins. A slot is three: the hash of what is looked up, where its
 * entries begin in the text, and their length. src/lint/lexicon/packed-lexicon.ts reads it.
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
  const rows = new Map();
  const isPhrase = ([phrase]) => phrase.includes(' ');
  const sorted = [...entries].sort(([one], [other]) => (one < other ? -1 : 1));
  // Single words come before the phrases that they begin.
  for (const [phrase, numbers] of [...sorted.filter((entry) => !isPhrase(entry)), ...sorted.filter(isPhrase)]) {
    for (const key of keysOf(phrase)) rows.set(key, [...(rows.get(key) ?? []), `${phrase}=${numbers.join('.')}`]);
  }
  return packRows(names, rows);
}

/** What an entry is looked up by, after the kind of look-up. */
function keysOf(phrase) {
  const [first] = phrase.split(' ');
  const keys = [];
  if (first.endsWith('*')) return [`beginning ${first.slice(0, -1)}`];
  // Longer words of scripts without spaces are found sign by sign.
  if (!isUnspaced(first) || first.length <= 2) keys.push(`word ${first}`);
  const isShort = isUnspaced(first) || first.length <= 2;
  if (isShort && !phrase.includes(' ') && first.charCodeAt(0) >= 0x3040) keys.push(`signs ${first.slice(0, 2)}`);
  return keys;
}

function packRows(names, rows) {
  const slots = 2 ** Math.ceil(Math.log2(rows.size * 1.5));
  const numbers = new Uint32Array(2 + 3 * slots);
  let text = names.join(' ');
  numbers.set([slots, text.length]);
  for (const [key, entries] of rows) {
    const [kind, looked] = key.split(' ');
    const hash = mark(hashOf(looked), kind);
    let slot = hash & (slots - 1);
    while (numbers[2 + 3 * slot + 2] !== 0) slot = (slot + 1) & (slots - 1);
    const list = entries.join(';');
    numbers.set([hash, text.length, list.length], 2 + 3 * slot);
    text += list;
  }
  if (endianness() !== 'LE') throw new Error('The lexicon can be packed on little-endian machines only.');
  return Buffer.concat([Buffer.from(numbers.buffer), Buffer.from(text, 'utf16le')]);
}

function isUnspaced(phrase) {
  return /[\u3040-\u30ff\u3400-\u9fff\uf900-\ufaff]/.test(phrase);
}

// As in src/lint/lexicon/packed-lexicon.ts.

function hashOf(text) {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

const seeds = { word: 0x2545f491, beginning: 0x9e3779b1, signs: 0x7feb352d };

function mark(hash, kind) {
  const mixed = Math.imul(hash ^ seeds[kind], 0x85ebca6b);
  return (mixed ^ (mixed >>> 15)) >>> 0;
}
