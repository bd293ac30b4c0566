/**
 * What a pattern needs before it can match, as words one of which must stand in the text. Letters count in either case, a digit
 * stands for any digit, `~` for a place where a word begins or ends, and all signs beyond ASCII are taken for one another. So a
 * look may find too much and never misses, and all looks together read a text once. Words have at least four signs.
 */
export type Look = { readonly index: number };

/** In place of a word: two signs beyond ASCII in a row, as every word of a script other than Latin has. */
export const foreignWord = '\u0080\u0080';

export function lookFor(...words: readonly string[]): Look {
  return { index: looks.push(words) - 1 };
}

/** The answers to all looks known so far: how many they are, then a bit for each. */
export function lookAt(text: string): Uint32Array {
  const isOdd = mark(text);
  const answers = new Uint32Array(1 + ((looks.length + 31) >>> 5));
  answers[0] = looks.length;
  for (let index = 0; index < looks.length; index++) {
    const at = 1 + (index >>> 5);
    if (isOdd || holdsAny(index)) answers[at] = (answers[at] ?? 0) | (1 << (index & 31));
  }
  return answers;
}

/** Null when the answers are older than the look. */
export function answerOf(answers: Uint32Array, { index }: Look): boolean | null {
  if (index >= (answers[0] ?? 0)) return null;
  return ((answers[1 + (index >>> 5)] ?? 0) & (1 << (index & 31))) !== 0;
}

const looks: (readonly string[])[] = [];
/** For each look its words, each as the fours of signs that it is made of. */
const fours: (readonly Int32Array[])[] = [];

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
let isForeign = false;

/** Marks the fours of a text. True for a text with letters that patterns with the flag `u` take for `s` and `k`. */
function mark(text: string): boolean {
  if (turn === 255) {
    seenIn.fill(0);
    turn = 0;
  }
  turn++;
  isForeign = false;
  let four = kinds.blank * 0x8421;
  for (let at = 0; at < text.length; at++) {
    const unit = text.charCodeAt(at);
    four = ((four << 5) | (unit < 128 ? (kindOf[unit] ?? 0) : kinds.beyond)) & 0xfffff;
    seenIn[four] = turn;
    if ((four & 0x3ff) === 0x3ff) isForeign = true;
  }
  for (let after = 0; after < 3; after++) {
    four = ((four << 5) | kinds.blank) & 0xfffff;
    seenIn[four] = turn;
  }
  return text.includes('ſ') || text.includes('\u212a');
}

function holdsAny(index: number): boolean {
  fours[index] ??= (looks[index] ?? []).map(foursOf);
  const words = fours[index] ?? [];
  for (let next = 0; next < words.length; next++) if (holds(words[next] ?? none)) return true;
  return false;
}

const none = new Int32Array(0);

function holds(word: Int32Array): boolean {
  if (word.length === 0) return isForeign;
  for (let next = 0; next < word.length; next++) {
    const four = word[next] ?? 0;
    if (four >= 0 ? seenIn[four] !== turn : !holdsEdge(-four - 1)) return false;
  }
  return true;
}

const edges = [kinds.blank, kinds.stop, kinds.mark, kinds.beyond];
const edgeFirst = 1 << 20;
const edgeLast = 1 << 21;

/** Four signs, of which the first or the last or both are edges of a word. */
function holdsEdge(four: number): boolean {
  const rest = four & 0xfffff;
  if ((four & edgeFirst) === 0) return edges.some((last) => seenIn[rest | last] === turn);
  if ((four & edgeLast) === 0) return edges.some((first) => seenIn[(first << 15) | rest] === turn);
  return edges.some((first) => edges.some((last) => seenIn[(first << 15) | rest | last] === turn));
}

/** Fours with an edge are negative. None for a foreign word. */
function foursOf(word: string): Int32Array {
  if (word === foreignWord) return none;
  if (word.length < 4 || word.slice(1, -1).includes('~')) throw new Error(`No look can be made for ${word}.`);
  const found = new Int32Array(word.length - 3);
  let four = 0;
  for (let at = 0; at < word.length; at++) {
    const unit = word.charCodeAt(at);
    four = ((four << 5) | (unit === edge ? 0 : unit < 128 ? (kindOf[unit] ?? 0) : kinds.beyond)) & 0xfffff;
    if (at < 3) continue;
    const isFirst = at === 3 && word.charCodeAt(0) === edge;
    const marked = four | (isFirst ? edgeFirst : 0) | (unit === edge ? edgeLast : 0);
    found[at - 3] = marked === four ? four : -marked - 1;
  }
  return found;
}

const edge = '~'.charCodeAt(0);
