import { readdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import { SoulError } from '../errors/soul-error.js';
import { type Intent, isDecided, isSameState, pendingBytes, readChangeState } from './change-in-progress.js';
import { type FileBytes, type Root, readBytes } from './read-workspace-file.js';
import { checkRelativePath, isInside } from './relative-paths.js';

/** Reads files in one consistent state. */
export type SnapshotReader = {
  read(path: string): Promise<FileBytes>;
  /** Names of the entries of a folder, sorted; folders end in `/`. A missing folder or one outside the workspace is empty. */
  list(folder: string): Promise<string[]>;
};

const maxTries = 60;

/**
 * Runs `collect` so that everything it reads belongs to the same state of the workspace: a concurrent change is seen completely or not
 * at all. `collect` may run more than once and must only read.
 */
export async function readSnapshot<Result>(
  root: Root,
  collect: (reader: SnapshotReader) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 0; attempt < maxTries; attempt++) {
    const before = await readChangeState(root.path);
    const shown = before.intent !== null && (await isDecided(root.path, before.intent)) ? before.intent : null;
    const result = await collect(readerOf(root, shown));
    const after = await readChangeState(root.path);
    const stillHidden = after.intent === null || shown !== null || !(await isDecided(root.path, after.intent));
    if (isSameState(before, after) && stillHidden) return result;
    await new Promise((resolve) => setTimeout(resolve, Math.min(5 + attempt * 5, 100)));
  }
  throw new SoulError('workspace-busy', 'The workspace kept changing while it was read.', {
    hint: 'Another program keeps writing to it. Try again in a moment.',
  });
}

function readerOf(root: Root, pending: Intent | null): SnapshotReader {
  return {
    async read(path) {
      const onDisk = await readBytes(root, path);
      if (pending === null) return onDisk;
      return (await pendingBytes(root, pending, onDisk)) ?? onDisk;
    },
    async list(folder) {
      const names = new Set(listOnDisk(root, folder));
      if (pending === null) return [...names].sort();
      for (const { path } of pending.files) {
        const name = nameWithin(folder, path);
        const becomes = name === null ? null : await pendingBytes(root, pending, await readBytes(root, path));
        if (name === null || becomes === null) continue;
        if (becomes.state !== 'missing') names.add(name);
        else if (!name.endsWith('/')) names.delete(name);
      }
      return [...names].sort();
    },
  };
}

function listOnDisk(root: Root, folder: string): string[] {
  if (folder !== '') checkRelativePath(folder);
  try {
    const real = realpathSync.native(join(root.path, folder));
    const isOurs = isInside(real, root.path) && !root.excluded.some((other) => isInside(real, other));
    if (!isOurs) return [];
    const entries = readdirSync(real, { withFileTypes: true });
    return entries.map((entry) => (entry.isDirectory() ? `${entry.name}/` : entry.name));
  } catch {
    // A missing or inaccessible folder has no entries.
    return [];
  }
}

/** The entry of a folder through which a path goes. */
function nameWithin(folder: string, path: string): string | null {
  const prefix = folder === '' ? '' : `${folder}/`;
  if (!path.startsWith(prefix)) return null;
  const [name = '', ...below] = path.slice(prefix.length).split('/');
  return below.length > 0 ? `${name}/` : name;
}
