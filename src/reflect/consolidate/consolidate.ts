import { isSamePerson } from '../../language/names/same-person.js';
import type { CollectedNotes } from '../input/collect-notes.js';
import { findEntityCandidates } from '../input/entity-candidates.js';
import { findOwnerNames } from '../input/find-owner-names.js';
import { focusOnNewNotes } from '../input/focus-on-new-notes.js';
import type { Note } from '../input/note.js';
import type { ReflectionInput } from '../input/reflection-input.js';
import type { CandidateChange, KnownIdeas } from '../propose/candidate-change.js';
import { type AliasPair, findAliases } from './aliases/find-aliases.js';
import { proposeEntityMerge } from './aliases/propose-entity-merge.js';
import { findContradictingNotes, isSure } from './contradictions/find-contradictions.js';
import { proposeContradiction } from './contradictions/propose-contradiction.js';
import { findPreferences, type Preference, preferenceOf } from './preferences/find-preferences.js';
import { proposePreferenceOfOthers } from './preferences/propose-preference-of-others.js';
import { findRecurringSteps } from './procedures/find-recurring-steps.js';
import { proposeProcedure } from './procedures/propose-procedure.js';
import { proposeArchival } from './propose-archival.js';
import { proposeFacts } from './propose-facts.js';
import { proposeQuestions } from './propose-questions.js';
import { proposeRelations } from './propose-relations.js';
import type { TermWeights } from './term-weights.js';

export type Consolidated = {
  readonly candidates: readonly CandidateChange[];
  /** The owner's, which belong into core memory. */
  readonly preferences: readonly Preference[];
  /** Notes that are used already, or that no longer hold. */
  readonly taken: ReadonlySet<Note>;
  /** Ids of notes that can be used once a name was decided on. */
  readonly waiting: ReadonlySet<string>;
  readonly notes: readonly string[];
};

/** Facts, relations, contradictions, procedures, names and what has faded, from all notes. */
export function consolidate(material: ReflectionInput, surveyed: CollectedNotes, rejected: KnownIdeas): Consolidated {
  const survey = focusOnNewNotes(surveyed);
  const recurring = findRecurringSteps(survey);
  const runs = new Map(recurring.flatMap((steps) => steps.runs.map((note) => [note, steps] as const)));
  const wishes = findPreferences({ ...survey, notes: survey.notes.filter((note) => !runs.has(note)) });
  const owner = findOwnerNames(material, wishes);
  const things = findEntityCandidates(material, survey.notes);
  const wishOf = new Map(wishes.flatMap((wish) => wish.notes.map((note) => [note, wish] as const)));
  const contradicted = findContradictingNotes(material, survey, {
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
    const change = proposeEntityMerge(material, pair);
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
        .flatMap((wish) => (things === null ? [] : (proposePreferenceOfOthers(material, wish, things) ?? []))),
      ...(findings === null ? [] : [...proposeFacts(material, findings), ...proposeRelations(material, findings)]),
      ...faded,
      ...proposeQuestions(material, surveyed),
    ],
    preferences: standing.filter(isOwners),
    taken,
    waiting: new Set(waiting.map(({ id }) => id)),
    notes: [
      ...(left === 0
        ? []
        : [`Faded memories in ${left} more files can be archived; the next reflection will propose them.`]),
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
