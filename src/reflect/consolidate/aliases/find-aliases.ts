import { editDistance } from '../../../errors/edit-distance.js';
import { nameKey } from '../../../language/names/name-key.js';
import { openingNames } from '../../../language/names/names-at-sentence-start.js';
import { findTitles, titlesIn } from '../../../language/names/work-titles.js';
import { tenseOf } from '../../../language/sentences/tense.js';
import { contentTerms } from '../../../language/words/content-terms.js';
import { readSmallWords } from '../../../language/words/lower-case-words.js';
import type { CollectedNotes } from '../../input/collect-notes.js';
import type { EntityCandidate, EntityCandidates } from '../../input/entity-candidates.js';
import type { Note } from '../../input/note.js';
import { findNamingSentences, isDenied } from './find-naming-sentences.js';
import { findRecurringPhrases } from './find-recurring-phrases.js';
import { findSameContext } from './find-same-context.js';
import { findTaggedNames } from './find-tagged-names.js';

/** Two names that seem to mean one thing. */
export type AliasPair = {
  /** The one to keep: known to the graph, or said more often. */
  readonly keep: Called;
  readonly drop: Called;
  readonly reason: string;
  /** `guess` where only the company they keep speaks for it. */
  readonly sureness: 'stated' | 'alike' | 'guess';
};

/** What something is called in notes. */
export type Called = { readonly name: string; readonly thing: EntityCandidate | null; readonly notes: readonly Note[] };

const fewestDays = 2;

/** Questions are few, so that they are read. */
const mostHinted = 2;

export function findAliases(survey: CollectedNotes, things: EntityCandidates): AliasPair[] {
  const { notes } = survey;
  const calls = collectCalls(notes, things);
  const phrases = findRecurringPhrases(notes, calls);
  const byKey = new Map(calls.map((call) => [nameKey(call.name), call]));
  const pairs = new Map<string, AliasPair>();
  const add = (one: Called, other: Called, told: Pick<AliasPair, 'reason' | 'sureness'>) => {
    if (isSameThing(one, other)) return;
    const [keep, drop] = prefer(one, other);
    const key = `${nameKey(keep.name)}|${nameKey(drop.name)}`;
    if (!pairs.has(key)) pairs.set(key, { keep, drop, ...told });
  };
  const namings = findNamingSentences(notes, [...calls, ...phrases]);
  const plain = namings.filter(({ isPlain }) => isPlain).map(({ one, other }): [Called, Called] => [one, other]);
  for (const [one, other] of [...statedPairs(notes, byKey, things), ...plain])
    add(one, other, { reason: 'a note says so', sureness: 'stated' });
  for (const [one, other] of lookAlikes(calls)) {
    const reason = whyAlike(one, other);
    if (reason !== null && !areTogether(one, other)) add(one, other, { reason, sureness: 'alike' });
  }
  const sure = new Set([...pairs.values()].flatMap(({ keep, drop }) => [keep.name, drop.name]));
  const hinted = namings.filter(({ isPlain }) => !isPlain).map(({ one, other }): [Called, Called] => [one, other]);
  for (const [one, other] of [
    ...hinted.slice(0, mostHinted),
    ...findSameContext([...calls, ...phrases], survey.weights),
    ...findTaggedNames([...calls, ...phrases]),
  ])
    if (!sure.has(one.name) && !sure.has(other.name))
      add(one, other, { reason: 'the notes say the same about both', sureness: 'guess' });
  return [...pairs.values()].filter(
    ({ drop }, index, all) => all.findIndex((pair) => pair.drop.name === drop.name) === index,
  );
}

