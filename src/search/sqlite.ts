import { createRequire } from 'node:module';
import { SoulError } from '../errors/soul-error.js';
import type { Database, DatabaseOptions } from './database.js';

/** Loaded when first needed: it is a native module. */
export function openDatabase(file: string | Buffer, options: DatabaseOptions = {}): Database {
  return new (loadConstructor())(file, options);
}

type Constructor = new (file: string | Buffer, options: DatabaseOptions) => Database;

function loadConstructor(): Constructor {
  return requirePackage('better-sqlite3');
}

/** Adds tables of vectors to a database. False where there is no build of the extension for this machine. */
export function loadVectorTables(database: Database): boolean {
  try {
    const { getLoadablePath }: { getLoadablePath(): string } = requirePackage('sqlite-vec');
    database.loadExtension(getLoadablePath());
    return true;
  } catch {
    // Search by words works without it, and the answer says that vectors are off.
    return false;
  }
}

function requirePackage(name: string) {
  try {
    return createRequire(import.meta.url)(name);
  } catch (cause) {
    throw new SoulError('bug', `The package ${name} could not be loaded.`, { hint: 'Install agentsoul again.', cause });
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
  return /^SQLITE_(?:READONLY|CANTOPEN|PERM|FULL|IOERR)/.test(codeOf(error));
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
