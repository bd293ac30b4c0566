import { lstat, readdir, readFile, readlink, realpath } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { isInside } from '../workspace/relative-paths.js';
import type { Repository } from './repository.js';

/**
 * A path outside its folder that a repository would make us write to: as in a worktree, or through planted links among the files git
 * writes for a commit. Null when everything stays inside.
 */
export async function placeOutside(repository: Repository): Promise<string | null> {
  const { gitDir, commonDir } = repository;
  if (repository.isElsewhere) return commonDir;
  const branch = await branchOf(repository);
  const written = [
    repository.indexFile,
    join(gitDir, 'HEAD'),
    join(gitDir, 'logs/HEAD'),
    join(commonDir, 'objects'),
    join(commonDir, 'objects/pack'),
    join(commonDir, 'packed-refs'),
    ...(branch === null ? [] : [join(commonDir, branch), join(commonDir, 'logs', branch)]),
  ];
  for (const path of written) {
    const real = await nearestReal(path);
    if (!isInside(real, commonDir)) return real;
  }
  const link = (await linkedObjects(commonDir)) ?? (await linkOnTheWay(repository, branch));
  if (link !== null) return nearestReal(link);
  return branch === null ? null : chainedRef(repository, branch);
}

async function linkedObjects(commonDir: string): Promise<string | null> {
  const folder = join(commonDir, 'objects');
  const entries = await readdir(folder, { withFileTypes: true });
  const link = entries.find((entry) => entry.isSymbolicLink());
  return link === undefined ? null : join(folder, link.name);
}

/** Checks HEAD, the branch, their logs and the folders above them. */
async function linkOnTheWay({ gitDir, commonDir }: Repository, branch: string | null): Promise<string | null> {
  const written = ['HEAD', 'logs/HEAD', ...(branch === null ? [] : [branch, `logs/${branch}`])];
  for (const folder of new Set([gitDir, commonDir])) {
    for (const path of written) {
      const parts = path.split('/');
      for (let length = 1; length <= parts.length; length++) {
        const place = join(folder, ...parts.slice(0, length));
        if (await isLink(place)) return place;
      }
    }
  }
  return null;
}

async function isLink(path: string): Promise<boolean> {
  return lstat(path).then(
    (entry) => entry.isSymbolicLink(),
    () => false,
  );
}

/** A symbolic branch: git would write to the branch it names. */
async function chainedRef({ gitDir, commonDir }: Repository, branch: string): Promise<string | null> {
  for (const folder of new Set([gitDir, commonDir])) {
    const text = await readFile(join(folder, branch), 'utf8').catch(() => '');
    if (text.startsWith('ref:')) return resolve(folder, text.slice('ref:'.length).trim());
  }
  return null;
}

async function branchOf({ gitDir }: Repository): Promise<string | null> {
  const text = await readFile(join(gitDir, 'HEAD'), 'utf8').catch(() => '');
  return /^ref:\s*(refs\/[^\0]+?)\s*$/.exec(text)?.[1] ?? null;
}

/** The real path, or that of the nearest existing parent. */
async function nearestReal(path: string): Promise<string> {
  const real = await realpath(path).catch(() => null);
  if (real !== null) return real;
  // Writing to a dangling link creates its target.
  const named = await readlink(path).catch(() => null);
  return named === null ? nearestReal(dirname(path)) : resolve(dirname(path), named);
}
