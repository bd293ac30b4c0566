import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Database, DatabaseOptions } from './database.js';

export function openDatabase(file: string | Buffer, options: DatabaseOptions = {}): Database {
  const nativeBinding = resolveNative();
  return new (loadConstructor())(file, nativeBinding === null ? options : { ...options, nativeBinding });
}

// The program that searches holds the package, and this line is left out of it: see scripts/bundle.js.
const require = createRequire(import.meta.url);

/** Loaded at its first use: every command imports this file, and few open an index. */
function loadConstructor(): new (file: string | Buffer, options: DatabaseOptions) => Database {
  return require('better-sqlite3');
}

let native: string | null | undefined;

/** Where the native part lies. Its package would look for it in a dozen places. */
function resolveNative(): string | null {
  if (native === undefined) native = resolveOrNull('better-sqlite3/build/Release/better_sqlite3.node');
  return native;
}

function resolveOrNull(path: string): string | null {
  // Looked for by hand first: resolving reads and checks more than where a file lies.
  const beside = require.resolve.paths(path)?.map((folder) => join(folder, path)) ?? [];
  const found = beside.find((file) => existsSync(file));
  if (found !== undefined) return found;
  try {
    return require.resolve(path);
  } catch {
    // Not installed, or installed differently: the caller has another way.
    return null;
  }
}

/** Whether SQLite says that a file is no database, or no longer a sound one. */
export function isDamage(error: unknown): boolean {
  return /^SQLITE_(?:CORRUPT|NOTADB|IOERR_SHORT_READ)/.test(codeOf(error));
}

export function isBusy(error: unknown): boolean {
  return /^SQLITE_(?:BUSY|LOCKED|PROTOCOL)/.test(codeOf(error));
}

/** Whether the file can't be written or opened here, whatever is in it. */
export function isClosedToUs(error: unknown): boolean {
  return /^(?:SQLITE_(?:READONLY|CANTOPEN|PERM|FULL|IOERR)|EACCES|EPERM|EROFS|ENOSPC|EDQUOT|EFBIG)/.test(codeOf(error));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
