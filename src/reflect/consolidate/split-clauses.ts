import type { Claim } from '../../language/sentences/split-claims.js';
import { toClaim } from '../../language/sentences/split-claims.js';

const shortestSentence = 60;
const fewestWords = 5;

/**
 * What a long sentence says by the way: behind who said it, or behind what happened. "Yusra corrected me, a service has cost £78 since
 * then" tells a price, and begins with something else.
 */
export function splitClauses({ text }: Claim): Claim[] {
  if (text.length < shortestSentence) return [];
  const plain = text.replaceAll('’', "'");
  const starts = [...plain.matchAll(leads)].map(({ index, 0: lead }) => index + lead.length);
  return starts
    .map((start) => plain.slice(start).trim())
    .filter((clause) => clause.split(/\s+/).length >= fewestWords)
    .map((clause) => toClaim(clause, null));
}

const leads =
  /[:：]\s+|\s[–—]\s+|,\s+(?:so(?: that)?|but|and|for|as|because|since)\s+|\s+(?:so|and) (?=(?:it's|the|our|we're|we|they're|he's|she's) )|(?:corrected (?:me|us|him|her|them),|(?:says?|said|told (?:me|us|him|her|them)|mentioned|remarked|explained|reports?|reported|answered|wrote)(?: that)?)\s+/giu;
