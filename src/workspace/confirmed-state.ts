import { join } from 'node:path';
import { isJsonObject } from '../config/json-value.js';
import { readOptionalFile } from '../config/read-optional-file.js';
import type { Sensitivity } from '../roles/roles.js';
import { contentHash } from './change-in-progress.js';
import type { ConfirmedStateUpdate } from './confirmed-state-update.js';
import type { FileFingerprint } from './file-fingerprint.js';

/**
 * What the owner of a workspace last confirmed, and what was seen of its history. Stored in the user's state folder, out of reach of
 * anyone who hands over or edits the workspace.
 */
export type ConfirmedState = {
  readonly version: 1;
  /** The real path of the workspace. */
  readonly root: string;
  /** When a person last confirmed something, and the commit at that time; null after a first audit that nobody has confirmed. */
  readonly confirmed: { readonly at: string; readonly commit: string | null } | null;
  readonly files: Readonly<Record<string, WatchedFile>>;
  /** The last commit seen at HEAD; null without history. */
  readonly head: string | null;
  /** The last commit checked for changes to watched files, and the changes found. */
  readonly judged: { readonly head: string | null; readonly commits: readonly WatchedCommit[] };
  readonly log: LogSeal | null;
  /** The commit the owner last reviewed. */
  readonly looked: { readonly at: string; readonly head: string | null } | null;
  /** Acknowledged alerts that no other field covers. */
  readonly settled: readonly string[];
  /** Alerts open at the last check. */
  readonly alerts: readonly KnownAlert[];
  /** How a running or interrupted change moves the confirmed state once it is in the history. */
  readonly pending?: ConfirmedStateUpdate;
};

/** audit.log when we last wrote or checked it. */
export type LogSeal = {
  /** A hash over all its changes, each hashed together with the one before. */
  readonly chain: string;
  readonly stat: string | null;
  /** The chain of a rewritten log that is about to replace this one. */
  readonly becomes?: string;
};

export type WatchedFile = FileFingerprint & { readonly sensitivity: Exclude<Sensitivity, 'standard'> };

/** A commit that changed watched files, as described by its own message. */
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

/** The path of a workspace's baseline; null without a state folder. */
export function confirmedStatePath({ root, stateDir }: StateLocation): string | null {
  if (stateDir === undefined || stateDir === null) return null;
  const encoded = encodeURIComponent(root);
  const name = encoded.length <= 200 ? encoded : `${encoded.slice(-120)}-${contentHash(Buffer.from(root))}`;
  return join(stateDir, 'baselines', `${name}.json`);
}

export type StateLocation = { readonly root: string; readonly stateDir?: string | null | undefined };

/** Null if there is none yet or it is unreadable: then everything is checked again. */
export function readConfirmedState(placed: StateLocation): ConfirmedState | null {
  const path = confirmedStatePath(placed);
  const text = path === null ? null : readOptionalFile(path);
  if (text === null) return null;
  const value = parsed(text);
  return isBaseline(value) && value.root === placed.root ? value : null;
}

/** A partial check without a schema, because every render reads it and only we write it. */
function isBaseline(value: unknown): value is ConfirmedState {
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
    // Counts as none.
    return null;
  }
}
