/**
 * The words of a text of plain letters as numbers: `[a-z0-9]+` in lower case. What is known of a word is kept in lists by its number,
 * because looking up letters in a table for every word of a text takes longer than all else that is done with it.
 */
export function plainWords(text: string): readonly number[] {
  let numbers = latest.get(text);
  if (numbers === undefined) {
    numbers = scan(text, '');
    remember(text, numbers);
  }
  return numbers;
}

/** The same, with words that a hyphen or an apostrophe joins as one: `[a-z0-9]+(?:['-][a-z0-9]+)*`. */
export function joinedPlainWords(text: string): readonly number[] {
  return text.includes('-') || text.includes("'") ? scan(text, "'-") : plainWords(text);
}

export function plainWord(number: number): string {
  return known[number] ?? '';
}

/** A list by the numbers of words, filled as it is asked. */
export function byPlainWord<Value>(find: (word: string) => Value): (number: number) => Value {
  const values: (Value | undefined)[] = [];
  return (number) => {
    while (values.length <= number) values.push(undefined);
    let value = values[number];
    if (value === undefined) {
      value = find(plainWord(number));
      values[number] = value;
    }
    return value;
  };
}

/** Cached, because indexing asks for the words of a text twice. */
const latest = new Map<string, readonly number[]>();
const mostLatest = 200;

function remember(text: string, numbers: readonly number[]): void {
  if (latest.size === mostLatest) latest.clear();
  latest.set(text, numbers);
}

/** For each ASCII character its lower-case letter or digit; 0 for others. */
const letters = new Uint8Array(128);
for (const letter of 'abcdefghijklmnopqrstuvwxyz0123456789') {
  letters[letter.charCodeAt(0)] = letter.charCodeAt(0);
  letters[letter.toUpperCase().charCodeAt(0)] = letter.charCodeAt(0);
}

/** Random per process, so that no text can force hash collisions. */
const seed = Math.floor(Math.random() * 2 ** 31);

function scan(text: string, joints: string): number[] {
  const numbers: number[] = [];
  const end = text.length;
  let at = 0;
  while (at < end) {
    let letter = letters[text.charCodeAt(at)] ?? 0;
    const start = at;
    let hash = seed;
    while (letter !== 0) {
      hash = Math.imul(hash ^ letter, 0x01000193);
      at++;
      letter = at < end ? (letters[text.charCodeAt(at)] ?? 0) : 0;
      if (letter === 0 && joints !== '' && isJoint(text, at, joints)) letter = text.charCodeAt(at);
    }
    if (at > start) numbers.push(numberOf(text, start, at, hash));
    else at++;
  }
  return numbers;
}

function isJoint(text: string, at: number, joints: string): boolean {
  return at + 1 < text.length && joints.includes(text.charAt(at)) && (letters[text.charCodeAt(at + 1)] ?? 0) !== 0;
}

const known: string[] = [];
let hashes = new Int32Array(2 ** 12);
/** By the hash of a word, its number plus one. Never more than half full. */
let slots = new Int32Array(2 ** 13);

function numberOf(text: string, start: number, end: number, hash: number): number {
  for (let slot = slotOf(hash); ; slot = (slot + 1) & (slots.length - 1)) {
    const number = (slots[slot] ?? 0) - 1;
    if (number === -1) return add(copyOf(text, start, end), hash, slot);
    if (hashes[number] === hash && isAt(text, start, end, known[number] ?? '')) return number;
  }
}

function slotOf(hash: number): number {
  return (hash ^ (hash >>> 15)) & (slots.length - 1);
}

function add(word: string, hash: number, slot: number): number {
  const number = known.push(word) - 1;
  hashes[number] = hash;
  slots[slot] = number + 1;
  if (known.length === hashes.length) grow();
  return number;
}

function grow(): void {
  const more = new Int32Array(hashes.length * 2);
  more.set(hashes);
  hashes = more;
  slots = new Int32Array(slots.length * 2);
  for (let number = 0; number < known.length; number++) {
    let slot = slotOf(hashes[number] ?? 0);
    while (slots[slot] !== 0) slot = (slot + 1) & (slots.length - 1);
    slots[slot] = number + 1;
  }
}

function isAt(text: string, start: number, end: number, word: string): boolean {
  if (word.length !== end - start) return false;
  for (let index = 0; index < word.length; index++)
    if (foldedAt(text, start + index) !== word.charCodeAt(index)) return false;
  return true;
}

/** A string of its own: a part of the text would keep the whole text in memory. */
function copyOf(text: string, start: number, end: number): string {
  const codes = new Array<number>(end - start);
  for (let at = start; at < end; at++) codes[at - start] = foldedAt(text, at);
  return codes.length < 1_000 ? String.fromCharCode(...codes) : text.slice(start, end).toLowerCase();
}

function foldedAt(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return letters[code] || code;
}
