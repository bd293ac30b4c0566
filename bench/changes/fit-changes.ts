import {
  type FittedWeights,
  type ReplacementSignals,
  replacementSignalNames,
} from '../../src/reflect/consolidate/contradictions/score-replacement.js';
import { solve } from '../search/solve.js';
import type { LabelledPair } from './labelled-pair.js';

/** How strongly weights are held near 0, so that a sign of few pairs says little. */
const ridge = 3;
const rounds = 8;
const steps = 12;
const longestStep = 2;

/**
 * The weights under which the labels are likeliest, by logistic regression with a ridge. Which sentences of a pair count is decided
 * anew in each round by the weights of the round before: the surest ones, as reflection does it.
 */
export function fitChanges(pairs: readonly LabelledPair[]): FittedWeights {
  const told = pairs.filter(({ sentences }) => sentences.length > 0);
  let weights = new Float64Array(replacementSignalNames.length + 1);
  for (let round = 0; round < rounds; round++) {
    const scoreOf = round === 0 ? likeness : (signs: ReplacementSignals) => scoreWith(weights, rowOf(signs));
    const examples = told.map(({ isReplaced, times, sentences }) => ({
      times,
      isReplaced: Number(isReplaced),
      row: rowOf(surest(sentences, scoreOf)),
    }));
    weights = regress(examples);
  }
  const worth = Object.fromEntries(replacementSignalNames.map((sign, index) => [sign, rounded(weights[index] ?? 0)]));
  return { bar: rounded(-(weights[replacementSignalNames.length] ?? 0)), worth: worth as ReplacementSignals };
}

type Example = { readonly row: Float64Array; readonly isReplaced: number; readonly times: number };

/** Newton's method; there is one best solution, so it doesn't matter that it begins at 0. */
function regress(examples: readonly Example[]): Float64Array<ArrayBuffer> {
  const size = replacementSignalNames.length + 1;
  const weights = new Float64Array(size);
  for (let step = 0; step < steps; step++) {
    // The last weight is the bar, which nothing holds near 0.
    const slope = weights.map((weight, index) => (index < size - 1 ? -ridge * weight : 0));
    const bend = Array.from({ length: size }, (_, index) => {
      return new Float64Array(size).fill(index < size - 1 ? ridge : 1e-9, index, index + 1);
    });
    for (const { row, isReplaced, times } of examples) {
      const chance = 1 / (1 + Math.exp(-scoreWith(weights, row)));
      for (let index = 0; index < size; index++) {
        const value = row[index] ?? 0;
        if (value === 0) continue;
        slope[index] = (slope[index] ?? 0) + times * (isReplaced - chance) * value;
        const line = bend[index] ?? new Float64Array(size);
        for (let other = 0; other < size; other++)
          line[other] = (line[other] ?? 0) + times * chance * (1 - chance) * value * (row[other] ?? 0);
      }
    }
    const move = solve(bend, slope);
    const share = Math.min(1, longestStep / Math.max(...move.map(Math.abs), 1e-9));
    for (const [index, value] of move.entries()) weights[index] = (weights[index] ?? 0) + share * value;
  }
  return weights;
}

function surest(
  sentences: readonly ReplacementSignals[],
  scoreOf: (signs: ReplacementSignals) => number,
): ReplacementSignals {
  return sentences.reduce((best, signs) => (scoreOf(signs) > scoreOf(best) ? signs : best));
}

/** Before anything is fitted, the sentences count that share most. */
function likeness({ whole, main, covered }: ReplacementSignals): number {
  return whole + main + covered;
}

function rowOf(signs: ReplacementSignals): Float64Array {
  return Float64Array.from([...replacementSignalNames.map((sign) => signs[sign]), 1]);
}

function scoreWith(weights: Float64Array, row: Float64Array): number {
  let score = 0;
  for (let index = 0; index < row.length; index++) score += (weights[index] ?? 0) * (row[index] ?? 0);
  return score;
}

function rounded(weight: number): number {
  return Math.round(weight * 100) / 100 || 0;
}

/** How far the weights of two fits lie apart at most, and for how many pairs both give the same answer, 0 to 1. */
export function compareWeights(
  one: FittedWeights,
  other: FittedWeights,
  pairs: readonly LabelledPair[],
): { farthest: number; agreement: number } {
  const [first, second] = [one, other].map(({ bar, worth }) =>
    Float64Array.from([...replacementSignalNames.map((sign) => worth[sign]), -bar]),
  );
  const says = (weights = new Float64Array(), { sentences }: LabelledPair) =>
    sentences.some((signs) => scoreWith(weights, rowOf(signs)) >= 0);
  const apart = replacementSignalNames.map((sign) => Math.abs(one.worth[sign] - other.worth[sign]));
  return {
    farthest: Math.max(Math.abs(one.bar - other.bar), ...apart),
    agreement: pairs.filter((pair) => says(first, pair) === says(second, pair)).length / pairs.length,
  };
}
