import { contentTerms } from '../../search/words/content-terms.js';
import type { Claim, Note } from '../note.js';
import { subjectTerms } from '../text/generic-terms.js';
import type { Meaning } from '../text/meaning.js';
import { holderOf, preferenceCue } from '../text/preference-cues.js';
import { tagTerm } from '../text/term-weights.js';
import { valueTerms } from '../text/value-terms.js';

/** What a note tells of what somebody wants. */
export type Wish = {
  readonly note: Note;
  /** The sentence that tells it. */
  readonly claim: Claim;
  /** `typed` where the note is called a preference. */
  readonly cue: 'typed' | 'plain' | 'hint';
  readonly holder: string | null;
  readonly terms: readonly string[];
  readonly meaning: Meaning;
};

/** Notes of several sentences are read by the one that tells the wish. */
export function wishIn(note: Note, meaningOf: (text: string) => Meaning): Wish | null {
  const isTyped = note.entry.about.type === 'preference';
  const cues = note.claims.map((claim) => ({ claim, cue: preferenceCue(claim.text) }));
  const found =
    cues.find(({ cue }) => cue === 'plain') ??
    cues.find(({ cue }) => cue === 'hint') ??
    (isTyped ? cues[0] : undefined);
  if (found === undefined || (!isTyped && found.cue === null)) return null;
  // What is to be done is told like a wish, and is over when it was done.
  if (note.entry.about.type === 'task' && holderOf(note.entry.text) === null) return null;
  const isWhole = isTyped || note.claims.length <= 2;
  const holder = holderOf(found.claim.text) ?? holderOf(note.entry.text);
  const { tags } = note.entry.about;
  const own = [...(isWhole ? note.terms : found.claim.terms), ...tags.flatMap((tag) => contentTerms(tag))];
  const text = isWhole ? note.entry.text : found.claim.text;
  return {
    note,
    claim: found.claim,
    cue: isTyped ? 'typed' : (found.cue ?? 'hint'),
    holder,
    terms: [
      ...new Set([
        ...subjectTerms(own, { without: holder === null ? [] : [holder] }),
        ...valueTerms(text),
        ...tags.map(tagTerm),
      ]),
    ],
    meaning: meaningOf(text),
  };
}
