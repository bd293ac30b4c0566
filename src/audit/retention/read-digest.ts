import { SoulError } from '../../errors/soul-error.js';
import { findRepository } from '../../git/repository.js';
import type { Workspace } from '../../workspace/workspace.js';
import { readLog } from '../log/read-audit-history.js';
import { readArchive } from './audit-archive-file.js';
import { formatDigest } from './format-digest.js';
import { type Digest, type Month, makeMonthDigest } from './month-digest.js';

export type DigestAnswer = {
  readonly month: Month;
  /** Whether it is in the archive. */
  readonly isArchived: boolean;
  readonly text: string;
  /** The counts; null if only the text is left, as can happen without git. */
  readonly digest: Digest | null;
};

/** The digest of a month (default: the current one), from the history, or from the archive if there is no history. */
export async function readDigest(workspace: Workspace, named?: string): Promise<DigestAnswer> {
  const month = named ?? workspace.at.toISOString().slice(0, 7);
  if (!/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month)) {
    throw new SoulError('usage', `"${month}" is not a month.`, { hint: 'Write it as YYYY-MM, for example 2026-01.' });
  }
  const repository = await findRepository(workspace.root, workspace.env);
  const { digests } = await workspace.snapshot((reader) => readArchive(workspace, reader));
  const archived = digests.get(month);
  const isArchived = archived !== undefined;
  if (repository === null && isArchived) return { month, isArchived, text: archived.trimEnd(), digest: null };
  const { entries } = await readLog(workspace, repository);
  const digest = makeMonthDigest(workspace, month, entries);
  return { month, isArchived, text: formatDigest(digest).trimEnd(), digest };
}
