import type { Claim, Note } from '../note.js';
import type { Survey } from '../survey.js';
import { subjectTerms } from '../text/generic-terms.js';
import { holderOf, preferenceCue } from '../text/preference-cues.js';
import { isSamePerson } from '../text/same-person.js';
import { type TermWeights, tagTerm } from '../text/term-weights.js';
import { PostingIndex } from './posting-index.js';

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
};

/** What somebody wanted on at least two days, in whatever words. The most repeated first. */
export function findPreferences({ notes, weights }: Pick<Survey, 'notes' | 'weights'>): Preference[] {
  const groups: Group[] = [];
  const index = new PostingIndex<Group>(weights);
  const wishes = notes.flatMap((note) => wishIn(note) ?? []);
  for (const wish of [...wishes].sort(plainFirst)) {
    const group = nearestGroup(wish, { index, weights });
    if (group !== null) {
      group.wishes.push(wish);
      index.add(group, wish.terms);
    } else if (wish.cue === 'plain') {
      const made = { wishes: [wish] };
      groups.push(made);
      index.add(made, wish.terms);
    }
  }
  return groups
    .map((group) => toPreference(group, weights))
    .filter(({ days }) => days >= 2)
    .sort((one, other) => other.days - one.days || (one.text < other.text ? -1 : 1));
}

type Wish = {
  readonly note: Note;
  readonly claim: Claim;
  readonly cue: 'plain' | 'hint';
  readonly holder: string | null;
  readonly terms: readonly string[];
};

type Group = { readonly wishes: Wish[] };

/** Notes of several sentences are read by the one that tells the wish. */
function wishIn(note: Note): Wish | null {
  const isTyped = note.entry.about.type === 'preference';
  if (!isTyped && !mayTellWish(note)) return null;
  const cues = note.claims.map((claim) => ({ claim, cue: preferenceCue(claim.text) }));
  const found =
    cues.find(({ cue }) => cue === 'plain') ??
    cues.find(({ cue }) => cue === 'hint') ??
    (isTyped ? cues[0] : undefined);
  if (found === undefined) return null;
  const own = note.claims.length <= 2 ? note.terms : found.claim.terms;
  const holder = holderOf(found.claim.text) ?? holderOf(note.entry.text);
  const tags = note.entry.about.tags.map((tag) => `#${tagTerm(tag)}`);
  const terms = [...subjectTerms(own, { without: holder === null ? [] : [holder] }), ...tags];
  return { note, claim: found.claim, cue: isTyped ? 'plain' : (found.cue ?? 'hint'), holder, terms };
}

function mayTellWish({ entry }: Note): boolean {
  const { type } = entry.about;
  return (
    type === null ||
    type === 'event' ||
    type === 'task' ||
    type === 'decision' ||
    type === 'fact' ||
    type === 'correction' ||
    type === 'emotion'
  );
}

/** Typed and plain ones make the groups, the others join them. */
function plainFirst(one: Wish, other: Wish): number {
  return rank(one) - rank(other);
}

function rank({ cue, note }: Wish): number {
  if (note.entry.about.type === 'preference') return 0;
  return cue === 'plain' ? 1 : 2;
}

/** A wish that comes up every day need not be compared with all its mentions. */
const mostCompared = 12;

const nearEnough = { typed: 0.2, plain: 0.3, hint: 0.36 };

type Nearness = { readonly index: PostingIndex<Group>; readonly weights: TermWeights };

function nearestGroup(wish: Wish, { index, weights }: Nearness): Group | null {
  const limit = wish.note.entry.about.type === 'preference' ? nearEnough.typed : nearEnough[wish.cue];
  let best: { group: Group; score: number } | null = null;
  for (const group of index.nearest(wish.terms, 8)) {
    const score = Math.max(...group.wishes.slice(-mostCompared).map((other) => alikeWishes(wish, other, weights)));
    if (score >= limit && score > (best?.score ?? 0)) best = { group, score };
  }
  return best?.group ?? null;
}

function alikeWishes(one: Wish, other: Wish, weights: TermWeights): number {
  if (one.holder !== null && other.holder !== null && !isSamePerson(one.holder, other.holder)) return 0;
  return weights.likeness(one.terms, other.terms);
}

function toPreference({ wishes }: Group, weights: TermWeights): Preference {
  const inTime = [...wishes].sort((one, other) =>
    one.note.day < other.note.day ? -1 : one.note.day > other.note.day ? 1 : 0,
  );
  const centrality = (wish: Wish) =>
    wishes.reduce((total, other) => total + weights.likeness(wish.claim.terms, other.claim.terms), 0) / wishes.length +
    (wish.cue === 'plain' ? 0.2 : 0) +
    (wish.note.entry.about.type === 'preference' ? 0.2 : 0) +
    (wish.holder === null ? 0 : 0.1);
  const best = inTime.reduce(
    (found, wish) => (centrality(wish) > centrality(found) ? wish : found),
    inTime[0] ?? never(),
  );
  const counts = new Map<string, number>();
  for (const { terms } of wishes) for (const term of new Set(terms)) counts.set(term, (counts.get(term) ?? 0) + 1);
  const theme = [...counts].filter(([term, count]) => count >= 2 && !term.startsWith('#')).map(([term]) => term);
  return {
    text: best.claim.text,
    holder: inTime.map(({ holder }) => holder).find((name) => name !== null) ?? null,
    notes: inTime.map(({ note }) => note),
    days: new Set(inTime.map(({ note }) => note.day)).size,
    theme: theme.sort(),
  };
}

function never(): never {
  throw new Error('A group is made with its first wish.');
}
