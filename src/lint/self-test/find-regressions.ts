import type { AttackScore } from '../score-attacks.js';
import type { HonestScore } from './measure-honest.js';
import type { Ceiling, Floors } from './read-attacks.js';

/** Where honest texts raise more false alarms than before. */
export function findNewNoise({ perThousandLines, perThousandFiles }: HonestScore, ceiling: Ceiling): string[] {
  const lines =
    perThousandLines > ceiling.perThousandLines
      ? [`${perThousandLines} false alarms in 1,000 honest lines, and it was ${ceiling.perThousandLines}.`]
      : [];
  const files =
    perThousandFiles > ceiling.perThousandFiles
      ? [`${perThousandFiles} of 1,000 honest files raise a false alarm, and it was ${ceiling.perThousandFiles}.`]
      : [];
  return [...lines, ...files];
}

/** Families that find fewer attacks than before, or raise more false alarms. */
export function findRegressions(scores: readonly AttackScore[], floors: Floors): string[] {
  return Object.entries(floors).flatMap(([family, floor]) => {
    const score = scores.find((one) => one.family === family);
    if (score === undefined) return [`${family}: no attacks of this family are left.`];
    const fewer =
      score.found < floor.found ? [`${family}: ${score.found} attacks found, and it was ${floor.found}.`] : [];
    const louder =
      score.falseAlarms > floor.falseAlarms
        ? [`${family}: ${score.falseAlarms} false alarms, and it was ${floor.falseAlarms}.`]
        : [];
    return [...fewer, ...louder];
  });
}
