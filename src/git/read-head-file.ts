import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { readSmallFile } from './read-small-file.js';

/** HEAD, read from git's own files, for callers that must not or cannot run git. */
export type HeadOnDisk =
  | { readonly state: 'no-repository' }
  | { readonly state: 'commit'; readonly commit: string }
  /** The branch has no commit yet. */
  | { readonly state: 'unborn' }
  /** Damaged, or stored in a format that only git reads. */
  | { readonly state: 'unknown' };

/** Finds the nearest repository at or above a folder and reads its HEAD. */
export function readHeadOnDisk(folder: string): HeadOnDisk {
  const gitDir = findGitDir(folder);
  if (gitDir === null) return { state: 'no-repository' };
  const head = readSmallFile(join(gitDir, 'HEAD'))?.trim() ?? '';
  if (isObjectId(head)) return { state: 'commit', commit: head };
  const branch = /^ref: (refs\/[^\0\n]+)$/.exec(head)?.[1];
  const common = readSmallFile(join(gitDir, 'commondir'))?.trim();
  const commonDir = common === undefined ? gitDir : resolve(gitDir, common);
  if (branch === undefined || branch.includes('..') || existsSync(join(commonDir, 'reftable')))
    return { state: 'unknown' };
  return readBranch(commonDir, branch);
}

/** The folder with the HEAD of the nearest repository at or above; null without one. */
export function findGitDir(folder: string): string | null {
  for (let at = folder; ; at = dirname(at)) {
    const path = join(at, '.git');
    if (existsSync(path)) {
      const named = /^gitdir: (.+)$/m.exec(readSmallFile(path) ?? '')?.[1];
      return named === undefined ? path : resolve(at, named);
    }
    if (at === dirname(at)) return null;
  }
}

function readBranch(commonDir: string, branch: string): HeadOnDisk {
  const path = join(commonDir, branch);
  const loose = readSmallFile(path)?.trim();
  if (loose !== undefined) return isObjectId(loose) ? { state: 'commit', commit: loose } : { state: 'unknown' };
  const packed = readSmallFile(join(commonDir, 'packed-refs')) ?? '';
  const line = packed.split('\n').find((text) => text.endsWith(` ${branch}`));
  const commit = line?.slice(0, line.indexOf(' ')) ?? '';
  if (isObjectId(commit)) return { state: 'commit', commit };
  return existsSync(path) ? { state: 'unknown' } : { state: 'unborn' };
}

function isObjectId(text: string): boolean {
  return /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text);
}