/** Names of things, a capitalised word with the noun behind it, and labels that notes begin with. */
function collectCalls(notes: readonly Note[], things: EntityCandidates): Called[] {
  const calls = new Map<string, { name: string; notes: Note[] }>();
  const isWord = readSmallWords(notes.map(({ entry }) => entry.text));
  const titles = findTitles(notes.map(({ entry }) => entry.text));
  for (const note of notes) {
    const { text } = note.entry;
    const names = [...pairsIn(text), ...labelOf(text), ...openingNames(text, isWord), ...titlesIn(text, titles)];
    for (const name of new Set(names)) {
      const key = nameKey(name);
      const call = calls.get(key) ?? { name, notes: [] };
      calls.set(key, call);
      if (call.notes.at(-1) !== note) call.notes.push(note);
    }
  }
  const parts = new Set([...titles].flatMap((title) => title.split(' and ').map(nameKey)));
  const known = things.all
    .filter(({ days, entity }) => days >= fewestDays || (entity !== null && days > 0))
    .filter(({ name, entity }) => entity !== null || !parts.has(nameKey(name)));
  const taken = new Set(known.flatMap(({ name, entity }) => [name, ...(entity?.aliases ?? [])].map(nameKey)));
  const loose = [...calls].filter(([key, call]) => !taken.has(key) && daysOf(call.notes) >= fewestDays);
  return [
    ...known.map((thing) => ({ name: thing.name, thing, notes: thing.notes })),
    ...loose.map(([, call]) => ({ ...call, thing: null })),
  ];
}

