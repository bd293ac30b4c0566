import type { Contradiction } from '../entries/compare/contradictions.js';
import type { Entry } from '../entries/entry.js';
import { toAssertion } from '../reflect/consolidate/assertion.js';
import { replaces } from '../reflect/consolidate/replacement.js';
import { readWordNearness } from '../reflect/text/meaning.js';
import { splitClaims } from '../reflect/text/split-claims.js';
import { weighTerms } from '../reflect/text/term-weights.js';
import { contentTerms } from '../search/words/content-terms.js';

/** Entries that a text would replace by the signs that reflection goes by: other values, turned wishes, what is so no longer. */
export function saysOtherwise(text: string, entries: readonly Entry[]): Contradiction[] {
  const wanted = new Set(contentTerms(text));
  const near = entries.flatMap((entry) => {
    const terms = contentTerms(entry.text.slice(0, longest));
    return terms.filter((term) => wanted.has(term)).length >= Math.min(2, wanted.size) ? [{ entry, terms }] : [];
  });
  if (near.length === 0) return [];
  const comparison = { weights: weighTerms(near.map(({ terms }) => terms)), wordNearness: readWordNearness() };
  const said = splitClaims(text).map((claim) => toAssertion(claim, { type: 'fact', tags: [] }));
  return near.flatMap(({ entry }): Contradiction[] => {
    const claims = splitClaims(entry.text.slice(0, longest));
    for (const claim of claims) {
      const earlier = toAssertion(claim, { type: 'fact', tags: [] });
      for (const later of said) {
        const found = replaces(later, earlier, comparison);
        if (found !== null && found.score > 0)
          return [{ id: entry.id, text: claim.text.slice(0, 240), reason: found.reason }];
      }
    }
    return [];
  });
}

const longest = 2_000;
