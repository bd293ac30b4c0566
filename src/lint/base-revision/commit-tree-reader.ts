import { posix } from 'node:path';
import type { TreeEntry } from '../../git/read-blobs.js';
import { maxFileBytes } from '../../workspace/read-workspace-file.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';

type Tree = {
  readonly entries: ReadonlyMap<string, TreeEntry>;
  /** The bytes of blobs that may be asked for. */
  readonly blobs: ReadonlyMap<string, Buffer>;
};

/** Reads the files of a commit whose blobs are at hand. Links are followed as long as they stay in the workspace. */
export function commitTreeReader({ entries, blobs }: Tree): SnapshotReader {
  const folders = foldersOf(entries.keys());
  return {
    async read(path) {
      const real = followLinks(path, { entries, blobs });
      const bytes = blobs.get(entries.get(real ?? '')?.blob ?? '');
      if (real === null || bytes === undefined) return { state: 'missing', path };
      if (bytes.length > maxFileBytes)
        return { state: 'unreadable', path, reason: `It is larger than 2 MB (${bytes.length} bytes).` };
      return { state: 'present', path, realPath: real, bytes, identity: `commit:${real}` };
    },
    list: async (folder) => [...(folders.get(folder) ?? [])].sort(),
  };
}

/** The entries of each folder; folders among them end in `/`. */
function foldersOf(paths: Iterable<string>): Map<string, Set<string>> {
  const folders = new Map<string, Set<string>>();
  const add = (folder: string, name: string) => {
    const names = folders.get(folder);
    if (names !== undefined) names.add(name);
    else folders.set(folder, new Set([name]));
  };
  for (const path of paths) {
    const parts = path.split('/');
    for (const [depth, part] of parts.entries())
      add(parts.slice(0, depth).join('/'), depth === parts.length - 1 ? part : `${part}/`);
  }
  return folders;
}

const mostHops = 8;

function followLinks(path: string, { entries, blobs }: Tree): string | null {
  let real = path;
  for (let hops = 0; hops < mostHops; hops++) {
    const entry = entries.get(real);
    if (entry?.mode !== '120000') return entry === undefined ? null : real;
    const target = blobs.get(entry.blob)?.toString('utf8') ?? '';
    real = posix.normalize(posix.join(posix.dirname(real), target));
    if (target === '' || target.startsWith('/') || real.startsWith('../')) return null;
  }
  return null;
}
