import { createRequire } from 'node:module';
import { SoulError } from '../../errors/soul-error.js';
import type { Database, DatabaseOptions } from './database.js';

/** Throws `native-module` if this Node.js can't load SQLite. */
export function openDatabase(file: string | Buffer, options: DatabaseOptions = {}): Database {
  try {
    const nativeBinding = nativeFile();
    return new (loadConstructor())(file, nativeBinding === null ? options : { ...options, nativeBinding });
  } catch (error) {
    throw isNotLoaded(error) ? notLoaded(error) : error;
  }
}

/** Adds the tables of sqlite-vec. Throws `native-module` if it is not installed or was built for another system. */
export function loadVectorTables(database: Database): void {
  if (database.prepare("SELECT 1 FROM pragma_module_list WHERE name = 'vec0'").get() !== undefined) return;
  try {
    require('sqlite-vec').load(database);
  } catch (cause) {
    throw new SoulError('native-module', 'sqlite-vec, the package that compares vectors in SQLite, cannot be loaded.', {
      hint: 'Run `npm install` where agentsoul is installed, or set `embeddings.provider` to `none` to search by words only.',
      cause,
    });
  }
}

const require = createRequire(import.meta.url);

/** Loaded at its first use: every command imports this file, and few open an index. */
function loadConstructor(): new (file: string | Buffer, options: DatabaseOptions) => Database {
  return require('better-sqlite3');
}

let native: string | null | undefined;

/** The native part. Its package would look for it in a dozen places. */
function nativeFile(): string | null {
  if (native === undefined) native = resolveOrNull('better-sqlite3/build/Release/better_sqlite3.node');
  return native;
}

function resolveOrNull(path: string): string | null {
  try {
    return require.resolve(path);
  } catch {
    // Not installed, or installed in another way: the package finds it by itself.
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

/** What an error of SQLite means for an index; null for any other error. */
export function databaseFailure(error: unknown): 'damaged' | 'busy' | 'not-writable' | null {
  const code = codeOf(error);
  if (/^SQLITE_(?:CORRUPT|NOTADB|IOERR_SHORT_READ)/.test(code)) return 'damaged';
  if (/^SQLITE_(?:BUSY|LOCKED|PROTOCOL)/.test(code)) return 'busy';
  if (/^(?:SQLITE_(?:READONLY|CANTOPEN|PERM|FULL|IOERR)|EACCES|EPERM|EROFS|ENOSPC|EDQUOT|EFBIG)/.test(code))
    return 'not-writable';
  return null;
}

function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';
}
