import { existsSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { SoulError } from '../errors/soul-error.js';
import { findGitDir } from './read-head-file.js';
import { readSmallFile } from './read-small-file.js';

/** What keeps git from reading a repository, and how a person repairs it. */
export type Damage = { readonly what: string; readonly repair: string };

/** A repository that git cannot read is an error and never counts as missing: its history would be lost unnoticed. */
export function damagedRepository(folder: string, { what, repair }: Damage): SoulError {
  return new SoulError('git-damaged', `The git repository of ${folder} is damaged: ${what}`, {
    hint: `${repair} Nothing was changed.`,
  });
}

/** Finds out from git's own files why git does not accept a folder with `.git` as a repository. */
export function explainUnreadable(root: string): Damage {
  const gitDir = findGitDir(root) ?? join(root, '.git');
  const top = dirname(gitDir);
  if (!existsSync(join(gitDir, 'objects')) || !existsSync(join(gitDir, 'refs'))) {
    return {
      what: `${gitDir} has no objects or no branches folder.`,
      repair: `Restore ${gitDir} from a backup or a clone. To begin a new history instead, run \`mv ${gitDir} ${join(top, 'damaged.git')}\` and then \`agentsoul init\`; your files stay as they are.`,
    };
  }
  const head = readSmallFile(join(gitDir, 'HEAD'));
  const state = head === null ? 'is missing' : head.trim() === '' ? 'is empty' : 'names no branch';
  const branch = branchesOf(gitDir)[0] ?? 'main';
  return {
    what: `${join(gitDir, 'HEAD')} ${state}.`,
    repair: `Run \`echo "ref: refs/heads/${branch}" > ${join(gitDir, 'HEAD')}\`, then \`git status\`.`,
  };
}

/** The branch exists, but the repository does not have its commit. */
export function explainLostCommit(root: string): Damage {
  const gitDir = findGitDir(root) ?? join(root, '.git');
  const head = readSmallFile(join(gitDir, 'HEAD')) ?? '';
  const branch = /^ref: (refs\/\S+)/.exec(head)?.[1] ?? 'HEAD';
  const last = lastMove(gitDir);
  return {
    what: `${branch} does not point to a commit in the repository.`,
    repair:
      last === null
        ? `Restore ${gitDir} from a backup or a clone.`
        : `Its log shows that it was at ${last.slice(0, 10)}. Run \`rm -f ${join(gitDir, branch)}\` and \`git update-ref ${branch} ${last}\`, then \`git fsck\`. If that commit is missing, restore ${gitDir} from a backup or a clone.`,
  };
}

function branchesOf(gitDir: string): string[] {
  const packed = [...(readSmallFile(join(gitDir, 'packed-refs')) ?? '').matchAll(/ refs\/heads\/(\S+)$/gm)];
  const loose = readFolder(join(gitDir, 'refs/heads'));
  const names = [...loose, ...packed.map(([, name = '']) => name)];
  return names.sort((one, other) => Number(other === 'main') - Number(one === 'main'));
}

function readFolder(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => (entry.isFile() ? [entry.name] : []));
  } catch {
    // No loose branch file.
    return [];
  }
}

/** The newest commit that the log of HEAD names. */
function lastMove(gitDir: string): string | null {
  const lines = (readSmallFile(join(gitDir, 'logs/HEAD')) ?? '').trimEnd().split('\n');
  return /^[0-9a-f]+ ([0-9a-f]{40,64}) /.exec(lines.at(-1) ?? '')?.[1] ?? null;
}
