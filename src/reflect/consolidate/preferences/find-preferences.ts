import { isSamePerson } from '../../../language/names/same-person.js';
import { contentTerms } from '../../../language/words/content-terms.js';
import type { CollectedNotes } from '../../input/collect-notes.js';
import type { Note } from '../../input/note.js';
import { InvertedIndex } from '../inverted-index.js';
import { readMeaning } from '../semantic-similarity.js';
import type { TermWeights } from '../term-weights.js';
import { chooseClearestWording } from './choose-clearest-wording.js';
import { readWish, type Wish } from './read-wish.js';
import { wishSimilarity } from './wish-similarity.js';

/** A wish that came up on several days. */
export type Preference = {
  /** The sentence that says it best. */
  readonly text: string;
  readonly holder: string | null;
  /** Oldest first. */
  readonly notes: readonly Note[];
  readonly days: number;
  /** The words that its mentions have in common. */
  readonly theme: readonly string[];
  readonly wishes: readonly Wish[];
};

/** What somebody wanted on at least two days, in whatever words. The most repeated first. */
export function findPreferences({ notes, weights }: Pick<CollectedNotes, 'notes' | 'weights'>): Preference[] {
  const meaningOf = readMeaning(weights);
  const index = new InvertedIndex<Group>(weights);
  const groups = new Set<Group>();
  const wishes = notes.flatMap((note) => readWish(note, meaningOf) ?? []);
  for (const wish of [...wishes].sort(plainFirst)) {
    const group = nearestGroup([wish], { index, weights, besides: null });
    const joined = group ?? { wishes: [] };
    joined.wishes.push(wish);
    groups.add(joined);
    index.add(joined, wish.terms);
  }
  // Whatever was told first found no group yet that it could join.
  for (const group of [...groups].sort((one, other) => one.wishes.length - other.wishes.length)) {
    const joined = nearestGroup(group.wishes, { index, weights, besides: group });
    if (joined === null || !groups.has(joined)) continue;
    groups.delete(group);
    joined.wishes.push(...group.wishes);
    index.add(
      joined,
      group.wishes.flatMap(({ terms }) => terms),
    );
  }
  return [...groups]
    .flatMap(({ wishes }) => preferenceOf(wishes, weights) ?? [])
    .sort((one, other) => other.days - one.days || (one.text < other.text ? -1 : 1));
}

type Group = { readonly wishes: Wish[] };

/** Typed and plain ones make the groups, the others join them. */
function plainFirst(one: Wish, other: Wish): number {
  return rank(one) - rank(other);
}

function rank({ cue }: Wish): number {
  return ['typed', 'plain', 'hint', 'incident'].indexOf(cue);
}

/** A wish that comes up every day need not be compared with all its mentions. */
const mostCompared = 8;

type Nearness = {
  readonly index: InvertedIndex<Group>;
  readonly weights: TermWeights;
  readonly besides: Group | null;
};

/** The group that is the same wish by the mean of its mentions. */
function nearestGroup(wishes: readonly Wish[], { index, weights, besides }: Nearness): Group | null {
  const own = wishes.slice(-mostCompared);
  const terms = own.flatMap((wish) => wish.terms);
  const [best] = index
    .nearest(terms, 12)
    .filter((group) => group !== besides)
    .map((group) => ({ group, score: mean(own, group.wishes.slice(-mostCompared), weights) }))
    .sort((one, other) => other.score - one.score);
  return best === undefined || best.score < leastScore(own) ? null : best.group;
}

/** Whatever happens has something in common with something. */
function leastScore(wishes: readonly Wish[]): number {
  const isVague = wishes.every(({ cue }) => cue === 'hint' || cue === 'incident');
  return isVague ? leastVague : 0;
}

const leastVague = 0.15;

function mean(own: readonly Wish[], its: readonly Wish[], weights: TermWeights): number {
  const scores = own.flatMap((wish) => its.map((other) => wishSimilarity(wish, other, weights)));
  return scores.reduce((total, score) => total + score, 0) / Math.max(1, scores.length);
}

/** What mentions of one wish say together; null where they are too few, or too vague for nobody having called them a preference. */
export function preferenceOf(wishes: readonly Wish[], weights: TermWeights): Preference | null {
  const inTime = [...wishes].sort((one, other) =>
    one.note.day < other.note.day ? -1 : one.note.day > other.note.day ? 1 : 0,
  );
  const days = daysOf(inTime);
  const plain = inTime.filter(({ cue }) => cue === 'typed' || cue === 'plain');
  const isTyped = inTime.some(({ cue }) => cue === 'typed');
  if (days < 2 || (!isTyped && !isAlike(inTime, { least: daysOf(plain) >= 2 ? 2 : 3, weights }))) return null;
  const counts = new Map<string, number>();
  for (const { terms } of wishes) for (const term of new Set(terms)) counts.set(term, (counts.get(term) ?? 0) + 1);
  const theme = [...counts].filter(([term, count]) => count >= 2 && !term.startsWith('#')).map(([term]) => term);
  if (days === 2 && theme.every((term) => isOfTag(term, wishes))) return null;
  return {
    text: chooseClearestWording(inTime, new Set(theme), weights),
    holder: holderOf(inTime),
    notes: inTime.map(({ note }) => note),
    days,
    theme: theme.sort(),
    wishes: inTime,
  };
}

/** On two days alone, wishes that share nothing but what they are filed under are two. */
function isOfTag(term: string, wishes: readonly Wish[]): boolean {
  return wishes.some(({ note }) => note.entry.about.tags.some((tag) => contentTerms(tag).includes(term)));
}

/** What nobody calls a preference has to be much the same each time; what nobody says they want shows on three days only. */
function isAlike(wishes: readonly Wish[], { least, weights }: { least: 2 | 3; weights: TermWeights }): boolean {
  return daysOf(wishes) >= least && cohesion(wishes, weights) >= leastCohesion[least];
}

const leastCohesion = { 2: 1.6, 3: 2 };

function cohesion(wishes: readonly Wish[], weights: TermWeights): number {
  const some = wishes.slice(-mostCompared);
  const scores = some.flatMap((wish, at) => some.slice(at + 1).map((other) => wishSimilarity(wish, other, weights)));
  return scores.reduce((total, score) => total + score, 0) / Math.max(1, scores.length);
}

function daysOf(wishes: readonly Wish[]): number {
  return new Set(wishes.map(({ note }) => note.day)).size;
}

/** Whoever is named in one incident among several may have been the one who was turned away. */
function holderOf(wishes: readonly Wish[]): string | null {
  const name = mostNamed(wishes.flatMap(({ holder }) => holder ?? []));
  if (name === null || wishes.length < 3) return name;
  const naming = wishes.filter(({ note }) => note.entry.text.includes(name.split(' ')[0] ?? name));
  return naming.length >= 2 ? name : null;
}

function mostNamed(names: readonly string[]): string | null {
  const count = (name: string) => names.filter((other) => isSamePerson(name, other)).length;
  return names.reduce<string | null>((most, name) => (most === null || count(name) > count(most) ? name : most), null);
}
