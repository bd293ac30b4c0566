import { isSamePerson } from '../../../language/names/same-person.js';
import { semanticSimilarity } from '../semantic-similarity.js';
import { type TermWeights, tagTerm } from '../term-weights.js';
import type { Wish } from './read-wish.js';

/** How sure it is that two notes tell one wish; above 0 it is more likely than not. */
export function wishSimilarity(one: Wish, other: Wish, weights: TermWeights): number {
  const most = weights.weightOf('');
  const rarity = (term: string) => weights.weightOf(term) / most;
  const [own, its] = [one, other].map(({ terms }) => terms.filter((term) => !term.startsWith('#')));
  const known = new Set(its);
  const [rarest = 0, second = 0] = (own ?? [])
    .filter((term) => known.has(term))
    .map(rarity)
    .sort((first, next) => next - first);
  const [tags, others] = [one.note.entry.about.tags, other.note.entry.about.tags];
  const shared = tags.filter((tag) => others.includes(tag));
  const isOtherTag = tags.length > 0 && others.length > 0 && shared.length === 0;
  return (
    worth.likeness * weights.likeness(own ?? [], its ?? []) +
    worth.meaning * semanticSimilarity(one.meaning, other.meaning) +
    worth.rarest * rarest +
    worth.second * second +
    worth.tag * Math.max(0, ...shared.map((tag) => rarity(tagTerm(tag)))) +
    (isOtherTag ? worth.otherTag : 0) +
    (areOthers(one.holder, other.holder) ? worth.otherHolder : 0) +
    worth.hint * [one, other].filter(({ cue }) => cue === 'hint').length -
    bar
  );
}

function areOthers(one: string | null, other: string | null): boolean {
  return one !== null && other !== null && !isSamePerson(one, other);
}

/** Fitted to wishes of which it is known whether they are the same; see test/quality/changes/README.md. */
const bar = 4.6;
const worth = {
  likeness: 2.36,
  meaning: 3.62,
  rarest: 3.73,
  second: 3.58,
  tag: 1.04,
  otherTag: -2.34,
  otherHolder: -1.18,
  hint: -0.53,
};
