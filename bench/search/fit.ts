import { type FeatureName, featureNames } from '../../src/search/feature-names.js';
import type { Weights } from '../../src/search/fuse.js';
import { answerWith } from './answer-with.js';
import type { Collected } from './collect.js';
import type { Answered } from './score.js';
import { solve } from './solve.js';

/** Each conversation is answered with weights that were fitted on the others only. */
export function answerUnseen(
  collected: readonly Collected[],
  { leftOut = [], asked = collected }: { leftOut?: readonly FeatureName[]; asked?: readonly Collected[] } = {},
): Answered[] {
  const names = [...new Set(collected.map(({ conversation }) => conversation))];
  return names.flatMap((name) => {
    const weights = fitWeights(
      collected.filter(({ conversation }) => conversation !== name),
      leftOut,
    );
    return answerWith(
      asked.filter(({ conversation }) => conversation === name),
      weights,
    );
  });
}

const rounds = 12;
const longestStep = 1.5;
/** Keeps a weight at 0 that the questions say nothing about. */
const pull = 1e-3;

/**
 * The weights under which the evidence is likeliest to be drawn, if every candidate is drawn with the probability
 * exp(score) / sum of all exp(score). This has one best solution, so it doesn't matter that the search for it begins at 0.
 */
export function fitWeights(collected: readonly Collected[], leftOut: readonly FeatureName[] = []): Weights {
  const names = featureNames.filter((name) => !leftOut.includes(name));
  const examples = collected.flatMap((one) => exampleOf(one, names));
  const weights = new Float64Array(names.length);
  for (let round = 0; round < rounds; round++) {
    const slope = weights.map((weight) => -pull * weight);
    const bend = names.map((_, index) => new Float64Array(names.length).fill(pull, index, index + 1));
    for (const example of examples) addExample(example, { weights, slope, bend });
    const step = solve(bend, slope);
    const share = Math.min(1, longestStep / Math.max(...step.map(Math.abs)));
    for (const [index, value] of step.entries()) weights[index] = (weights[index] ?? 0) + share * value;
  }
  const rounded = new Map(names.map((name, index) => [name, Math.round((weights[index] ?? 0) * 10) / 10]));
  const weightOf = (name: FeatureName) => rounded.get(name) ?? 0;
  return {
    words: weightOf('words'),
    neighbours: weightOf('neighbours'),
    file: weightOf('file'),
    answers: weightOf('answers'),
    speaker: weightOf('speaker'),
    ofSelf: weightOf('ofSelf'),
    ofOther: weightOf('ofOther'),
    tellsTime: weightOf('tellsTime'),
    date: weightOf('date'),
    meaning: weightOf('meaning'),
    alike: weightOf('alike'),
  };
}

/** The features of the candidates of one question, one candidate after the other, and the places of the evidence among them. */
type Example = { readonly cells: Float64Array; readonly count: number; readonly evidence: readonly number[] };

/** More candidates would only take longer. */
const mostCandidates = 100;

function exampleOf({ question, candidates }: Collected, names: readonly FeatureName[]): Example[] {
  const all = candidates.map(({ id, features }) => {
    const row = names.map((name) => features[name]);
    return { row, isEvidence: question.evidence.includes(id), sum: row.reduce((sum, value) => sum + value, 0) };
  });
  const likely = all.toSorted((one, other) => other.sum - one.sum);
  const kept = likely.filter(({ isEvidence }, index) => isEvidence || index < mostCandidates);
  const evidence = kept.flatMap(({ isEvidence }, place) => (isEvidence ? [place] : []));
  const cells = Float64Array.from(kept.flatMap(({ row }) => row));
  return evidence.length === 0 ? [] : [{ cells, count: kept.length, evidence }];
}

type Fit = {
  readonly weights: Float64Array;
  readonly slope: Float64Array;
  /** The lower half. */
  readonly bend: readonly Float64Array[];
};

function addExample({ cells, count, evidence }: Example, { weights, slope, bend }: Fit): void {
  const size = weights.length;
  const shares = sharesOf(cells, { count, weights });
  const mean = new Float64Array(size);
  for (let cell = 0; cell < cells.length; cell++)
    add(mean, cell % size, at(shares, Math.floor(cell / size)) * at(cells, cell));
  for (const place of evidence)
    for (let index = 0; index < size; index++)
      add(slope, index, (at(cells, place * size + index) - at(mean, index)) / evidence.length);
  for (let place = 0; place < count; place++) {
    const start = place * size;
    for (const [index, line] of bend.entries()) {
      const offset = at(shares, place) * (at(cells, start + index) - at(mean, index));
      for (let other = 0; other <= index; other++)
        add(line, other, offset * (at(cells, start + other) - at(mean, other)));
    }
  }
}

/** How likely each candidate is to be drawn. */
function sharesOf(cells: Float64Array, { count, weights }: { count: number; weights: Float64Array }): Float64Array {
  const scores = new Float64Array(count);
  for (let cell = 0; cell < cells.length; cell++)
    add(scores, Math.floor(cell / weights.length), at(cells, cell) * at(weights, cell % weights.length));
  const most = Math.max(...scores);
  const likely = scores.map((score) => Math.exp(score - most));
  const total = likely.reduce((sum, value) => sum + value, 0);
  return likely.map((value) => value / total);
}

function at(numbers: Float64Array, index: number): number {
  return numbers[index] ?? 0;
}

function add(numbers: Float64Array, index: number, value: number): void {
  numbers[index] = at(numbers, index) + value;
}
