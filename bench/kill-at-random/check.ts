import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { settleWorkspace } from '../../src/journal/change-workspace.js';
import { readSnapshot } from '../../src/workspace/snapshot.js';
import { contentOf, git, numberedFiles, type Place, readNumbers } from './place.js';
import type { Killed } from './writer.js';

/** What became of the change that was under way, if there was one. */
export type Fate = 'none' | 'had-just-ended' | 'completed' | 'dropped';

/** Settles what the killed writer left, as the next command would, and lists everything that is not as it must be. */
export async function checkAfterKill(
  place: Place,
  killed: Killed,
  { thorough }: { thorough: boolean },
): Promise<{ fate: Fate; violations: string[] }> {
  const { root, reads } = place.workspace;
  const violations: string[] = [];
  const claim = (isTrue: boolean, sentence: string) => {
    if (!isTrue) violations.push(`${place.kind}: ${sentence} (${JSON.stringify(killed)})`);
  };
  const seen = await readSnapshot(reads, readNumbers);
  claim(new Set(seen).size === 1, `a reader saw ${seen.join(', ')} after the kill`);
  const { outcome, warnings } = await settleWorkspace(place.workspace);
  claim(warnings.length === 0, `warnings: ${warnings.join(' ')}`);

  const [number = -1] = await readSnapshot(reads, readNumbers);
  const files = numberedFiles.map((path) => readFileSync(join(root, path), 'utf8'));
  claim(
    files.every((content) => content === contentOf(number)),
    `files are not whole at ${number}`,
  );
  claim(number >= (killed.acknowledged ?? 0), `the acknowledged ${killed.acknowledged} is lost, found ${number}`);
  claim(number >= (seen[0] ?? 0), `a reader saw ${seen[0]}, and then ${number}`);
  claim(number <= (killed.interrupted ?? killed.acknowledged ?? number), `${number} was never written`);
  if (outcome === 'completed') claim(number === killed.interrupted, `completed, but found ${number}`);

  const logFile = join(root, 'memory/meta/audit.log');
  const log = existsSync(logFile) ? readFileSync(logFile, 'utf8').split('\n').slice(-200) : [];
  for (const [wanted, count] of [
    [number, numberedFiles.length],
    [number + 1, 0],
  ] as const) {
    const lines = log.filter((line) => line.includes(` number ${wanted} (`)).length;
    claim(number === 0 || lines === count, `${lines} audit lines for ${wanted} at ${number}`);
  }
  const usual = /^(\.gitignore|lock\.sqlite|lock-holder|last-change|changes-since-maintenance)$/;
  const leftovers = readdirSync(join(root, '.agentsoul')).filter((name) => !usual.test(name));
  const folders = [...new Set(numberedFiles.map((path) => dirname(join(root, path))))];
  leftovers.push(...folders.flatMap((folder) => readdirSync(folder)).filter((name) => name.endsWith('.tmp')));
  claim(leftovers.length === 0, `left over: ${leftovers.join(', ')}`);
  if (place.kind !== 'none') violations.push(...checkGit(place, { number, thorough }));
  const isThere = number === killed.interrupted;
  const fate =
    killed.interrupted === null
      ? 'none'
      : !isThere
        ? 'dropped'
        : outcome === 'completed'
          ? 'completed'
          : 'had-just-ended';
  return { fate, violations };
}

function checkGit(place: Place, { number, thorough }: { number: number; thorough: boolean }): string[] {
  const violations: string[] = [];
  const locks = ['index.lock', 'HEAD.lock', 'refs/heads/main.lock'].filter((name) =>
    existsSync(join(place.top, '.git', name)),
  );
  if (locks.length > 0) violations.push(`${place.kind}: locks left: ${locks.join(', ')}`);
  const status = git(place, 'status', '--porcelain');
  if (status !== 'M  code.txt\n')
    violations.push(`${place.kind}: git status says ${JSON.stringify(status)} at ${number}`);
  const count = Number(git(place, 'rev-list', '--count', 'HEAD'));
  if (count !== number + 1) violations.push(`${place.kind}: ${count} commits at ${number}`);
  const damage = thorough ? git(place, 'fsck', '--strict', '--no-dangling') : '';
  if (damage !== '') violations.push(`${place.kind}: git fsck says ${damage}`);
  return violations;
}
