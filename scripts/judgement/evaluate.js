/** How often a score of the first kind is above one of the second: 1 is perfect, 0.5 is chance. */
export function areaUnderCurve(high, low) {
  const sorted = [...low].sort((one, other) => one - other);
  const below = (score) => {
    let [from, to] = [0, sorted.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (sorted[middle] < score) from = middle + 1;
      else to = middle;
    }
    return from;
  };
  return high.reduce((sum, score) => sum + below(score), 0) / high.length / low.length;
}

export function shareAbove(scores, line) {
  return scores.filter((score) => score > line).length / scores.length;
}
