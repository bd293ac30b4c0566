import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { exists, git, gitLine, type Repository } from '../../git/repository.js';

/** How the history relates to the last seen commit. */
export type HistoryState =
  | { readonly state: 'intact' }
  /** The repository is missing or was replaced. */
  | { readonly state: 'gone'; readonly last: string }
  | { readonly state: 'replaced'; readonly last: string }
  | {
      readonly state: 'rewritten';
      readonly last: string;
      /** What was done, according to git's reflog. */
      readonly how: 'amended' | 'rebased' | 'moved back' | 'replaced by what was pushed elsewhere' | 'rewritten';
      /** Commits that were removed, newest first. */
      readonly lost: readonly string[];
      /** How many commits replaced them. */
      readonly added: number;
    };

export async function checkHistoryContinuity(
  repository: Repository | null,
  { last, head }: { last: string | null; head: string | null },
): Promise<HistoryState> {
  if (last === null || last === head) return { state: 'intact' };
  if (repository === null) return { state: 'gone', last };
  if (head === null) return { state: 'replaced', last };
  const { code } = await git(repository, ['merge-base', '--is-ancestor', last, head], { allow: [1, 128] });
  if (code === 0) return { state: 'intact' };
  // The commit is missing. In a shallow clone it may just be too old.
  if (code === 128) return (await isShallow(repository)) ? { state: 'intact' } : { state: 'replaced', last };
  return describeRewriting(repository, last, head);
}

function isShallow({ commonDir }: Repository): Promise<boolean> {
  return exists(join(commonDir, 'shallow'));
}

async function describeRewriting(repository: Repository, last: string, head: string): Promise<HistoryState> {
  const listed = await gitLine(repository, ['rev-list', '--left-right', '--topo-order', `${last}...${head}`]);
  const sides = listed.split('\n').filter((line) => line !== '');
  const lost = sides.filter((line) => line.startsWith('<')).map((line) => line.slice(1));
  const added = sides.length - lost.length;
  return { state: 'rewritten', last, how: await howRewritten(repository, { lost, added }), lost, added };
}

async function howRewritten(repository: Repository, { lost, added }: { lost: readonly string[]; added: number }) {
  const told = await lastMoves(repository);
  if (added === 0) return 'moved back';
  if (told.some((line) => /^(pull|fetch)|reset: moving to (\S+\/|FETCH_HEAD)/.test(line)))
    return 'replaced by what was pushed elsewhere';
  if (told.some((line) => line.startsWith('commit (amend)')) && lost.length === 1) return 'amended';
  if (told.some((line) => line.startsWith('rebase'))) return 'rebased';
  return lost.length === 1 && added === 1 ? 'amended' : 'rewritten';
}

/** The latest entries of HEAD's reflog, newest first. The reflog can be turned off or removed, so it is only a hint. */
async function lastMoves({ gitDir }: Repository): Promise<string[]> {
  const text = await readFile(join(gitDir, 'logs/HEAD'), 'utf8').catch(() => '');
  return text
    .trimEnd()
    .split('\n')
    .slice(-20)
    .reverse()
    .map((line) => line.slice(line.indexOf('\t') + 1));
}