/** "the Heron film", "Orchid house": a name and what it names. */
function pairsIn(text: string): string[] {
  return [
    ...text.matchAll(
      /(?<![\p{L}\p{N}])(?<!\p{Lu}[\p{L}\p{N}'’-]* )(\p{Lu}[\p{L}\p{N}]+) (\p{Ll}{3,14})(?![\p{L}\p{N}])/gu,
    ),
  ].flatMap(([whole, first = '', second = '']) =>
    commonOpenings.test(first) || smallWords.test(second) || tenseOf(second).happened ? [] : [whole],
  );
}

const commonOpenings =
  /^(?:The|A|An|This|That|These|Those|My|Our|Your|Her|His|Their|We|She|He|They|It|You|No|Not|All|Some|Two|Three|Four|Five|First|Second|Third|Last|Next|New|Old|In|On|At|For|From|With|After|Before|When|If|Also|And|But|Or|So|To|Please|Again|Sent|Asked|Got|Made|Ordered|Called|Ask|Order|Call|Send|Check|Find|Book|Write|Buy|Get|Pay|Use)$/;
const smallWords =
  /^(?:and|but|for|from|with|without|the|was|were|has|had|have|are|is|will|would|should|can|could|may|must|that|this|who|which|wants?|said|says|asked|asks|likes?|does|did|not|into|onto|about|after|before|until|since|because|while|when|where|how|why|also|again|only|never|always|still|now|then|there|here|came|comes|went|goes|sent|sends|made|makes|got|gets|needs?|works?|lives?|uses?|used|wrote|writes|told|tells|agreed|promised|brought|took|takes|gave|gives|paid|pays|keeps?|kept|thinks?|prefers?|hates?|loves?|called|calls|left|found|finds|bought|sold|opened|closed|finished|started|moved|changed|approved|signed|ordered|arrived|answered|declined|recorded|graded|repaired|turned|and|or|nor|as|at|by|in|of|on|to|up|out|off|over|under)$/;

function labelOf(text: string): string[] {
  const label = /^([\p{L}][\p{L}\p{N} '&-]{2,38}): \S/u.exec(text)?.[1];
  return label === undefined || label.split(' ').length > 3 ? [] : [label];
}

const saysSo =
  /(?<![\p{L}])(?:also (?:called|known as|named|goes by)|a\.?k\.?a\.?|alias|formerly|now called|is called|renamed|same (?:thing|project|person|place|one) as|(?:is|are) the same(?: thing| project| person)?|short for|stands for|code ?name|working title|nicknamed?|what we call|(?:we|they|she|he|everybody|everyone) calls? (?:it|him|her|them)?|aka|auch genannt|heißt jetzt|también (?:llamad\p{L}|conocid\p{L})|aussi appelé\p{L}*|também conhecid\p{L}|detto anche|он же|она же)(?![\p{L}])/iu;

function statedPairs(
  notes: readonly Note[],
  byKey: ReadonlyMap<string, Called>,
  things: EntityCandidates,
): [Called, Called][] {
  return notes.flatMap((note) =>
    note.claims.flatMap(({ text }): [Called, Called][] => {
      const cue = saysSo.exec(text);
      if (cue === null) return [];
      const [before, after] = [text.slice(0, cue.index), text.slice(cue.index)];
      const one = lastCalled(before, note, { byKey, things }) ?? firstCalled(after, note, { byKey, things });
      const other = firstCalled(
        one !== null && !before.includes(one.name) ? after.replace(one.name, '') : after,
        note,
        { byKey, things },
      );
      // "Her stand-in is called Joan": whoever is named before is somebody else.
      if (/^is called$/i.test(cue[0]) && (one === null || !isLast(before, one))) return [];
      if (one === null || other === null || isDenied(text, [one, other]) || isNobody(one) || isNobody(other)) return [];
      return [[one, other]];
    }),
  );
}

function isLast(text: string, { name }: Called): boolean {
  return ` ${nameKey(text)}`.endsWith(` ${nameKey(name)}`);
}

/** "Be", "Pau": two letters are seldom a name that something was given. */
function isNobody({ name, thing }: Called): boolean {
  return thing?.entity == null && name.length <= 2;
}

type Lookup = { readonly byKey: ReadonlyMap<string, Called>; readonly things: EntityCandidates };

function lastCalled(text: string, note: Note, lookup: Lookup): Called | null {
  return calledIn(text, note, lookup).at(-1) ?? null;
}

function firstCalled(text: string, note: Note, lookup: Lookup): Called | null {
  return calledIn(text, note, lookup)[0] ?? null;
}

/** Names in the order of the text: capitalised ones, quoted ones, and those that other notes use. */
function calledIn(text: string, note: Note, { byKey, things }: Lookup): Called[] {
  const said = [
    ...text.matchAll(
      /["“„«']([^"”“»']{2,40})["”“»']|(?<![\p{L}\p{N}])(\p{Lu}[\p{L}\p{N}'-]+(?: (?:of |the )?\p{Lu}[\p{L}\p{N}'-]*)*(?: \p{Ll}{3,14})?)/gu,
    ),
  ];
  return said.flatMap(([, quoted, capital = '']): Called[] => {
    const whole = (quoted ?? capital).replace(/^(?:The|A|An|Our|My) (?=\p{Lu})/u, '');
    const short = whole.replace(/ \p{Ll}+$/u, '');
    const known = byKey.get(nameKey(whole)) ?? byKey.get(nameKey(short));
    if (known !== undefined) return [known];
    const thing = things.named(short);
    if (thing !== null) return [{ name: thing.name, thing, notes: thing.notes }];
    return quoted === undefined || commonOpenings.test(whole) ? [] : [{ name: whole, thing: null, notes: [note] }];
  });
}

/** Pairs that share a word, the first letters or nearly all letters, without comparing all with all. */
function lookAlikes(calls: readonly Called[]): [Called, Called][] {
  const byPart = new Map<string, Called[]>();
  for (const call of calls) {
    const words = nameKey(call.name).split(' ');
    const initials = words.length > 1 ? [words.map((word) => word.charAt(0)).join('')] : [];
    const start = words.length === 1 && (words[0] ?? '').length >= 6 ? [`${(words[0] ?? '').slice(0, 3)}…`] : [];
    for (const part of new Set([...contentTerms(call.name), ...words, ...initials, ...start]))
      byPart.set(part, [...(byPart.get(part) ?? []), call]);
  }
  const pairs = new Map<string, [Called, Called]>();
  for (const group of byPart.values()) {
    if (group.length > 12) continue;
    for (const [index, one] of group.entries()) {
      for (const other of group.slice(index + 1)) pairs.set(`${one.name}|${other.name}`, [one, other]);
    }
  }
  return [...pairs.values()];
}

function whyAlike(one: Called, other: Called): string | null {
  const [first, second] = [nameKey(one.name).split(' '), nameKey(other.name).split(' ')];
  if (isInitials(first, second) || isInitials(second, first)) return 'one is short for the other';
  if (first.length === 1 && second.length === 1) {
    const [left = '', right = ''] = [first[0], second[0]];
    return left.length >= 6 && editDistance(left, right) === 1 ? 'they differ by one letter' : null;
  }
  if (arePeople(one, other)) return null;
  const shared = first.filter((word) => second.includes(word) && word.length >= 4);
  if (shared.length === 0) return null;
  const [restOfFirst, restOfSecond] = [rest(one, shared), rest(other, shared)];
  const isPart = restOfFirst.length === 0 || restOfSecond.length === 0;
  // "Mill Road 12" is a house in Mill Road.
  if (isPart && [...restOfFirst, ...restOfSecond].every((word) => /^\p{N}/u.test(word))) return null;
  // "Easter rota" is something about Easter, "Lantern project" is the project Lantern.
  const added = [...restOfFirst, ...restOfSecond].join(' ');
  if (isPart && Math.min(first.length, second.length) === 1 && /^\p{Ll}/u.test(added) && !kinds.test(added))
    return null;
  const isDescribed = [restOfFirst, restOfSecond].some(
    (words) => words.length > 0 && words.every((word) => /^\p{Ll}/u.test(word)),
  );
  return (isPart && shared.length >= 1 && Math.min(first.length, second.length) >= 1) || isDescribed
    ? `both are called "${shared.join(' ')}"`
    : null;
}

/** Nouns that say what a name names. */
const kinds =
  /^(?:project|film|movie|book|album|app|site|website|shop|store|team|company|club|band|game|campaign|programme|program|festival|house|garden|projekt|proyecto|projet|progetto|проект)$/iu;

function rest({ name }: Called, shared: readonly string[]): string[] {
  return name.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== '' && !shared.includes(nameKey(word)));
}

function isInitials(short: readonly string[], long: readonly string[]): boolean {
  const [letters = ''] = short;
  return (
    short.length === 1 &&
    letters.length >= 2 &&
    long.length === letters.length &&
    long.map((word) => word.charAt(0)).join('') === letters
  );
}

/** People of one family share a name and are not one person. */
function arePeople(one: Called, other: Called): boolean {
  return (
    one.thing?.type === 'person' ||
    other.thing?.type === 'person' ||
    [one, other].every(
      ({ name }) =>
        /^\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(name) &&
        !/\b(?:project|film|house|shop|fair|app|site|garden|festival)\b/i.test(name),
    )
  );
}

/** What is named side by side is not the same. */
function areTogether(one: Called, other: Called): boolean {
  const [few, many] = one.notes.length <= other.notes.length ? [one, other] : [other, one];
  const rest = few.notes.filter((note) => !many.notes.includes(note));
  return rest.length < Math.max(fewestDays, few.notes.length * 0.6);
}

function isSameThing(one: Called, other: Called): boolean {
  return nameKey(one.name) === nameKey(other.name) || (one.thing !== null && one.thing.id === other.thing?.id);
}

function prefer(one: Called, other: Called): [Called, Called] {
  const rank = ({ thing, notes }: Called) =>
    (thing?.entity === null || thing === null ? 0 : 1_000_000) + (thing === null ? 0 : 1_000) + notes.length;
  return rank(other) > rank(one) ? [other, one] : [one, other];
}

function daysOf(notes: readonly Note[]): number {
  return new Set(notes.map(({ day }) => day)).size;
}
