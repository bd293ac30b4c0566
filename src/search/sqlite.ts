import { createRequire } from 'node:module';
import { SoulError } from '../errors/soul-error.js';
import type { Database, DatabaseOptions } from './database.js';

/** Throws `native-module` where SQLite can't be loaded by this Node.js. */
export function openDatabase(file: string | Buffer, options: DatabaseOptions = {}): Database {
  try {
    const nativeBinding = nativeFile();
    return new (loadConstructor())(file, nativeBinding === null ? options : { ...options, nativeBinding });
  } catch (error) {
    throw isNotLoaded(error) ? notLoaded(error) : error;
  }
}

const require = createRequire(import.meta.url);

/** Loaded at its first use: every command imports this file, and few open an index. */
function loadConstructor(): new (file: string | Buffer, options: DatabaseOptions) => Database {
  return require('better-sqlite3');
}

let native: string | null | undefined;

/** Where the native part lies. Its package would look for it in a dozen places. */
function nativeFile(): string | null {
  if (native === undefined) native = resolveOrNull('better-sqlite3/build/Release/better_sqlite3.node');
  return native;
}

function resolveOrNull(path: string): string | null {
  try {
    return require.resolve(path);
  } catch {
    // Not installed, or installed differently: the package looks for it by itself.
    return null;
  }
}

/** Built for another version of Node.js, for another system, or not at all. */
function isNotLoaded(error: unknown): boolean {
  const code = codeOf(error);
  if (code === 'ERR_DLOPEN_FAILED') return true;
  return code === 'MODULE_NOT_FOUND' || (error instanceof Error && error.message.includes('bindings file'));
}

function notLoaded(cause: unknown): SoulError {
  const says = cause instanceof Error ? cause.message : '';
  const reason = /NODE_MODULE_VERSION/.test(says)
    ? 'was built for another version of Node.js than this one'
    : 'is missing or was built for another system';
  return new SoulError('native-module', `better-sqlite3, the package that opens SQLite files, ${reason}.`, {
    hint: 'Run `npm rebuild better-sqlite3` where agentsoul is installed. Nothing of yours was changed, and commands that only read files work without it.',
    cause,
  });
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
