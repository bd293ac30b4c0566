import { expect, test } from 'vitest';
import { splitClaims } from '../../../src/language/sentences/split-claims.js';
import { readSmallWords } from '../../../src/language/words/lower-case-words.js';
import { toAssertion } from '../../../src/reflect/consolidate/contradictions/assertion.js';
import { scoreReplacement } from '../../../src/reflect/consolidate/contradictions/score-replacement.js';
import { readWordNearness } from '../../../src/reflect/consolidate/semantic-similarity.js';
import { tagTerm, weighTerms } from '../../../src/reflect/consolidate/term-weights.js';
import { readPairs, type Said } from './read-pairs.js';

const replaced = readPairs('replaced.txt');
const bothHold = readPairs('both-hold.txt');
const all = [...replaced, ...bothHold].flat();
const weights = weighTerms(
  all.map(({ text, tags }) => [...splitClaims(text).flatMap(({ terms }) => terms), ...tags.map(tagTerm)]),
);
const wordNearness = readWordNearness();
const isWord = readSmallWords(all.map(({ text }) => text));

test('seventeen in twenty changes are noticed, in whatever words and trade', () => {
  const missed = replaced.filter((pair) => !isReplaced(pair)).map(([, later]) => later?.text);
  expect(missed.length / replaced.length, missed.join('\n')).toBeLessThanOrEqual(0.15);
});

test('most of what can hold side by side is left alone, however much two notes share', () => {
  const mistaken = bothHold.filter(isReplaced).map(([, later]) => later?.text);
  expect(mistaken.length / bothHold.length, mistaken.join('\n')).toBeLessThanOrEqual(0.25);
});

function isReplaced([earlier, later]: readonly Said[]): boolean {
  const [before, after] = [earlier, later].map((said) =>
    said === undefined
      ? []
      : splitClaims(said.text).map((claim) => toAssertion(claim, { ...said, around: said.text, isWord })),
  );
  return (after ?? []).some((one) =>
    (before ?? []).some((other) => (scoreReplacement(one, other, { weights, wordNearness })?.score ?? -1) >= 0),
  );
}
