import { isSamePerson } from '../../language/names/same-person.js';
import type { Candidate, KnownIdeas } from '../candidate.js';
import { findOwner } from '../find-owner.js';
import { focus } from '../focus.js';
import type { Material } from '../material.js';
import type { Note } from '../note.js';
import type { Survey } from '../survey.js';
import type { TermWeights } from '../text/term-weights.js';
import { findThings } from '../things.js';
import { askQuestions } from './ask-questions.js';
import { type AliasPair, findAliases } from './find-aliases.js';
import { findContradicted, isSure } from './find-contradictions.js';
import { findPreferences, type Preference, preferenceOf } from './find-preferences.js';
import { findRecurringSteps } from './find-procedures.js';
import { proposeArchival } from './propose-archival.js';
import { proposeContradiction } from './propose-contradictions.js';
import { proposeEdges } from './propose-edges.js';
import { proposeFacts } from './propose-facts.js';
import { proposeMerge } from './propose-merges.js';
import { proposeProcedure } from './propose-procedures.js';
import { proposeOthersWish } from './propose-wishes.js';

export type Consolidated = {
  readonly candidates: readonly Candidate[];
  /** The owner's, which belong into core memory. */
  readonly preferences: readonly Preference[];
  /** Notes that are used already, or that no longer hold. */
  readonly taken: ReadonlySet<Note>;
  /** Ids of notes that can be used once a name was decided on. */
  readonly waiting: ReadonlySet<string>;
  readonly notes: readonly string[];
};

/** Facts, relations, contradictions, procedures, names and what has faded, from all notes. */
export function consolidate(material: Material, surveyed: Survey, rejected: KnownIdeas): Consolidated {
  const survey = focus(surveyed);
  const recurring = findRecurringSteps(survey);
  const runs = new Map(recurring.flatMap((steps) => steps.runs.map((note) => [note, steps] as const)));
  const wishes = findPreferences({ ...survey, notes: survey.notes.filter((note) => !runs.has(note)) });
  const owner = findOwner(material, wishes);
  const things = findThings(material, survey.notes);
  const wishOf = new Map(wishes.flatMap((wish) => wish.notes.map((note) => [note, wish] as const)));
  const contradicted = findContradicted(material, survey, {
    tellTheSame: (note, other) =>
      (isSettled(wishOf.get(note)) && wishOf.get(note) === wishOf.get(other)) ||
      (runs.has(note) && runs.get(note) === runs.get(other)),
  });
  const outdated = new Set(
    contradicted.flatMap(({ earlier }) => earlier.flatMap(({ at }) => (at.in === 'note' ? [at.note] : []))),
  );
  const decided = new Set(
    contradicted
      .filter(isSure)
      .flatMap(({ earlier, later }) => [
        later.note,
        ...earlier.flatMap(({ at }) => (at.in === 'note' ? [at.note] : [])),
      ]),
  );
  const standing = wishes.flatMap((wish) => withoutDecided(wish, decided, survey.weights) ?? []);
  const isOwners = ({ holder }: Preference) => holder === null || owner === null || isSamePerson(holder, owner);
  const aliases = things === null ? [] : findAliases(survey, things);
  const merges = aliases.flatMap((pair) => {
    const change = proposeMerge(material, pair);
    return change === null || rejected.has(change.idea) ? [] : [{ pair, change }];
  });
  const waiting = merges.flatMap(({ pair }) => waitingFor(pair));
  const taken = new Set([
    ...outdated,
    ...contradicted.map(({ later }) => later.note),
    ...standing.flatMap(({ notes }) => notes),
    ...recurring.flatMap(({ runs }) => runs),
    ...waiting,
  ]);
  const { candidates: faded, left } = proposeArchival(material);
  const findings = things === null ? null : { survey, things, owner, taken };
  return {
    candidates: [
      ...contradicted.map((found) => proposeContradiction(material, found, { things, owner })),
      ...recurring.flatMap((steps) => proposeProcedure(material, steps) ?? []),
      ...merges.map(({ change }) => change),
      ...standing
        .filter((wish) => !isOwners(wish))
        .flatMap((wish) => (things === null ? [] : (proposeOthersWish(material, wish, things) ?? []))),
      ...(findings === null ? [] : [...proposeFacts(material, findings), ...proposeEdges(material, findings)]),
      ...faded,
      ...askQuestions(material, surveyed),
    ],
    preferences: standing.filter(isOwners),
    taken,
    waiting: new Set(waiting.map(({ id }) => id)),
    notes: [
      ...(left === 0
        ? []
        : [`Faded memories of ${left} more files can be archived; they come up in the next reflection.`]),
      ...(things === null ? ['This layout has no place for entities, so facts about them are not proposed.'] : []),
    ],
  };
}

/** What was said on two days only may have been said and taken back. */
function isSettled(wish: Preference | undefined): boolean {
  return wish !== undefined && wish.days >= 3;
}

/** A wish that was given up, at least in part, still stands if it was said on two days otherwise. */
function withoutDecided(wish: Preference, decided: ReadonlySet<Note>, weights: TermWeights): Preference | null {
  const wishes = wish.wishes.filter(({ note }) => !decided.has(note));
  return wishes.length === wish.wishes.length ? wish : preferenceOf(wishes, weights);
}

/** What is said of a name that may belong to something else is kept for after that was decided. */
function waitingFor({ drop, sureness }: AliasPair): readonly Note[] {
  if (sureness === 'guess') return [];
  return drop.thing?.entity == null ? drop.notes : [];
}
