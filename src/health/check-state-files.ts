import { lstatSync } from 'node:fs';
import { join } from 'node:path';
import { acknowledgedPath } from '../audit/acknowledge.js';
import { archivePath } from '../audit/retention/audit-archive-file.js';
import { ledgerFile } from '../dream/promotion-ledger.js';
import { decayFile } from '../entries/records/decay-scores.js';
import { processedFile } from '../entries/records/processed-memories.js';
import { tombstonesPath } from '../entries/records/tombstones.js';
import { isPlainFile, treeEntries } from '../git/read-blobs.js';
import { headCommit, type Repository } from '../git/repository.js';
import { staleIndexFile } from '../journal/git/catch-up-user-index.js';
import { countFile } from '../journal/git/schedule-maintenance.js';
import { runFile } from '../journal/record-reflection-run.js';
import { sealFile } from '../journal/seal-reflection-proposal.js';
import { holderFile, lockFile } from '../journal/transaction/lock.js';
import { recallFile } from '../memory/decay/recall-counts.js';
import {
  evolutionFile,
  pendingJsonFile,
  pendingTextFile,
  reflectionLogFile,
  rejectedIdeasFile,
} from '../proposals/reflection/reflection-file-paths.js';
import { proposalsFile } from '../proposals/sub-agents/proposals-file.js';
import { accessKeyFile, accessLogFile } from '../search/access-log.js';
import { indexPlace, indexProblems, mayBeRebuilt } from '../search/index-place.js';
import { auditLogPath } from '../workspace/audit-log-path.js';
import { intentFile, lastChangeFile } from '../workspace/change-in-progress.js';
import { auditLogFile } from '../workspace/read-audit-log.js';
import { maxFileBytes } from '../workspace/read-workspace-file.js';
import { type Layout, pathPatterns } from '../workspace/role-paths.js';
import {
  databaseProblems,
  type PlainProblem,
  plainFileProblem,
  readPlainFile,
  type StateFile,
} from '../workspace/state-file.js';
import type { Workspace } from '../workspace/workspace.js';
import type { Check } from './doctor.js';

/** Finds anything at the path of an agentsoul file that cannot be one. It counts as missing until it is moved. */
export async function checkStateFiles(workspace: Workspace, repository: Repository | null): Promise<Check[]> {
  const problems = await findProblems(workspace);
  if (problems.length === 0) return [];
  const committed = await committedPlain(repository, problems);
  // A folder that is in the way is one problem, regardless of how many files it affects.
  const first = problems.filter(({ at }, index) => problems.findIndex((each) => each.at === at) === index);
  return first.map((problem): Check => {
    const isCommitted = problems.some(({ at, path }) => at === problem.at && committed.has(path));
    const fix = fixOf(workspace, problem, { isCommitted, hasHistory: repository !== null });
    return { id: 'state-files', status: 'error', message: messageOf(problem), fix };
  });
}

function messageOf({ at, path, kind, says }: PlainProblem): string {
  if (path === at) return `${at} ${says}, so it counts as missing.`;
  const why = { link: 'is a link', closed: 'is not accessible to you' };
  const found = kind === 'link' || kind === 'closed' ? why[kind] : 'is not a folder';
  return `${at} ${found}, so agentsoul's files in it count as missing.`;
}

async function findProblems(workspace: Workspace): Promise<PlainProblem[]> {
  const { root } = workspace;
  const files = [...stateFiles, ...recordFiles(workspace)].map((file) => readPlainFile(root, file));
  return [
    ...databaseProblems(root, lockFile),
    ...indexProblems(indexPlace(workspace)),
    ...files.flatMap((file) => (file.state === 'unusable' ? file.problem : [])),
    ...(await strangeTranscripts(workspace)),
  ];
}

const stateFiles: readonly StateFile[] = [
  ...[intentFile, lastChangeFile, holderFile, countFile, staleIndexFile],
  ...[sealFile, runFile, accessLogFile, accessKeyFile],
];

function recordFiles(layout: Layout): StateFile[] {
  const files = [
    ...[tombstonesPath, decayFile, recallFile, processedFile, ledgerFile, proposalsFile],
    ...[pendingTextFile, pendingJsonFile, reflectionLogFile, evolutionFile, rejectedIdeasFile],
    ...[archivePath, acknowledgedPath],
  ];
  const records = files.map((pathOf) => ({ path: pathOf(layout), maxBytes: maxFileBytes }));
  return [auditLogFile(auditLogPath(layout)), ...records];
}

/** Transcripts of long sessions are legitimately large. */
async function strangeTranscripts(workspace: Workspace): Promise<PlainProblem[]> {
  const folder = pathPatterns(workspace, 'transcripts')[0];
  if (folder === undefined) return [];
  const names = await workspace.snapshot((reader) => reader.list(folder.replace(/\/$/, '')));
  return names
    .filter((name) => name.endsWith('.jsonl'))
    .map((name) => plainFileProblem(workspace.root, { path: `${folder}${name}`, maxBytes: Number.POSITIVE_INFINITY }))
    .filter((problem) => problem !== null);
}

/** The files that are regular files in the last commit. */
async function committedPlain(
  repository: Repository | null,
  problems: readonly PlainProblem[],
): Promise<ReadonlySet<string>> {
  if (repository === null) return new Set();
  const paths = problems.map(({ path }) => path);
  const entries = await treeEntries(repository, await headCommit(repository), paths);
  return new Set([...entries].filter(([, entry]) => isPlainFile(entry)).map(([path]) => path));
}

function fixOf(
  workspace: Workspace,
  problem: PlainProblem,
  { isCommitted, hasHistory }: { isCommitted: boolean; hasHistory: boolean },
): string {
  if (mayBeRebuilt(indexPlace(workspace), problem)) return 'agentsoul reindex --full';
  const { at, kind } = problem;
  const quoted = /^[\w./-]+$/.test(at) ? at : `'${at.replaceAll("'", "'\\''")}'`;
  if (kind === 'closed') return `chmod u+rwX ${quoted}`;
  const isFolder = lstatSync(join(workspace.root, at), { throwIfNoEntry: false })?.isDirectory() === true;
  const removed = `rm ${isFolder ? '-r ' : ''}${quoted}`;
  if (isCommitted) return `${removed} && git checkout -- ${quoted}`;
  const isRebuilt = at === auditLogPath(workspace) && hasHistory;
  return isRebuilt ? `${removed} && agentsoul audit log --rebuild` : removed;
}
