const mixtures = 20_000;
const wordsPerMixture = 12;
const rounds = 50;

/**
 * The direction that mixtures of words have most in common: the first principal component of many, each of which draws as
 * many words as a short sentence has, as often as texts use them, weighted as they will be.
 */
export function commonComponent({ vectors, dimensions, frequencyAt, frequencyWeight }) {
  const samples = drawMixtures({ vectors, dimensions, frequencyAt, frequencyWeight });
  let direction = unit(new Float64Array(dimensions).fill(1));
  for (let round = 0; round < rounds; round++) {
    const next = new Float64Array(dimensions);
    for (const sample of samples) addTo(next, sample, product(sample, direction));
    direction = unit(next);
  }
  return direction;
}

function drawMixtures({ vectors, dimensions, frequencyAt, frequencyWeight }) {
  const sums = new Float64Array(vectors.length);
  for (let row = 0; row < sums.length; row++) sums[row] = (sums[row - 1] ?? 0) + frequencyAt(row);
  const random = numbersFrom(1);
  return Array.from({ length: mixtures }, () => {
    const mixture = new Float64Array(dimensions);
    for (let word = 0; word < wordsPerMixture; word++) {
      const row = rowAt(sums, random() * sums[sums.length - 1]);
      addTo(mixture, vectors[row], frequencyWeight(row));
    }
    return unit(mixture);
  });
}

/** The first row whose sum reaches a value. */
function rowAt(sums, value) {
  let low = 0;
  let high = sums.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (sums[middle] < value) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The same numbers between 0 and 1 every time (mulberry32). */
function numbersFrom(seed) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

function addTo(sum, vector, weight) {
  for (let index = 0; index < sum.length; index++) sum[index] += vector[index] * weight;
}

function product(left, right) {
  let sum = 0;
  for (let index = 0; index < left.length; index++) sum += left[index] * right[index];
  return sum;
}

function unit(vector) {
  const length = Math.sqrt(product(vector, vector));
  return length === 0 ? vector : vector.map((value) => value / length);
}
