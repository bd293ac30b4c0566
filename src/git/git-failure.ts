import { SoulError } from '../errors/soul-error.js';

type FailedCall = {
  readonly command: string;
  readonly stderr: string;
  readonly code: number;
  readonly signal: string | null;
  /** Whether the disk was full; git does not always report why it could not write. */
  readonly isDiskFull?: boolean;
};

export function explainGitFailure({ command, stderr, code, signal, isDiskFull }: FailedCall): SoulError {
  if (stderr.includes('dubious ownership')) {
    return new SoulError('git-failed', 'git refuses to work in this folder because it belongs to another user.', {
      hint: 'If you trust it, run `git config --global --add safe.directory <folder>`.',
    });
  }
  const said = stderr.trim().split('\n')[0] ?? '';
  const ended = signal === null ? `with code ${code}` : `by ${signal}`;
  const message = `git ${command} ended ${ended}${said === '' ? '' : `: ${said}`}`;
  const saysFull = /No space left on device|Out of diskspace|Disk quota exceeded|File too large/i.test(stderr);
  if (isDiskFull === true || saysFull || signal === 'SIGXFSZ') {
    return new SoulError('disk-full', message, { hint: 'Free some space and run the command again.' });
  }
  if (/Permission denied|insufficient permission|Read-only file system/i.test(stderr)) {
    return new SoulError('not-writable', message, { hint: 'Check the owner and the permissions of the repository.' });
  }
  if (
    /bad config|unable to read (?:tree|sha1|object)|missing (?:blob|tree|commit)|bad (?:object|tree)|not a tree object|is corrupt|could not parse|index file (?:smaller|corrupt)|bad index|bad signature/i.test(
      stderr,
    )
  ) {
    return new SoulError('git-damaged', message, {
      hint: 'The repository is damaged. Run `agentsoul doctor` to see how to repair it. Nothing was changed.',
    });
  }
  return new SoulError('git-failed', message, {
    hint: 'Run `agentsoul doctor` to see what is wrong with the repository.',
  });
}

/** Whether something failed because git is missing or can't read the repository, not because of a bug. */
export function isGitTrouble(error: unknown): error is SoulError {
  return error instanceof SoulError && ['git-damaged', 'git-failed', 'git-missing'].includes(error.code);
}
