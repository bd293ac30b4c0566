import type { ErrorCode } from '../src/index.js';

/** What a process says with its exit status. `findings`: a check ran and found problems. `failure`: it could not be done. */
export const ExitCode = { ok: 0, findings: 1, failure: 2, cancelled: 130 } as const;

export type ExitCode = (typeof ExitCode)[keyof typeof ExitCode];

export const exitCodeMeanings = [
  { code: ExitCode.ok, says: 'done; also when nothing was found' },
  { code: ExitCode.findings, says: 'a check found problems' },
  { code: ExitCode.failure, says: 'could not do it: usage, config, no workspace, git, disk, or a bug of ours' },
  { code: ExitCode.cancelled, says: 'cancelled with Ctrl-C' },
] as const;

/** Errors that are the answer of a check rather than a failure to run it. */
const findings: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['over-budget']);

export function exitCodeOf(code: ErrorCode): ExitCode {
  if (code === 'cancelled') return ExitCode.cancelled;
  return findings.has(code) ? ExitCode.findings : ExitCode.failure;
}
