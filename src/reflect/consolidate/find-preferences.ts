import type { Note } from '../note.js';
import type { Survey } from '../survey.js';
import { nearness, readMeaning } from '../text/meaning.js';
import { isSamePerson } from '../text/same-person.js';
import type { TermWeights } from '../text/term-weights.js';
import { bestTold } from './best-told.js';
import { PostingIndex } from './posting-index.js';
import { type Wish, wishIn } from './wish.js';

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
export function findPreferences({ notes, weights }: Pick<Survey, 'notes' | 'weights'>): Preference[] {
  const meaningOf = readMeaning(weights);
  const groups: Group[] = [];
  const index = new PostingIndex<Group>(weights);
  const wishes = notes.flatMap((note) => wishIn(note, meaningOf) ?? []);
  for (const wish of [...wishes].sort(plainFirst)) {
    const group = nearestGroup(wish, { index, weights });
    if (group !== null) {
      group.wishes.push(wish);
      index.add(group, wish.terms);
    } else if (wish.cue !== 'hint') {
      const made = { wishes: [wish] };
      groups.push(made);
      index.add(made, wish.terms);
    }
  }
  return groups
    .flatMap(({ wishes }) => preferenceOf(wishes, weights) ?? [])
    .sort((one, other) => other.days - one.days || (one.text < other.text ? -1 : 1));
}

type Group = { readonly wishes: Wish[] };

/** Typed and plain ones make the groups, the others join them. */
function plainFirst(one: Wish, other: Wish): number {
  return rank(one) - rank(other);
}

function rank({ cue }: Wish): number {
  return cue === 'typed' ? 0 : cue === 'plain' ? 1 : 2;
}

/** A wish that comes up every day need not be compared with all its mentions. */
const mostCompared = 12;

/** The plainer a wish is told, the less it must share with others. */
const nearEnough = { typed: 0.17, plain: 0.2, hint: 0.25 };

/** Where two groups are nearly as near, a word in common says little. */
const clearly = 1.2;

/** A word of more notes than this says little about what is wanted. */
const mostHolding = 12;

type Nearness = { readonly index: PostingIndex<Group>; readonly weights: TermWeights };

function nearestGroup(wish: Wish, { index, weights }: Nearness): Group | null {
  const [best, second] = index
    .nearest(wish.terms, 12)
    .filter(({ wishes }) => wishes.every(({ holder }) => mayBeSame(holder, wish.holder)))
    .map((group) => ({
      group,
      score: Math.max(...group.wishes.slice(-mostCompared).map((other) => alikeWishes(wish, other, weights))),
    }))
    .sort((one, other) => other.score - one.score);
  if (best === undefined || best.score < nearEnough[wish.cue] || best.score < (second?.score ?? 0) * clearly)
    return null;
  return best.group;
}

function alikeWishes(one: Wish, other: Wish, weights: TermWeights): number {
  const known = new Set(other.terms);
  if (!one.terms.some((term) => known.has(term) && weights.countOf(term) <= mostHolding)) return 0;
  const meant = Math.max(0, nearness(one.meaning, other.meaning) - unrelated);
  return weights.likeness(one.terms, other.terms) + meant / 2;
}

function mayBeSame(one: string | null, other: string | null): boolean {
  return one === null || other === null || isSamePerson(one, other);
}

/** Texts of one life lie this near to each other whatever they say. */
const unrelated = 0.35;

/** What mentions of one wish say together; null where they are too few, or too vague for nobody having called them a preference. */
export function preferenceOf(wishes: readonly Wish[], weights: TermWeights): Preference | null {
  const inTime = [...wishes].sort((one, other) =>
    one.note.day < other.note.day ? -1 : one.note.day > other.note.day ? 1 : 0,
  );
  const days = daysOf(inTime);
  const plain = inTime.filter(({ cue }) => cue !== 'hint');
  if (days < 2 || (!inTime.some(({ cue }) => cue === 'typed') && daysOf(plain) < 2)) return null;
  const counts = new Map<string, number>();
  for (const { terms } of wishes) for (const term of new Set(terms)) counts.set(term, (counts.get(term) ?? 0) + 1);
  const theme = [...counts].filter(([term, count]) => count >= 2 && !term.startsWith('#')).map(([term]) => term);
  return {
    text: bestTold(inTime, new Set(theme), weights),
    holder: mostNamed(inTime.flatMap(({ holder }) => holder ?? [])),
    notes: inTime.map(({ note }) => note),
    days,
    theme: theme.sort(),
    wishes: inTime,
  };
}

function daysOf(wishes: readonly Wish[]): number {
  return new Set(wishes.map(({ note }) => note.day)).size;
}

function mostNamed(names: readonly string[]): string | null {
  const count = (name: string) => names.filter((other) => isSamePerson(name, other)).length;
  return names.reduce<string | null>((most, name) => (most === null || count(name) > count(most) ? name : most), null);
}
