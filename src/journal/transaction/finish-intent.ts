import { SoulError } from '../../errors/soul-error.js';
import type { TreeEntry } from '../../git/read-blobs.js';
import type { Repository } from '../../git/repository.js';
import type { Intent } from '../../workspace/change-in-progress.js';
import { appendMissingLines, auditLogProblem } from '../audit-log/append-audit-log.js';
import { type Applied, applyFileChange } from '../files/apply-file-change.js';
import { explainDiskFailure } from '../files/explain-disk-failure.js';
import { recordStaleIndex } from '../git/catch-up-user-index.js';
import { refreshUserIndex } from '../git/refresh-user-index.js';
import { markDone, removeIntent } from './write-intent.js';

type Finishing = {
  readonly repository: Repository | null;
  readonly intent: Intent;
  readonly step?: (name: string) => Promise<void>;
};

export type Finished = {
  readonly warnings: readonly string[];
  /** Files that somebody else saved first, so they don't contain the change. */
  readonly lost: readonly Extract<Applied, { state: 'lost' }>[];
};

/**
 * Writes out a recorded change: files, the user's index, the audit log. Idempotent, so this also completes the change of a crashed
 * writer.
 */
export async function finishIntent(
  root: string,
  { repository, intent, step = async () => undefined }: Finishing,
): Promise<Finished> {
  const warnings: (string | null)[] = [];
  const lost: Extract<Applied, { state: 'lost' }>[] = [];
  try {
    for (const [index, file] of intent.files.entries()) {
      await step(`file:${index}`);
      const applied = await applyFileChange(root, file, { intent, repository });
      if (applied.state === 'lost') lost.push(applied);
      if (applied.state === 'gone')
        warnings.push(`The new content of ${file.path} is missing, so the file stays as it was before ${intent.id}.`);
    }
    await step('files');
    if (repository !== null) warnings.push(await bringIndexUpToDate(root, repository, intent));
    await step('index');
    const problem = auditLogProblem(root, intent.audit.path);
    if (problem === null) await appendMissingLines(root, intent.audit);
    else warnings.push(`${problem.path} ${problem.says}, so nothing was written to it.`);
    await step('audit');
    await markDone(root, intent.id);
    await step('marked');
    await removeIntent(root, intent.id);
    await step('done');
    return { warnings: warnings.filter((warning) => warning !== null), lost };
  } catch (error) {
    throw unfinished(explainDiskFailure(error, root), intent.id);
  }
}

/** The warning about a file that doesn't contain the change. */
export function lostWarning({ path, kept }: Finished['lost'][number]): string {
  return `${path} was edited by somebody else at the same time. Their version is on disk; ours is in ${kept}.`;
}

async function bringIndexUpToDate(root: string, repository: Repository, intent: Intent): Promise<string | null> {
  const entries = new Map<string, TreeEntry | null>(
    intent.index.map(({ path, mode, after }) => [path, after === null ? null : { mode, blob: after }]),
  );
  const reason = await refreshUserIndex(repository, { root, entries, token: intent.id });
  if (reason === null) return null;
  await recordStaleIndex(repository, { root, paths: [...entries.keys()], token: intent.id });
  return `git's index was not updated: ${reason} If no git is running, remove the lock and run \`agentsoul doctor --fix\` before you commit.`;
}

function unfinished(error: Error, id: string): Error {
  if (!(error instanceof SoulError)) return error;
  return new SoulError(error.code, `${error.message} The change is recorded, but not all files contain it yet.`, {
    hint: `Correct that and run \`agentsoul doctor --fix\`, or any command that writes, to complete the change ${id}.`,
    cause: error,
  });
}
