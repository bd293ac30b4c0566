import { join } from 'node:path';
import { isJsonObject } from '../config/json-value.js';
import { readFileIfThere } from '../config/read-file-if-there.js';
import type { Sensitivity } from '../roles/roles.js';
import type { BaselineMove } from './baseline-move.js';
import type { FileMark } from './file-mark.js';
import { contentHash } from './pending-change.js';

/**
 * What the owner of a workspace last confirmed, and what was seen of its history. Lies in the user's state folder, where whoever
 * hands over or edits a workspace does not reach.
 */
export type Baseline = {
  readonly version: 1;
  /** The real path of the workspace. */
  readonly root: string;
  /** When a person last confirmed something, and the commit then; null after a first look that nobody has confirmed. */
  readonly confirmed: { readonly at: string; readonly commit: string | null } | null;
  readonly files: Readonly<Record<string, WatchedFile>>;
  /** The last commit seen at HEAD; null without history. */
  readonly head: string | null;
  /** Up to where commits were looked through for changes of watched files, and those that were found. */
  readonly judged: { readonly head: string | null; readonly commits: readonly WatchedCommit[] };
  readonly log: LogSeal | null;
  /** Where the owner last looked. */
  readonly looked: { readonly at: string; readonly head: string | null } | null;
  /** Alerts that were acknowledged and that nothing else here shows to be settled. */
  readonly settled: readonly string[];
  /** Open when somebody last looked for alerts. */
  readonly alerts: readonly KnownAlert[];
  /** What a change that is under way, or was interrupted, makes of the baseline once it is part of the history. */
  readonly pending?: BaselineMove;
};

/** What audit.log was when we last wrote or checked it. */
export type LogSeal = {
  /** A hash over all its changes, each hashed together with the one before. */
  readonly chain: string;
  readonly stat: string | null;
  /** The chain of a rewritten log that is about to take the place of this one. */
  readonly becomes?: string;
};

export type WatchedFile = FileMark & { readonly sensitivity: Exclude<Sensitivity, 'standard'> };

/** A commit that touched watched files, as it tells of itself. */
export type WatchedCommit = {
  readonly commit: string;
  readonly at: string;
  readonly actor: string | null;
  readonly approval: string | null;
  readonly action: string | null;
  readonly author: string;
  readonly change: string | null;
  readonly paths: Readonly<Record<string, 'added' | 'changed' | 'removed'>>;
};

export type KnownAlert = {
  readonly id: string;
  readonly severity: Exclude<Sensitivity, 'standard'>;
  readonly kind: string;
  readonly path: string;
};

/** Where the baseline of a workspace lies; null without a state folder. */
export function baselinePath({ root, stateDir }: Placed): string | null {
  if (stateDir === undefined || stateDir === null) return null;
  const encoded = encodeURIComponent(root);
  const name = encoded.length <= 200 ? encoded : `${encoded.slice(-120)}-${contentHash(Buffer.from(root))}`;
  return join(stateDir, 'baselines', `${name}.json`);
}

export type Placed = { readonly root: string; readonly stateDir?: string | null | undefined };

/** Null where there is none yet, or none that can be read: then everything is looked at anew. */
export function readBaseline(placed: Placed): Baseline | null {
  const path = baselinePath(placed);
  const text = path === null ? null : readFileIfThere(path);
  if (text === null) return null;
  const value = parsed(text);
  return isBaseline(value) && value.root === placed.root ? value : null;
}

/** Checked by hand and not in full, because every render does it and only we write it. */
function isBaseline(value: unknown): value is Baseline {
  if (!isJsonObject(value) || value.version !== 1 || typeof value.root !== 'string') return false;
  const { files, judged, alerts, settled } = value;
  return (
    isJsonObject(files) &&
    isJsonObject(judged) &&
    Array.isArray(judged.commits) &&
    Array.isArray(alerts) &&
    Array.isArray(settled)
  );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // As good as none.
    return null;
  }
}
