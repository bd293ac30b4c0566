import { auditLogPath } from '../../workspace/audit-log-path.js';
import type { ConfirmedState, LogSeal, WatchedFile } from '../../workspace/confirmed-state.js';
import { fingerprintFile } from '../../workspace/file-fingerprint.js';
import { auditLogText } from '../../workspace/read-audit-log.js';
import type { Root } from '../../workspace/read-workspace-file.js';
import type { Layout } from '../../workspace/role-paths.js';
import type { WatchedFiles } from '../../workspace/watched-files.js';
import { chainOfText, logStat } from '../audit-log/hash-chain.js';

type Beginning = {
  readonly files: WatchedFiles;
  readonly head: string | null;
  readonly at: Date;
  /** Whether a person confirms the current state, as when creating a workspace. */
  readonly isConfirmed: boolean;
};

/** A baseline of the current state of the workspace. */
export async function captureState(
  workspace: Layout & { readonly root: string; readonly reads: Root },
  { files, head, at, isConfirmed }: Beginning,
): Promise<ConfirmedState> {
  return {
    version: 1,
    root: workspace.root,
    confirmed: isConfirmed ? { at: at.toISOString(), commit: head } : null,
    files: await fingerprintFiles(workspace.reads, files),
    head,
    judged: { head, commits: [] },
    log: await sealLog(workspace),
    looked: null,
    settled: [],
    alerts: [],
  };
}

export async function fingerprintFiles(
  reads: Root,
  files: WatchedFiles,
  known: Readonly<Record<string, WatchedFile>> = {},
): Promise<Record<string, WatchedFile>> {
  const marks: Record<string, WatchedFile> = {};
  for (const [path, sensitivity] of files) {
    const before = Object.hasOwn(known, path) ? known[path] : undefined;
    marks[path] = { ...(await fingerprintFile(reads, path, before)), sensitivity };
  }
  return marks;
}

/** The seal of the current audit.log. A missing log counts as empty. */
export async function sealLog(workspace: Layout & { readonly root: string }): Promise<LogSeal> {
  const stat = logStat(workspace.root, auditLogPath(workspace));
  return { chain: chainOfText(auditLogText(workspace)), stat };
}
