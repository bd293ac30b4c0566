import { createHash } from 'node:crypto';
import { SoulError } from '../errors/soul-error.js';
import { git, type Repository } from './repository.js';

/** A tracked file at some commit. */
export type TreeEntry = { readonly mode: string; readonly blob: string };

/** git's object id of these bytes. Attributes and filters of the repository are deliberately ignored. */
export function blobId(bytes: Uint8Array, algorithm: 'sha1' | 'sha256'): string {
  return createHash(algorithm).update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}

/** Whether an entry is an ordinary file. Links and submodules are tracked too, but never changed by us. */
export function isPlainFile(entry: TreeEntry): boolean {
  return entry.mode === '100644' || entry.mode === '100755';
}

// More paths than this would not fit on a command line; reading the whole tree is faster by then anyway.
const maxNamedPaths = 200;

/** Entries of the given paths, relative to the workspace, at a commit. Missing paths are not in the map. */
export async function treeEntries(
  repository: Repository,
  commit: string | null,
  paths: readonly string[],
): Promise<Map<string, TreeEntry>> {
  if (commit === null || paths.length === 0) return new Map();
  // If a folder and a file in it are both named, git lists the whole folder.
  const wanted = new Set(paths);
  const named = paths.map((path) => repository.prefix + path);
  const entries =
    paths.length > maxNamedPaths
      ? await allEntries(repository, commit)
      : parseTree(
          (await git(repository, ['ls-tree', '-z', '--full-tree', commit, '--', ...named])).stdout,
          repository.prefix,
        );
  return new Map([...entries].filter(([path]) => wanted.has(path)));
}

/** All entries of the workspace at a commit. */
export async function allEntries(repository: Repository, commit: string | null): Promise<Map<string, TreeEntry>> {
  if (commit === null) return new Map();
  const scope = repository.prefix === '' ? [] : ['--', repository.prefix];
  const { stdout } = await git(repository, ['ls-tree', '-r', '-z', '--full-tree', commit, ...scope]);
  return parseTree(stdout, repository.prefix);
}

function parseTree(stdout: Buffer, prefix: string): Map<string, TreeEntry> {
  const entries = new Map<string, TreeEntry>();
  for (const line of stdout.toString('utf8').split('\0')) {
    const match = /^(\d+) (\w+) ([0-9a-f]+)\t(.*)$/s.exec(line);
    if (match === null || match[2] !== 'blob') continue;
    const [, mode = '', , blob = '', path = ''] = match;
    entries.set(path.slice(prefix.length), { mode, blob });
  }
  return entries;
}

/** The bytes of several blobs in one call. Missing ones are not in the map. */
export async function readBlobs(repository: Repository, blobs: readonly string[]): Promise<Map<string, Buffer>> {
  const wanted = [...new Set(blobs)];
  const found = new Map<string, Buffer>();
  if (wanted.length === 0) return found;
  const { stdout } = await git(repository, ['cat-file', '--batch'], { stdin: wanted.map((id) => `${id}\n`).join('') });
  for (let position = 0; position < stdout.length; ) {
    const lineEnd = stdout.indexOf(0x0a, position);
    if (lineEnd === -1) break;
    const [id = '', type = '', size = '0'] = stdout.toString('utf8', position, lineEnd).split(' ');
    position = lineEnd + 1;
    if (type === 'missing') continue;
    const end = position + Number(size);
    if (type === 'blob') found.set(id, stdout.subarray(position, end));
    position = end + 1;
  }
  return found;
}

/** Reads the bytes of these entries in one call; null for an entry that is null. Throws if an object is missing. */
export async function readContents(
  repository: Repository,
  entries: readonly (TreeEntry | null)[],
): Promise<(entry: TreeEntry | null) => Buffer | null> {
  const found = await readBlobs(
    repository,
    entries.flatMap((entry) => entry?.blob ?? []),
  );
  return (entry) => {
    const bytes = entry === null ? null : found.get(entry.blob);
    if (bytes !== undefined) return bytes;
    throw new SoulError(
      'git-failed',
      'The old version of a file is missing from the repository, so nothing was changed.',
      { hint: 'In a partial or damaged clone, fetch the missing objects first.' },
    );
  };
}

/** Bytes of a file, relative to the workspace, at a commit; null if it did not exist. */
export async function fileAt(repository: Repository, commit: string, path: string): Promise<Buffer | null> {
  const entry = (await treeEntries(repository, commit, [path])).get(path);
  return entry === undefined ? null : ((await readBlobs(repository, [entry.blob])).get(entry.blob) ?? null);
}
