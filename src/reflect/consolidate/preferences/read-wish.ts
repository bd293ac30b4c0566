import type { Claim } from '../../../language/sentences/split-claims.js';
import { valueTerms } from '../../../language/values/value-terms.js';
import { tellsIncident } from '../../../language/wishes/incident-cues.js';
import { holderOf, preferenceCue } from '../../../language/wishes/preference-cues.js';
import { contentTerms } from '../../../language/words/content-terms.js';
import { subjectTerms } from '../../../language/words/subject-terms.js';
import type { Note } from '../../input/note.js';
import type { Meaning } from '../semantic-similarity.js';
import { tagTerm } from '../term-weights.js';

/** A wish found in a note. */
export type Wish = {
  readonly note: Note;
  /** The sentence that tells it. */
  readonly claim: Claim;
  /** `typed` where the note is called a preference, `incident` where only what happened tells it. */
  readonly cue: 'typed' | 'plain' | 'hint' | 'incident';
  readonly holder: string | null;
  readonly terms: readonly string[];
  readonly meaning: Meaning;
};

/** A wish shown by an event needs the whole note; longer notes are about more than one thing. */
const longestIncident = 320;

/** Notes of several sentences are read by the one that tells the wish. */
export function readWish(note: Note, meaningOf: (text: string) => Meaning): Wish | null {
  const isTyped = note.entry.about.type === 'preference';
  const cues = note.claims.map((claim) => ({ claim, cue: preferenceCue(claim.text) }));
  const found =
    cues.find(({ cue }) => cue === 'plain') ??
    cues.find(({ cue }) => cue === 'hint') ??
    (isTyped || isIncident(note) ? cues[0] : undefined);
  if (found === undefined) return null;
  // A task is worded like a wish, but is finished once it is done.
  if (note.entry.about.type === 'task' && holderOf(note.entry.text) === null) return null;
  const isWhole = isTyped || note.claims.length <= 2 || note.entry.text.length <= longestIncident;
  const holder = holderOf(found.claim.text) ?? holderOf(note.entry.text);
  const { tags } = note.entry.about;
  const own = [...(isWhole ? note.terms : found.claim.terms), ...tags.flatMap((tag) => contentTerms(tag))];
  const text = isWhole ? note.entry.text : found.claim.text;
  return {
    note,
    claim: found.claim,
    cue: isTyped ? 'typed' : (found.cue ?? 'incident'),
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

/** Facts, decisions and tasks are handled separately. */
function isIncident({ entry: { about, text } }: Note): boolean {
  return (about.type === 'event' || about.type === null) && text.length <= longestIncident && tellsIncident(text);
}
