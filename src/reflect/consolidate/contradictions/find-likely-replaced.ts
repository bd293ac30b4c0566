import { type Contradiction, toContradiction } from '../../../entries/compare/find-contradictions.js';
import type { Entry } from '../../../entries/entry.js';
import { normaliseText } from '../../../language/normalise-text.js';
import { splitClaims } from '../../../language/sentences/split-claims.js';
import { contentTerms } from '../../../language/words/content-terms.js';
import { readWordNearness } from '../semantic-similarity.js';
import { weighTerms } from '../term-weights.js';
import { type Assertion, toAssertion } from './assertion.js';
import { scoreReplacement } from './score-replacement.js';

/**
 * Entries that a text seems to replace, by the features reflection uses: different values, changed wishes, negations. A suspicion for a
 * person to check; `findContradictions` returns certain contradictions.
 */
export function findLikelyReplaced(text: string, entries: readonly Entry[]): Contradiction[] {
  const wanted = new Set(contentTerms(text));
  const plain = normaliseText(text);
  const near = entries
    .map((entry) => ({ entry, ...readEntry(entry) }))
    .filter(({ terms, plain: theirs }) => {
      return theirs !== plain && terms.filter((term) => wanted.has(term)).length >= Math.min(2, wanted.size);
    });
  if (near.length === 0) return [];
  const comparison = { weights: weighTerms(near.map(({ terms }) => terms)), wordNearness: readWordNearness() };
  const said = assertionsIn(text);
  return near.flatMap(({ entry, assertions }): Contradiction[] => {
    for (const earlier of assertions()) {
      for (const later of said) {
        const found = scoreReplacement(later, earlier, comparison);
        if (found !== null && found.score > 0) return [toContradiction(entry, earlier.text, found.reason)];
      }
    }
    return [];
  });
}

const longest = 2_000;

type ReadEntry = {
  readonly terms: readonly string[];
  readonly plain: string;
  readonly assertions: () => readonly Assertion[];
};

/** A proposal is held against all memories, and each of many proposals against the same ones. */
const known = new WeakMap<Entry, ReadEntry>();

function readEntry(entry: Entry): ReadEntry {
  const before = known.get(entry);
  if (before !== undefined) return before;
  const text = entry.text.slice(0, longest);
  let assertions: readonly Assertion[] | null = null;
  const read = {
    terms: contentTerms(text),
    plain: normaliseText(entry.text),
    assertions: () => {
      assertions ??= assertionsIn(text);
      return assertions;
    },
  };
  known.set(entry, read);
  return read;
}

function assertionsIn(text: string): Assertion[] {
  return splitClaims(text).map((claim) => toAssertion(claim, { type: 'fact', tags: [] }));
}
