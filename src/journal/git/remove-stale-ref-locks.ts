import { readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Repository } from '../../git/repository.js';
import { type Intent, intentPath } from '../../workspace/change-in-progress.js';

/**
 * Removes the locks that a killed git left on HEAD and its branch while it moved the ref for this intent. They are recognised by age (not
 * older than the intent) and content (empty, or our commit). Other locks stay.
 */
export async function removeStaleRefLocks(root: string, repository: Repository, intent: Intent): Promise<void> {
  const begun = await stat(join(root, intentPath)).catch(() => null);
  if (begun === null || intent.commit === null) return;
  const head = await readFile(join(repository.gitDir, 'HEAD'), 'utf8').catch(() => '');
  const branch = /^ref: (refs\/heads\/.+)\n?$/.exec(head)?.[1];
  const locks = [
    ...(branch === undefined ? [] : [join(repository.commonDir, `${branch}.lock`)]),
    join(repository.gitDir, 'HEAD.lock'),
  ];
  for (const lock of locks) {
    const found = await stat(lock).catch(() => null);
    if (found === null) continue;
    const content = (await readFile(lock, 'utf8').catch(() => 'unreadable')).trim();
    const isOurs = found.mtimeMs >= begun.mtimeMs && (content === '' || content === intent.commit);
    // Somebody else's lock on the branch means that the one on HEAD is theirs too.
    if (!isOurs) return;
    await rm(lock, { force: true });
  }
}
