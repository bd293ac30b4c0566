import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { auditLogPath } from '../../workspace/audit-log-path.js';
import type { Baseline, LogSeal, WatchedFile } from '../../workspace/baseline.js';
import { markFile } from '../../workspace/file-mark.js';
import type { Root } from '../../workspace/read-file.js';
import type { Layout } from '../../workspace/role-paths.js';
import type { SensitiveFiles } from '../../workspace/sensitive-files.js';
import { emptyChain, extendChain, logStat } from './log-chain.js';

type Beginning = {
  readonly files: SensitiveFiles;
  readonly head: string | null;
  readonly at: Date;
  /** Whether a person vouches for what is there, as who creates a workspace does. */
  readonly isConfirmed: boolean;
};

/** The workspace as it is now, taken for the state that later ones are compared with. */
export async function beginBaseline(
  workspace: Layout & { readonly root: string; readonly reads: Root },
  { files, head, at, isConfirmed }: Beginning,
): Promise<Baseline> {
  return {
    version: 1,
    root: workspace.root,
    confirmed: isConfirmed ? { at: at.toISOString(), commit: head } : null,
    files: await markFiles(workspace.reads, files),
    head,
    judged: { head, commits: [] },
    log: await sealLog(workspace),
    looked: null,
    settled: [],
    alerts: [],
  };
}

export async function markFiles(
  reads: Root,
  files: SensitiveFiles,
  known: Readonly<Record<string, WatchedFile>> = {},
): Promise<Record<string, WatchedFile>> {
  const marks: Record<string, WatchedFile> = {};
  for (const [path, sensitivity] of files) {
    const before = Object.hasOwn(known, path) ? known[path] : undefined;
    marks[path] = { ...(await markFile(reads, path, before)), sensitivity };
  }
  return marks;
}

/** The seal of audit.log as it stands. A log that isn't there yet is an empty one. */
export async function sealLog(workspace: Layout & { readonly root: string }): Promise<LogSeal> {
  const path = auditLogPath(workspace);
  const stat = logStat(workspace.root, path);
  const text = stat === null ? '' : await readFile(join(workspace.root, path), 'utf8');
  return {
    chain: extendChain(
      emptyChain,
      text.split('\n').filter((line) => line !== ''),
    ),
    stat,
  };
}
