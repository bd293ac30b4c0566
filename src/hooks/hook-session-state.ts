import { createHash } from 'node:crypto';
import { closeSync, mkdirSync, openSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * What hooks remember between two events of one session: empty files whose name is the note, and a few with a text. Making a file that
 * must not exist yet is atomic, so that of two hooks at once exactly one says something.
 */
export type SessionNotes = {
  /** True for the first who notes this. Always true where nothing can be kept. */
  readonly once: (note: string) => boolean;
  readonly has: (note: string) => boolean;
  readonly write: (note: string, text: string) => void;
  readonly read: (note: string) => string | null;
  readonly remove: (note: string) => void;
  /** How many notes begin like this. */
  readonly count: (start: string) => number;
};

/** The notes about a session; ones that forget everything where there is no id or no folder to keep them in. */
export function sessionNotes(folder: string | null, session: string | null): SessionNotes {
  if (folder === null || session === null) return forgetful;
  const place = join(folder, 'sessions', shortHash(session));
  const path = (note: string) => join(place, encodeURIComponent(note).slice(0, 200));
  return {
    once(note) {
      mkdirSync(place, { recursive: true, mode: 0o700 });
      return makeNew(path(note));
    },
    has: (note) => statSync(path(note), { throwIfNoEntry: false }) !== undefined,
    write(note, text) {
      mkdirSync(place, { recursive: true, mode: 0o700 });
      writeFileSync(path(note), text, { mode: 0o600 });
    },
    read: (note) =>
      statSync(path(note), { throwIfNoEntry: false }) === undefined ? null : readFileSync(path(note), 'utf8'),
    remove: (note) => rmSync(path(note), { force: true }),
    count: (start) => namesIn(place).filter((name) => name.startsWith(encodeURIComponent(start))).length,
  };
}

export function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

/** Removes what was kept about sessions that nobody has touched for a month. */
export function removeOldNotes(folder: string | null, now: Date): void {
  if (folder === null) return;
  const sessions = join(folder, 'sessions');
  const oldest = now.getTime() - 30 * 24 * 60 * 60 * 1_000;
  for (const name of namesIn(sessions)) {
    const found = statSync(join(sessions, name), { throwIfNoEntry: false });
    if (found !== undefined && found.mtimeMs < oldest) rmSync(join(sessions, name), { recursive: true, force: true });
  }
}

const forgetful: SessionNotes = {
  once: () => true,
  has: () => false,
  write: () => undefined,
  read: () => null,
  remove: () => undefined,
  count: () => 0,
};

function makeNew(path: string): boolean {
  try {
    closeSync(openSync(path, 'wx', 0o600));
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

function namesIn(folder: string): string[] {
  return statSync(folder, { throwIfNoEntry: false }) === undefined ? [] : readdirSync(folder);
}
