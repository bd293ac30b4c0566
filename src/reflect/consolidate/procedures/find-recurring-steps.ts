import { nameKey } from '../../../language/names/name-key.js';
import { type Step, type StepList, splitSteps } from '../../../language/sentences/split-steps.js';
import { contentTerms } from '../../../language/words/content-terms.js';
import type { CollectedNotes } from '../../input/collect-notes.js';
import type { Note } from '../../input/note.js';
import { InvertedIndex } from '../inverted-index.js';
import type { TermWeights } from '../term-weights.js';

/** Steps that were done in the same order on several days. */
export type RecurringSteps = {
  /** What it is for, in the words of a note. */
  readonly occasion: string;
  readonly steps: readonly string[];
  /** Oldest first. */
  readonly runs: readonly Note[];
  readonly days: number;
};

const fewestSteps = 3;

export function findRecurringSteps({ notes, weights }: Pick<CollectedNotes, 'notes' | 'weights'>): RecurringSteps[] {
  const groups: Group[] = [];
  const index = new InvertedIndex<Group>(weights, 20);
  for (const note of notes) {
    const list = mayBeRun(note) ? splitSteps(note.entry.text) : null;
    if (list === null) continue;
    const terms = list.steps.flatMap((step) => step.terms);
    const group = index
      .nearest(terms, 6)
      .find((known) =>
        known.runs.some((run) => alignedSteps(run.list.steps, list.steps, weights).length >= fewestSteps),
      );
    const run = { note, list };
    if (group === undefined) {
      const made = { runs: [run] };
      groups.push(made);
      index.add(made, terms);
    } else {
      group.runs.push(run);
      index.add(group, terms);
    }
  }
  return groups
    .map((group) => toRecurring(group, weights))
    .filter(({ days, steps }) => days >= 2 && steps.length >= fewestSteps)
    .sort((one, other) => other.runs.length - one.runs.length || (one.occasion < other.occasion ? -1 : 1));
}

type Run = { readonly note: Note; readonly list: StepList };
type Group = { readonly runs: Run[] };

/** What is wanted, felt or corrected was not done. */
function mayBeRun({ entry }: Note): boolean {
  const { type } = entry.about;
  return type !== 'preference' && type !== 'emotion' && type !== 'correction' && entry.text.length <= 2_000;
}

/** The steps of the first list that come back in the second, in the same order. */
function alignedSteps(one: readonly Step[], other: readonly Step[], weights: TermWeights): Step[] {
  const lengths = one.map(() => new Array<number>(other.length + 1).fill(0));
  const at = (row: number, column: number) => lengths[row]?.[column] ?? 0;
  for (let row = one.length - 1; row >= 0; row--) {
    for (let column = other.length - 1; column >= 0; column--) {
      const isSame = sameStep(one[row], other[column], weights);
      const best = isSame ? 1 + at(row + 1, column + 1) : Math.max(at(row + 1, column), at(row, column + 1));
      (lengths[row] ?? [])[column] = best;
    }
  }
  const aligned: Step[] = [];
  for (let row = 0, column = 0; row < one.length && column < other.length; ) {
    const step = one[row];
    if (
      step !== undefined &&
      sameStep(step, other[column], weights) &&
      at(row, column) === 1 + at(row + 1, column + 1)
    ) {
      aligned.push(step);
      row++;
      column++;
    } else if (at(row + 1, column) >= at(row, column + 1)) row++;
    else column++;
  }
  return aligned;
}

function sameStep(one: Step | undefined, other: Step | undefined, weights: TermWeights): boolean {
  return one !== undefined && other !== undefined && weights.likeness(one.terms, other.terms) >= 0.4;
}

/** Told in the words of the run that has most of what all runs share. */
function toRecurring({ runs }: Group, weights: TermWeights): RecurringSteps {
  const scored = runs.map((run) => {
    const others = runs.filter((other) => other !== run);
    const kept = run.list.steps.filter((step) => {
      const holding = others.filter(({ list }) => list.steps.some((other) => sameStep(step, other, weights)));
      return holding.length * 2 >= others.length && others.length > 0;
    });
    return { run, kept };
  });
  const best = scored.reduce(
    (found, one) => (worth(one) > worth(found) ? one : found),
    scored[0] ?? { run: undefined, kept: [] },
  );
  return {
    occasion: occasionOf(runs, weights) || (best.kept[0]?.text ?? ''),
    steps: best.kept.map(({ text }) => text),
    runs: runs.map(({ note }) => note),
    days: new Set(runs.map(({ note }) => note.day)).size,
  };
}

function worth({ run, kept }: { run: Run | undefined; kept: readonly Step[] }): number {
  return (
    kept.length +
    (run !== undefined && run.list.occasion !== '' ? 0.5 : 0) +
    Math.min(0.4, kept.map(({ text }) => text).join('').length / 1_000)
  );
}

/** The words that openings share: "Gas check at 31 Mill Lane" and "Gas check, flat 2" are both a gas check. Else the opening most like the others. */
function occasionOf(runs: readonly Run[], weights: TermWeights): string {
  const openings = runs.map(({ list }) => list.occasion).filter((opening) => opening !== '');
  const words = (text: string) => nameKey(text).split(' ');
  const shared = (opening: string) =>
    openings.reduce((total, other) => total + weights.likeness(words(opening), words(other)), 0);
  const best = openings.reduce(
    (found, opening) => (shared(opening) > shared(found) ? opening : found),
    openings[0] ?? '',
  );
  return sharedPhrase(openings) ?? best;
}

const mostWords = 6;

/** The longest phrase that at least half of them hold; null where none does. */
function sharedPhrase(openings: readonly string[]): string | null {
  const keys = openings.map((opening) => ` ${nameKey(opening)} `);
  let best: { text: string; worth: number } | null = null;
  for (const opening of openings) {
    const words = opening.split(/\s+/);
    for (let start = 0; start < words.length; start++) {
      for (let length = 1; length <= Math.min(mostWords, words.length - start); length++) {
        const text = words
          .slice(start, start + length)
          .join(' ')
          .replace(/[^\p{L}\p{N})]+$/u, '');
        const holding = keys.filter((key) => key.includes(` ${nameKey(text)} `)).length;
        const worth = contentTerms(text).length * (holding - 1);
        if (holding < 2 || holding * 2 < openings.length || worth <= (best?.worth ?? 0)) continue;
        if (!looseEnd.test(text) && (length > 1 || isFirstInAll(text, keys))) best = { text, worth };
      }
    }
  }
  return best?.text ?? null;
}

/** One word says enough where nothing is ever told otherwise. */
function isFirstInAll(word: string, keys: readonly string[]): boolean {
  return word.length >= 5 && keys.every((key) => key.startsWith(` ${nameKey(word)} `));
}

/** Words that something else has to follow or stand before. */
const looseEnd =
  /^(?:of|for|at|to|from|in|on|by|with|and|or|the|a|an)\s|(?:^|\s)(?:of|for|at|to|from|in|on|by|with|and|or|the|a|an|no|after|before|was|is|nr|number|für|von|mit|am|im|de|para|en|del?|la|el)$/iu;
