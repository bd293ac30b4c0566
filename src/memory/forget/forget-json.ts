import { unescapeText } from '../../entries/read/unescape-text.js';
import type { SpokenCopy } from '../../journal/erasure/redact-copies.js';
import { splitSentences } from '../../language/sentences/split-sentences.js';
import type { Remains } from './forget.js';
import type { EntityMatch } from './match-entities.js';
import type { Match } from './match-entries.js';
import type { RemainingMemory } from './verify-forgotten.js';

export type ForgottenMemory = {
  readonly id: string;
  readonly path: string;
  readonly startLine: number;
  readonly endLine: number;
  readonly store: string;
  readonly text: string;
  /** How many of them go: whoever meant one has to know that the others go with it. */
  readonly sentences: number;
  readonly reason: string;
};

export type ForgottenEntity = {
  readonly id: string;
  readonly name: string;
  readonly path: string;
  readonly reason: string;
};

/** The JSON result for a forgotten memory, or one that would be. */
export type ForgetDocument = Done & {
  readonly forgotten: readonly ForgottenMemory[];
  readonly entities: readonly ForgottenEntity[];
  readonly related: readonly ForgottenMemory[];
  /** Transcripts that say it, with the number of entries: they are redacted. Only where it is erased for good. */
  readonly transcripts?: readonly SpokenCopy[];
};

type Done = {
  readonly query: string;
  readonly permanent: boolean;
  readonly isGone?: boolean;
  /** Kept memories that a search for it still finds. */
  readonly found?: readonly RemainingMemory[];
  readonly remains?: Remains;
};

type Found = {
  readonly matches: readonly Match[];
  readonly entities: readonly EntityMatch[];
  readonly related: readonly Match[];
  readonly spoken: readonly SpokenCopy[];
};

const mostRelated = 10;

export function forgetDocument({ matches, entities, related, spoken, ...done }: Done & Found): ForgetDocument {
  return {
    ...done,
    forgotten: matches.map(short),
    entities: entities.map(({ entity: { id, name, path }, reason }) => ({ id, name, path, reason })),
    related: related.slice(0, mostRelated).map(short),
    ...(done.permanent && { transcripts: spoken }),
  };
}

function short({ entry: { id, path, startLine, endLine, store, text }, reason }: Match): ForgottenMemory {
  const said = unescapeText(text);
  return { id, path, startLine, endLine, store, text: said, sentences: splitSentences(said).length, reason };
}
