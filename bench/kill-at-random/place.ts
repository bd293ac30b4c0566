import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WritableWorkspace } from '../../src/journal/change-workspace.js';
import { profile } from '../../src/profiles/layouts/agentsoul.js';
import type { SnapshotReader } from '../../src/workspace/snapshot.js';

export const kinds = ['own', 'parent', 'none'] as const;
export type Kind = (typeof kinds)[number];

/** A workspace on disk that the writer is killed in. */
export type Place = { readonly kind: Kind; readonly top: string; readonly workspace: WritableWorkspace };

/** Files that every change writes together, each with the same number. */
export const numberedFiles = ['SOUL.md', 'memory/2026-02-02.md', 'memory/graph/index.md'];

export function placeOf(folder: string, kind: Kind): Place {
  const top = join(folder, kind);
  const root = kind === 'parent' ? join(top, 'agents/aria') : top;
  const workspace: WritableWorkspace = {
    root,
    reads: { path: root, excluded: [] },
    profile,
    agentId: 'main',
    budgets: profile.budgets,
    at: new Date('2026-02-02T14:30:00.000Z'),
    env: { PATH: process.env.PATH, HOME: join(folder, 'home') },
    isTrusted: true,
  };
  return { kind, top, workspace };
}

export function makePlace(folder: string, kind: Kind): Place {
  const place = placeOf(folder, kind);
  const { root } = place.workspace;
  mkdirSync(join(root, 'memory/graph'), { recursive: true });
  writeFileSync(join(root, '.gitignore'), 'memory/meta/audit.log\n');
  for (const path of numberedFiles) writeFileSync(join(root, path), contentOf(0));
  if (kind === 'none') return place;
  git(place, 'init', '--quiet', '--initial-branch=main');
  writeFileSync(join(place.top, 'code.txt'), 'one\n');
  git(place, 'add', '--all');
  git(place, 'commit', '--quiet', '--message', 'The person began');
  writeFileSync(join(place.top, 'code.txt'), 'staged by the person\n');
  git(place, 'add', 'code.txt');
  return place;
}

export function contentOf(number: number): string {
  return `${number}\n${'Some text to make the file a little longer.\n'.repeat(20)}`;
}

/** The number each file carries, as a reader sees them together. */
export async function readNumbers(reader: SnapshotReader): Promise<number[]> {
  const numbers: number[] = [];
  for (const path of numberedFiles) {
    const file = await reader.read(path);
    numbers.push(file.state === 'present' ? Number.parseInt(file.bytes.toString('utf8'), 10) : -1);
  }
  return numbers;
}

export function git(place: Place, ...args: string[]): string {
  const identity = { GIT_AUTHOR_NAME: 'Person', GIT_AUTHOR_EMAIL: 'person@example.org' };
  const committer = { GIT_COMMITTER_NAME: 'Person', GIT_COMMITTER_EMAIL: 'person@example.org' };
  const alone = { GIT_CONFIG_NOSYSTEM: '1', GIT_CONFIG_GLOBAL: '/dev/null' };
  const env = { PATH: process.env.PATH, ...identity, ...committer, ...alone };
  return execFileSync('git', args, { cwd: place.top, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'], env });
}
