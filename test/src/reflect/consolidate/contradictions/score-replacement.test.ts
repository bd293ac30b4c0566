import { expect, test } from 'vitest';
import { splitClaims } from '../../../../../src/language/sentences/split-claims.js';
import { readSmallWords } from '../../../../../src/language/words/lower-case-words.js';
import { toAssertion } from '../../../../../src/reflect/consolidate/contradictions/assertion.js';
import { scoreReplacement } from '../../../../../src/reflect/consolidate/contradictions/score-replacement.js';
import { readWordNearness } from '../../../../../src/reflect/consolidate/semantic-similarity.js';
import { weighTerms } from '../../../../../src/reflect/consolidate/term-weights.js';
import { bothHold, replaced, type Said } from '../replacement-pairs.js';

const weights = weighTerms(
  [...replaced, ...bothHold].flat().map(([, text]) => splitClaims(text).flatMap(({ terms }) => terms)),
);

const wordNearness = readWordNearness();
const isWord = readSmallWords([...replaced, ...bothHold].flat().map(([, text]) => text));

function isReplaced([earlier, later]: readonly [Said, Said]): boolean {
  const [before, after] = [earlier, later].map(([type, text]) =>
    splitClaims(text).map((claim) => toAssertion(claim, { type, tags: [], around: text, isWord })),
  );
  return (after ?? []).some((one) =>
    (before ?? []).some((other) => {
      const found = scoreReplacement(one, other, { weights, wordNearness });
      return found !== null && found.score >= 0;
    }),
  );
}

test('what is said otherwise later is noticed, in whatever words', () => {
  const missed = replaced.filter((pair) => !isReplaced(pair)).map(([, [, text]]) => text);
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(3);
});

test('what can hold side by side is left alone', () => {
  const mistaken = bothHold.filter(isReplaced).map(([, [, text]]) => text);
  expect(mistaken.length, mistaken.join('\n')).toBeLessThanOrEqual(1);
});
