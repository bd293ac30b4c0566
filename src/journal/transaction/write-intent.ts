import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { SoulError } from '../../errors/soul-error.js';
import type { TreeEntry } from '../../git/read-blobs.js';
import { type Intent, intentPath, lastChangePath, stagingFolder } from '../../workspace/change-in-progress.js';
import { maxFileBytes } from '../../workspace/read-workspace-file.js';
import { makeFolder, replaceFile, syncFolder, writeDurably } from '../files/write-file-durably.js';

/** Stores the new bytes of a change beside the workspace's files, where readers and a later writer find them. */
export async function stageFiles(
  root: string,
  id: string,
  contents: readonly (Buffer | null)[],
): Promise<(string | null)[]> {
  const folder = stagingFolder(id);
  await makeFolder(join(root, folder));
  const staged: (string | null)[] = [];
  for (const [index, content] of contents.entries()) {
    const path = content === null ? null : `${folder}/${index}`;
    if (content !== null) await writeDurably(join(root, `${folder}/${index}`), content);
    staged.push(path);
  }
  await syncFolder(join(root, folder));
  return staged;
}

export async function writeIntent(root: string, intent: Intent): Promise<void> {
  const bytes = Buffer.from(JSON.stringify(intent));
  // Readers reject a larger file as an intent.
  if (bytes.length > maxFileBytes) {
    throw new SoulError('over-limit', `One change cannot contain ${intent.files.length} files.`, {
      hint: 'Split it into several changes. Nothing was changed.',
    });
  }
  await replaceFile(join(root, intentPath), bytes, { token: intent.id });
}

/** From here on readers treat the change as complete, even if its intent still exists. */
export async function markDone(root: string, id: string): Promise<void> {
  await replaceFile(join(root, lastChangePath), Buffer.from(id), { token: id });
}

export async function removeIntent(root: string, id: string): Promise<void> {
  await rm(join(root, intentPath), { force: true });
  await rm(join(root, stagingFolder(id)), { recursive: true, force: true });
}

export function intentIndex(
  before: ReadonlyMap<string, TreeEntry>,
  after: ReadonlyMap<string, TreeEntry | null>,
): Intent['index'] {
  return [...after].map(([path, entry]) => ({
    path,
    mode: entry === null ? '0' : entry.mode === '100755' ? '100755' : '100644',
    before: before.get(path)?.blob ?? null,
    after: entry?.blob ?? null,
  }));
}
