import { SoulError } from '../errors/soul-error.js';

/** Turns what the operating system says about a failed write into something a person can act on. */
export function explainDiskFailure(error: unknown, where: string): Error {
  if (error instanceof SoulError) return error;
  switch (codeOf(error)) {
    case 'ENOSPC':
    case 'EDQUOT':
    case 'SQLITE_FULL':
      return new SoulError('disk-full', `There is no space left to write in ${where}.`, {
        hint: 'Free some space and run the command again. The next command that writes completes or drops what was begun.',
        cause: error,
      });
    case 'EFBIG':
    case 'EIO':
    case 'SQLITE_IOERR':
      return new SoulError('disk-full', `The system refused a write in ${where}.`, {
        hint: 'A limit on the size of files (`ulimit -f`), a full disk or a failing one does that. Mend it and run the command again. The next command that writes completes or drops what was begun.',
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
    case 'EISDIR':
    case leadsNowhere:
    case 'ENOTDIR':
    case 'ENOTEMPTY':
    case 'EEXIST':
    case 'ELOOP':
    case 'ENXIO':
      return new SoulError('not-writable', `${placeOf(error) ?? where} is not what agentsoul puts there.`, {
        hint: 'A folder, link or pipe stands where a file should be, or a file where a folder should be. Look at it and move it away.',
        cause: error,
      });
    default:
      return error instanceof Error ? error : new Error(String(error));
  }
}

const leadsNowhere = 'leads nowhere';

function codeOf(error: unknown): string {
  if (!(error instanceof Error && 'code' in error)) return '';
  // Folders on the way are made as well, so one that is missing is a link to nothing.
  if (error.code === 'ENOENT' && 'syscall' in error && error.syscall === 'mkdir') return leadsNowhere;
  return String(error.code).replace(/^(SQLITE_(?:READONLY|CANTOPEN|FULL|IOERR))_.*/, '$1');
}

/** What the operating system was asked to write: the later of two names. */
function placeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const place = 'dest' in error ? error.dest : 'path' in error ? error.path : undefined;
  return typeof place === 'string' ? place : null;
}
