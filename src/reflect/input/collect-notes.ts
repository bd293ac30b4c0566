import type { Entry } from '../../entries/entry.js';
import { hasTombstone } from '../../entries/records/tombstones.js';
import { splitClaims } from '../../language/sentences/split-claims.js';
import { contentTerms } from '../../language/words/content-terms.js';
import { findSecrets } from '../../secrets/find-secrets.js';
import { type TermWeights, tagTerm, weighTerms } from '../consolidate/term-weights.js';
import { whyNotWorthKeeping } from './is-worth-keeping.js';
import type { Note } from './note.js';
import { isFresh, type ReflectionInput } from './reflection-input.js';

/** The notes to process, oldest first, and the skipped ones. */
export type CollectedNotes = {
  readonly notes: readonly Note[];
  readonly weights: TermWeights;
  readonly secrets: readonly FoundSecret[];
  /** How many fresh notes say nothing worth keeping, by reason. */
  readonly worthless: ReadonlyMap<string, number>;
  /** Ids of all fresh notes. */
  readonly looked: readonly string[];
};

export type FoundSecret = {
  readonly entry: Entry;
  /** 1-based, in the file. */
  readonly line: number;
  readonly isFresh: boolean;
};

export async function collectNotes(material: ReflectionInput): Promise<CollectedNotes> {
  const notes: Note[] = [];
  const secrets: FoundSecret[] = [];
  const worthless = new Map<string, number>();
  const looked: string[] = [];
  for (const entry of episodes(material)) {
    const fresh = isFresh(material, entry);
    if (fresh) looked.push(entry.id);
    const [secret] = await findSecrets(entry.text);
    if (secret !== undefined) {
      secrets.push({ entry, line: entry.startLine + secret.line - 1, isFresh: fresh });
      continue;
    }
    if (hasTombstone(material.tombstones, entry.text)) continue;
    const reason = whyNotWorthKeeping(entry.text, { isTyped: entry.about.type !== null });
    if (reason !== null) {
      if (fresh) worthless.set(reason, (worthless.get(reason) ?? 0) + 1);
      continue;
    }
    notes.push(toNote(entry, fresh));
  }
  return {
    notes,
    weights: weighTerms(notes.map(({ terms, entry }) => [...terms, ...entry.about.tags.map(tagTerm)])),
    secrets,
    worthless,
    looked,
  };
}

/** Notes of days and rooms that have a day, in the order of time. */
function episodes({ entries }: ReflectionInput): Entry[] {
  const dated = entries.filter(({ store, day }) => store === 'episodic' && day !== null);
  const moment = ({ day, time }: Entry) => `${day} ${time ?? '24:00'}`;
  return dated.sort((one, other) => {
    const [first, second] = [moment(one), moment(other)];
    return first < second ? -1 : first > second ? 1 : one.startLine - other.startLine;
  });
}

function toNote(entry: Entry, fresh: boolean): Note {
  const claims = splitClaims(entry.text);
  const terms = claims.length === 1 ? (claims[0]?.terms ?? []) : contentTerms(entry.text.slice(0, 2_000));
  return { id: entry.id, day: entry.day ?? '', entry, isFresh: fresh, claims, terms };
}
