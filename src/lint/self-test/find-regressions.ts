import type { AttackScore } from '../score-attacks.js';
import type { Floors } from './read-attacks.js';

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
