import { join } from 'node:path';
import { SoulError } from '../errors/soul-error.js';
import { allEntries, readBlobs, type TreeEntry } from '../git/read-blobs.js';
import { findRepository, gitLine, type Repository } from '../git/repository.js';
import { maxFileBytes } from '../workspace/read-workspace-file.js';
import { isInside } from '../workspace/relative-paths.js';
import type { SnapshotReader } from '../workspace/snapshot.js';
import type { Workspace } from '../workspace/workspace.js';

/** The workspace as it was committed at a revision. The settings stay the current ones; only the files come from the revision. */
export async function workspaceAt(workspace: Workspace, revision: string): Promise<Workspace> {
  const repository = await findRepository(workspace.root, workspace.env);
  if (repository === null) {
    throw new SoulError(
      'no-history',
      'This workspace has no git repository, so there are no revisions to compare with.',
    );
  }
  const committed = await allEntries(repository, await resolveRevision(repository, revision));
  const { path: root, excluded } = workspace.reads;
  const own = [...committed].filter(([path]) => !excluded.some((folder) => isInside(join(root, path), folder)));
  const reader = committedReader(repository, new Map(own));
  return { ...workspace, snapshot: (collect) => collect(reader) };
}

export async function resolveRevision(repository: Repository, revision: string): Promise<string> {
  const commit = await commitOf(repository, revision);
  if (commit !== null) return commit;
  throw new SoulError('unknown-revision', `There is no revision "${revision}" in the history of this workspace.`, {
    hint: 'Use a commit, a branch, a tag, or something like `HEAD~3`.',
  });
}

/** The commit of a revision; null if there is none. */
export async function commitOf(repository: Repository, revision: string): Promise<string | null> {
  // A leading `-` would make it an option, and a revision cannot contain a line break.
  if (revision === '' || /^[-^]|[\0-\x1f]/.test(revision)) return null;
  const args = ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`];
  const commit = await gitLine(repository, args, { allow: [1, 128] });
  return /^[0-9a-f]{40,64}$/.test(commit) ? commit : null;
}

function committedReader(repository: Repository, entries: ReadonlyMap<string, TreeEntry>): SnapshotReader {
  return {
    async read(path) {
      const entry = entries.get(path);
      if (entry === undefined) return { state: 'missing', path };
      if (entry.mode === '120000') return { state: 'unreadable', path, reason: 'It was committed as a link.' };
      const bytes = (await readBlobs(repository, [entry.blob])).get(entry.blob);
      if (bytes === undefined)
        return { state: 'unreadable', path, reason: 'Its content is missing from the repository.' };
      if (bytes.length > maxFileBytes)
        return { state: 'unreadable', path, reason: `It is larger than 2 MB (${bytes.length} bytes).` };
      return { state: 'present', path, realPath: path, bytes, identity: `commit:${path}` };
    },
    async list(folder) {
      const prefix = folder === '' ? '' : `${folder}/`;
      const names = new Set<string>();
      for (const path of entries.keys()) {
        if (!path.startsWith(prefix)) continue;
        const [name = '', ...rest] = path.slice(prefix.length).split('/');
        names.add(rest.length > 0 ? `${name}/` : name);
      }
      return [...names].sort();
    },
  };
}
