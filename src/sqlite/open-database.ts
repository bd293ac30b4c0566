import { createRequire } from 'node:module';
import { SoulError } from '../errors/soul-error.js';
import type { Database, DatabaseOptions } from './database.js';

/** Throws `native-module` where SQLite can't be loaded by this Node.js. */
export function openDatabase(file: string | Buffer, options: DatabaseOptions = {}): Database {
  try {
    return new (loadConstructor())(file, { ...options, ...bindingOption() });
  } catch (error) {
    throw isNotLoaded(error) ? notLoaded(error) : error;
  }
}

const require = createRequire(import.meta.url);

/**
 * Version 13 of better-sqlite3 has one build for all versions of Node.js from 22 on, and crashes on 20. Version 12 is the last one for
 * 20, and aborts on 24. So both are installed, the second under another name.
 */
const isNode20 = Number.parseInt(process.versions.node, 10) < 22;
export const sqlitePackage = isNode20 ? 'better-sqlite3-node20' : 'better-sqlite3';

/** Loaded at its first use: every command imports this file, and few open a database. */
function loadConstructor(): new (file: string | Buffer, options: DatabaseOptions) => Database {
  return require(sqlitePackage);
}

let binding: { readonly nativeBinding?: string } | undefined;

/** Version 12 looks for its native part in a dozen places, unless it is told where. */
function bindingOption(): { readonly nativeBinding?: string } {
  binding ??= isNode20 ? findBinding(`${sqlitePackage}/build/Release/better_sqlite3.node`) : {};
  return binding;
}

function findBinding(path: string): { readonly nativeBinding?: string } {
  try {
    return { nativeBinding: require.resolve(path) };
  } catch {
    // Not installed, or installed differently: the package looks for it by itself.
    return {};
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
  // What was left out under another version of Node.js can't be rebuilt; it has to be installed.
  const isMissing = codeOf(cause) === 'MODULE_NOT_FOUND' && says.includes(`'${sqlitePackage}'`);
  const command = isMissing ? 'npm install' : `npm rebuild ${sqlitePackage}`;
  return new SoulError('native-module', `better-sqlite3, the package that opens SQLite files, ${reason}.`, {
    hint: `Run \`${command}\` where agentsoul is installed. Nothing of yours was changed, and commands that only read files work without it.`,
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
