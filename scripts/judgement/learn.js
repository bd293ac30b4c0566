/** Logistic regression over sparse features, by AdaGrad. The order of examples is shuffled with a fixed seed. */
export function learn(examples, featureCount, { rounds = 6, rate = 0.3, seed = 1, leastSeen = 3 } = {}) {
  const seen = countFeatures(examples, featureCount);
  const kept = examples.map((example) => ({
    ...example,
    features: example.features.filter((feature) => seen[feature] >= leastSeen),
  }));
  const weights = new Float64Array(featureCount);
  const squares = new Float64Array(featureCount).fill(1e-6);
  let bias = 0;
  let biasSquares = 1e-6;
  const random = randomNumbers(seed);
  const order = kept.map((_, index) => index);
  for (let round = 0; round < rounds; round++) {
    shuffle(order, random);
    for (const index of order) {
      const { features, label, weight } = kept[index];
      const norm = 1 / Math.sqrt(Math.max(1, features.length));
      let sum = bias;
      for (const feature of features) sum += weights[feature] * norm;
      const error = (1 / (1 + Math.exp(-sum)) - label) * weight;
      for (const feature of features) {
        const gradient = error * norm + 1e-6 * weights[feature];
        squares[feature] += gradient * gradient;
        weights[feature] -= (rate * gradient) / Math.sqrt(squares[feature]);
      }
      biasSquares += error * error;
      bias -= (rate * error) / Math.sqrt(biasSquares);
    }
  }
  return { weights, bias };
}

/** What was seen once or twice says nothing about the next text. */
function countFeatures(examples, featureCount) {
  const seen = new Uint32Array(featureCount);
  for (const { features } of examples) for (const feature of features) seen[feature]++;
  return seen;
}

export function scoreOf({ weights, bias }, features) {
  let sum = 0;
  for (const feature of features) sum += weights[feature];
  return bias + sum / Math.sqrt(features.length);
}

function shuffle(order, random) {
  for (let index = order.length - 1; index > 0; index--) {
    const other = Math.floor(random() * (index + 1));
    [order[index], order[other]] = [order[other], order[index]];
  }
}

function randomNumbers(seed) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return state / 0x80000000;
  };
}
