import { nameKey } from '../../../language/names/name-key.js';
import type { Note } from '../../input/note.js';
import type { Called } from './find-aliases.js';

/** Two names that a note brings together, and whether it says plainly that they mean one thing. */
export type Naming = { readonly one: Called; readonly other: Called; readonly isPlain: boolean };

/** "Ines gave the kitchen move that name": sentences about naming, and notes that hint at it, with two things in them that may be one. */
export function findNamingSentences(notes: readonly Note[], calls: readonly Called[]): Naming[] {
  const byKey = new Map<string, Called>();
  for (const call of calls) {
    for (const name of [call.name, ...(call.thing?.entity?.aliases ?? [])]) byKey.set(nameKey(name), call);
  }
  const plain = notes.flatMap((note) =>
    note.claims.flatMap(({ text }) => {
      const pair = naming.test(text) ? pairIn(text, byKey) : null;
      return pair !== null && naming.test(withoutNames(text, pair)) ? [pair] : [];
    }),
  );
  const hinted = notes.flatMap(({ entry: { text } }) =>
    text.length <= longestHint && hint.test(text) ? (pairIn(text, byKey) ?? []) : [],
  );
  return [
    ...plain.map((pair) => ({ ...pair, isPlain: true })),
    ...hinted
      .filter(
        ({ one, other }) =>
          areToldApart(one, other) && ![one, other].some((call) => call.thing !== null && isBareWord(call)),
      )
      .map((pair) => ({ ...pair, isPlain: false })),
  ];
}

const longestHint = 400;

/** The "call" of a call centre gives no name to anything. */
function withoutNames(text: string, { one, other }: { one: Called; other: Called }): string {
  return [one.name, other.name].reduce((left, name) => left.replaceAll(name.toLowerCase(), '…'), text.toLowerCase());
}

function pairIn(text: string, byKey: ReadonlyMap<string, Called>): { one: Called; other: Called } | null {
  const called = calledIn(text, byKey);
  const known = called.filter(({ thing }) => thing?.entity != null);
  const named = called.filter(({ thing }) => thing !== null);
  const [one, other, ...more] = [known, named, called].find(({ length }) => length === 2) ?? called;
  if (one === undefined || other === undefined || more.length > 0) return null;
  return areOfOneKind(one, other) && !isDenied(text, [one, other]) ? { one, other } : null;
}

/** Whoever uses two names for one thing seldom uses both at once. */
function areToldApart({ notes }: Called, { notes: others }: Called): boolean {
  const together = notes.filter((note) => others.includes(note)).length;
  const days = (own: readonly Note[], besides: readonly Note[]) =>
    new Set(own.filter((note) => !besides.includes(note)).map(({ day }) => day)).size;
  return together <= 1 && days(notes, others) >= 2 && days(others, notes) >= 2;
}

/** "is called Joan, not Jane" gives a name and takes one away. */
export function isDenied(text: string, calls: readonly Called[]): boolean {
  const key = ` ${nameKey(text)} `;
  return calls.some(({ name }) =>
    ['not', 'never', 'nicht', 'no'].some((no) => key.includes(` ${no} ${nameKey(name)} `)),
  );
}

const mostWords = 4;

/** The longest names first, none inside another. */
function calledIn(text: string, byKey: ReadonlyMap<string, Called>): Called[] {
  const words = nameKey(text).split(' ');
  const found: Called[] = [];
  for (let start = 0; start < words.length; ) {
    const lengths = Array.from({ length: mostWords }, (_, index) => mostWords - index);
    const length = lengths.find((count) => byKey.has(words.slice(start, start + count).join(' ')));
    const call = length === undefined ? undefined : byKey.get(words.slice(start, start + length).join(' '));
    if (call !== undefined && call.thing?.type !== 'person' && !found.includes(call)) found.push(call);
    start += length ?? 1;
  }
  return found;
}

/** People, places and tools are named too, but what has two names in notes is mostly something that is worked on. */
function areOfOneKind(one: Called, other: Called): boolean {
  const types = [one, other].flatMap(({ thing }) => thing ?? []);
  if (types.length === 0) return [one, other].some(({ name }) => title.test(name));
  if (types.some(({ type }) => /^(?:person|place|organisation|tool)$/.test(type))) return false;
  // A single word with a capital letter is a person or a place as often as not.
  if ([one, other].every(isBareWord)) return false;
  const told = new Set(types.flatMap(({ type, entity }) => (entity === null && type === 'concept' ? [] : [type])));
  return told.size <= 1;
}

/** A title of several words says that it is one. */
const title = /^\p{Lu}\p{L}+ (?:and |of |the )*\p{Lu}/u;

function isBareWord({ name, thing }: Called): boolean {
  const isKnown = thing !== null && (thing.entity !== null || thing.type !== 'concept');
  return !isKnown && /^\p{Lu}[^ ]*$/u.test(name);
}

const naming =
  /(?<![\p{L}])(?:(?:that|this|its|the|another|same|under the|by the|new|old|official|real|proper) (?:working )?(?:name|title)|nam(?:es|ed|ing)|nickname\p{L}*|christened|dubbed|baptised|call(?:s|ed|ing)(?! (?:in|on|at|off|back|to|up|for)(?![\p{L}]))(?!.{0,60} about )|(?:we|they|you|people|everybody|everyone|nobody|I|all|to) call|known as|code ?name\p{L}*|stands for|short for|refer(?:s|red|ring)? to|means?|meant|sa(?:y|ys|id) ["“„'‘].{2,40}["”“'’]|goes by|runs? under|listed (?:as|under)|filed (?:as|under)|down as|appears? as|speaks? of|says? .{2,40} instead of|stick(?:s|ing)? to|internally|officially|on paper|for short|in short|one and the same|nothing else than|i\.e\.|namely|alias|aka|the same)(?![\p{L}])/iu;

/** Words that may be about a name: who says it, and where it is written. */
const hint =
  /["“„«]|(?<![\p{L}])(?:says?|said|word|term|title|label|brand|sign|poster|form|invoice|folder|letterhead|banner|cover|paperwork|books|public|publicly|officially|internally|in-house|codename|everybody|everyone|nobody|both|same|that is|or rather|which is|in other words|used to be)(?![\p{L}])/iu;
