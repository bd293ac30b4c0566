/**
 * What a pattern needs before it can match, as words one of which must stand in the text. Letters count in either case, a digit
 * stands for any digit, `~` for a place where a word begins or ends, and all non-ASCII characters are treated as equal. So a
 * look may have false positives but never misses, and all looks together read a text once. Words have at least four characters.
 */
export type Prefilter = { readonly index: number };

/** Instead of a word: two non-ASCII characters in a row, as in every word of a non-Latin script. */
export const foreignWord = '\u0080\u0080';

export function createPrefilter(...words: readonly string[]): Prefilter {
  return { index: looks.push(words) - 1 };
}

/** The answers to all looks known so far: how many they are, then a bit for each. */
export function runPrefilters(text: string): Uint32Array {
  const isOdd = mark(text);
  if (packedLooks < looks.length) packed = pack();
  const answers = new Uint32Array(1 + ((looks.length + 31) >>> 5));
  answers[0] = looks.length;
  let at = 0;
  for (let index = 0; index < looks.length; index++) {
    let isThere = isOdd;
    for (let length = packed[at] ?? 0; length > 0; length = packed[at] ?? 0) {
      const first = packed[at + 1] ?? 0;
      // Nearly all words are ruled out by their first four characters.
      if (!isThere && (first < 0 || seenIn[first] === turn)) isThere = holds(at + 1, length);
      at += 1 + length;
    }
    at++;
    if (isThere) answers[1 + (index >>> 5)] = (answers[1 + (index >>> 5)] ?? 0) | (1 << (index & 31));
  }
  return answers;
}

/** Null when the answers are older than the look. */
export function prefilterResult(answers: Uint32Array, { index }: Prefilter): boolean | null {
  if (index >= (answers[0] ?? 0)) return null;
  return ((answers[1 + (index >>> 5)] ?? 0) & (1 << (index & 31))) !== 0;
}

const looks: (readonly string[])[] = [];
/** The words of all looks as groups of four characters. Each word starts with its count; each look ends with 0. */
let packed = new Int32Array(0);
let packedLooks = 0;

function pack(): Int32Array<ArrayBuffer> {
  const numbers = new Int32Array(looks.reduce((sum, words) => sum + 1 + words.join('').length, 0));
  let length = 0;
  for (const words of looks) {
    for (const word of words) {
      const count = putFours(word, numbers, length + 1);
      numbers[length] = count;
      length += 1 + count;
    }
    length++;
  }
  packedLooks = looks.length;
  return numbers;
}

/** Letters 1 to 26, then digits, blanks, the full stop, other marks, and everything beyond ASCII. */
const kinds = { digit: 27, blank: 28, stop: 29, mark: 30, beyond: 31 };
const kindOf = new Uint8Array(128).fill(kinds.mark);
for (let unit = 0; unit <= 32; unit++) kindOf[unit] = kinds.blank;
for (let unit = 48; unit <= 57; unit++) kindOf[unit] = kinds.digit;
for (let letter = 1; letter <= 26; letter++) kindOf[64 + letter] = kindOf[96 + letter] = letter;
kindOf[46] = kinds.stop;

/** In which turn four kinds in a row were last seen. */
const seenIn = new Uint8Array(1 << 20);
let turn = 0;
/** Stands for a foreign word, because no sign is of the kind 0. */
const foreign = 0;

/** Marks the fours of a text. True for a text with letters that patterns with the flag `u` take for `s` and `k`. */
function mark(text: string): boolean {
  if (turn === 255) {
    seenIn.fill(0);
    turn = 0;
  }
  turn++;
  let isOdd = false;
  let four = kinds.blank * 0x8421;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    if (unit < 128) four = ((four << 5) | (kindOf[unit] ?? 0)) & 0xfffff;
    else {
      four = ((four << 5) | kinds.beyond) & 0xfffff;
      if ((four & 0x3ff) === 0x3ff) seenIn[foreign] = turn;
      if (unit === longS || unit === kelvin) isOdd = true;
    }
    seenIn[four] = turn;
  }
  for (let after = 0; after < 3; after++) {
    four = ((four << 5) | kinds.blank) & 0xfffff;
    seenIn[four] = turn;
  }
  return isOdd;
}

const longS = 0x17f;
const kelvin = 0x212a;

/** Whether the text holds all fours of a word. */
function holds(start: number, length: number): boolean {
  for (let next = start; next < start + length; next++) {
    const four = packed[next] ?? 0;
    if (four >= 0 ? seenIn[four] !== turn : !holdsEdge(-four - 1)) return false;
  }
  return true;
}

const edges = [kinds.blank, kinds.stop, kinds.mark, kinds.beyond];
const edgeFirst = 1 << 20;
const edgeLast = 1 << 21;

/** Four characters; the first, the last or both may be word boundaries. */
function holdsEdge(four: number): boolean {
  const rest = four & 0xfffff;
  if ((four & edgeFirst) === 0) return edges.some((last) => seenIn[rest | last] === turn);
  if ((four & edgeLast) === 0) return edges.some((first) => seenIn[(first << 15) | rest] === turn);
  return edges.some((first) => edges.some((last) => seenIn[(first << 15) | rest | last] === turn));
}

/** Puts down the fours of a word, and gives how many. Those with an edge are negative. */
function putFours(word: string, numbers: Int32Array, start: number): number {
  if (word === foreignWord) {
    numbers[start] = foreign;
    return 1;
  }
  if (word.length < 4 || word.slice(1, -1).includes('~'))
    throw new Error(`The word ${word} cannot be used in a quick look.`);
  let four = 0;
  for (let at = 0; at < word.length; at++) {
    const unit = word.charCodeAt(at);
    four = ((four << 5) | (unit === edge ? 0 : unit < 128 ? (kindOf[unit] ?? 0) : kinds.beyond)) & 0xfffff;
    if (at < 3) continue;
    const isFirst = at === 3 && word.charCodeAt(0) === edge;
    const marked = four | (isFirst ? edgeFirst : 0) | (unit === edge ? edgeLast : 0);
    numbers[start + at - 3] = marked === four ? four : -marked - 1;
  }
  return word.length - 3;
}

const edge = '~'.charCodeAt(0);
