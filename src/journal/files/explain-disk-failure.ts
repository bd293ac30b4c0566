import { SoulError } from '../../errors/soul-error.js';

export function explainDiskFailure(error: unknown, where: string): Error {
  if (error instanceof SoulError) return error;
  switch (codeOf(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
    case 'SQLITE_FULL':
      return new SoulError('disk-full', `There is no space left to write in ${where}.`, {
        hint: 'Free some space and run the command again. The next command that writes completes or drops the interrupted change.',
        cause: error,
      });
    case 'EFBIG':
    case 'EIO':
    case 'SQLITE_IOERR':
      return new SoulError('disk-full', `The system refused a write in ${where}.`, {
        hint: 'Possible causes: a file size limit (`ulimit -f`), a full disk or a failing disk. Correct it and run the command again. The next command that writes completes or drops the interrupted change.',
        cause: error,
      });
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'SQLITE_READONLY':
    case 'SQLITE_CANTOPEN':
      return new SoulError('not-writable', `There is no permission to write in ${where}.`, {
        hint: 'Check the owner and the permissions of the folder. Commands that only read still work.',
        cause: error,
      });
    case 'EISDIR':
    case leadsNowhere:
    case 'ENOTDIR':
    case 'ENOTEMPTY':
    case 'EEXIST':
    case 'ELOOP':
    case 'ENXIO':
      return new SoulError('not-writable', `${placeOf(error) ?? where} is not a file that agentsoul created.`, {
        hint: 'It is a folder, link or pipe instead of a file, or a file instead of a folder. Check it and move it.',
        cause: error,
      });
    default:
      return error instanceof Error ? error : new Error(String(error));
  }
}

const leadsNowhere = 'leads nowhere';

function codeOf(error: unknown): string {
  if (!(error instanceof Error && 'code' in error)) return '';
  // Parent folders are created too, so a missing one is a dangling link.
  if (error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'mkdir') return leadsNowhere;
  return String(error.code).replace(/^(SQLITE_(?:READONLY|CANTOPEN|FULL|IOERR))_.*/, '$1');
}

/** The path being written: the second of two names. */
function placeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const place = 'dest' in error ? error.dest : 'path' in error ? error.path : undefined;
  return typeof place === 'string' ? place : null;
}
