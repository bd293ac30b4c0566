import { nameKey } from '../../entries/find-entity.js';
import type { Note } from '../note.js';
import type { Called } from './find-aliases.js';

/** "Ines gave the kitchen move that name": sentences about naming, with two things in them that may be one. */
export function findNamings(notes: readonly Note[], calls: readonly Called[]): [Called, Called][] {
  const byKey = new Map<string, Called>();
  for (const call of calls) {
    for (const name of [call.name, ...(call.thing?.entity?.aliases ?? [])]) byKey.set(nameKey(name), call);
  }
  return notes.flatMap((note) =>
    note.claims.flatMap(({ text }): [Called, Called][] => {
      if (!naming.test(text)) return [];
      const called = calledIn(text, byKey);
      const known = called.filter(({ thing }) => thing?.entity != null);
      const [one, other, ...more] = known.length === 2 ? known : called;
      if (one === undefined || other === undefined || more.length > 0) return [];
      return areOfOneKind(one, other) && !isDenied(text, [one, other]) ? [[one, other]] : [];
    }),
  );
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

/** Things of the graph have a type; what has none may be anything. */
function areOfOneKind({ thing: one }: Called, { thing: other }: Called): boolean {
  if (one !== null && other !== null) return one.entity !== null && other.entity !== null && one.type === other.type;
  const known = one ?? other;
  return known !== null && known.type !== 'place' && known.type !== 'organisation';
}

const naming =
  /(?<![\p{L}])(?:(?:that|this|its|the|another|same|under the|by the|new|old|official|real|proper) (?:name|title)|nam(?:es|ed|ing)|nickname\p{L}*|christened|dubbed|baptised|call(?:s|ed|ing)?|known as|code ?name\p{L}*|stands for|short for|refer(?:s|red|ring)? to|means?|meant|sa(?:y|ys|id) ["“„'‘].{2,40}["”“'’]|goes by|runs? under|listed (?:as|under)|filed (?:as|under)|down as|appears? as|speaks? of|stick(?:s|ing)? to|internally|officially|on paper|for short|in short|one and the same|nothing else than|i\.e\.|namely|alias|aka|the same)(?![\p{L}])/iu;
