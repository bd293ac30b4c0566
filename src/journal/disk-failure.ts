import { SoulError } from '../errors/soul-error.js';

/** Turns what the operating system says about a failed write into something a person can act on. */
export function explainDiskFailure(error: unknown, where: string): Error {
  if (error instanceof SoulError) return error;
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  switch (code.replace(/^(SQLITE_(?:READONLY|CANTOPEN|FULL))_.*/, '$1')) {
    case 'ENOSPC':
    case 'EDQUOT':
    case 'EFBIG':
    case 'SQLITE_FULL':
      return new SoulError('disk-full', `There is no space left to write in ${where}.`, {
        hint: 'Free some space and run the command again. The next command that writes completes or drops what was begun.',
        cause: error,
      });
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'SQLITE_READONLY':
    case 'SQLITE_CANTOPEN':
      return new SoulError('not-writable', `There is no permission to write in ${where}.`, {
        hint: 'Check the owner and the permissions of the folder. Reading commands work without them.',
        cause: error,
      });
    default:
      return error instanceof Error ? error : new Error(String(error));
  }
}
