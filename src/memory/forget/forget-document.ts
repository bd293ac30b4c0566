import { saidText } from '../../entries/said-text.js';
import type { Remains } from './forget.js';
import type { EntityMatch } from './forgettable-entities.js';
import type { Match } from './match-entries.js';
import type { StillFound } from './still-found.js';

export type ForgottenMemory = {
  readonly id: string;
  readonly path: string;
  readonly startLine: number;
  readonly endLine: number;
  readonly store: string;
  readonly text: string;
  readonly reason: string;
};

/** The JSON result for a forgotten memory, or one that would be. */
export type ForgetDocument = Done & {
  readonly forgotten: readonly ForgottenMemory[];
  readonly entities: readonly { readonly id: string; readonly path: string; readonly reason: string }[];
  readonly related: readonly ForgottenMemory[];
};

type Done = {
  readonly query: string;
  readonly permanent: boolean;
  readonly dryRun?: true;
  readonly commit?: string | null;
  readonly undo?: string | null;
  readonly isGone?: boolean;
  /** Kept memories that a search for it still finds. */
  readonly found?: readonly StillFound[];
  readonly remains?: Remains;
};

type Found = {
  readonly matches: readonly Match[];
  readonly entities: readonly EntityMatch[];
  readonly related: readonly Match[];
};

const mostRelated = 10;

export function forgetDocument({ matches, entities, related, ...done }: Done & Found): ForgetDocument {
  return {
    ...done,
    forgotten: matches.map(short),
    entities: entities.map(({ entity: { id, path }, reason }) => ({ id, path, reason })),
    related: related.slice(0, mostRelated).map(short),
  };
}

function short({ entry: { id, path, startLine, endLine, store, text }, reason }: Match): ForgottenMemory {
  return { id, path, startLine, endLine, store, text: saidText(text), reason };
}
