import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readArchive } from '../../../../src/audit/retention/audit-archive-file.js';
import { planPruneLog } from '../../../../src/audit/retention/plan-prune-log.js';
import { pruneLog } from '../../../../src/audit/retention/prune-log.js';
import { readDigest } from '../../../../src/audit/retention/read-digest.js';
import { changeWorkspace } from '../../../../src/journal/change-workspace.js';
import type { MutationName } from '../../../../src/journal/mutations.js';
import type { Workspace } from '../../../../src/workspace/workspace.js';
import { failure } from '../../../support/errors.js';
import { undo } from '../../../support/make-change.js';
import { openFiles } from '../../../support/workspace-files.js';
import { life } from '../rollback/life.js';

const at = (workspace: Workspace, time: string): Workspace => ({ ...workspace, at: new Date(time) });
const logOf = ({ root }: Workspace) => readFileSync(join(root, 'memory/meta/audit.log'), 'utf8');
const archiveOf = ({ root }: Workspace) => readFileSync(join(root, 'memory/meta/audit-archive.md'), 'utf8');
const prune = (workspace: Workspace, time: string) => pruneLog(at(workspace, time), { presence: 'unattended' });

type Step = { readonly mutation?: MutationName; readonly actor?: string; readonly summary?: string };

async function change(workspace: Workspace, time: string, paths: readonly string[], step: Step = {}): Promise<void> {
  const { mutation = 'remember', actor, summary = 'remember something' } = step;
  await changeWorkspace(at(workspace, time), {
    mutation,
    presence: 'tty',
    trigger: 'a test',
    ...(actor !== undefined && { actor }),
    plan: () => ({ edits: paths.map((path) => ({ path, content: `${time}\n` })), summary }),
  });
}

/** January with all that is counted, a day of February, and a day in May. */
async function someMonths(workspace: Workspace): Promise<void> {
  await change(workspace, '2026-01-05T10:00:00Z', ['MEMORY.md', 'memory/2026-01-05.md']);
  await change(workspace, '2026-01-09T10:00:00Z', ['SOUL.md'], { mutation: 'identity set', summary: 'softer' });
  const entities = ['ana', 'ben'].map((name) => `memory/graph/entities/person--${name}.md`);
  await change(workspace, '2026-01-20T10:00:00Z', entities);
  await change(workspace, '2026-01-21T10:00:00Z', ['memory/meta/decay-scores.json'], {
    mutation: 'decay --apply',
    summary: '34 memories active→fading; 2 accesses folded in',
  });
  await change(workspace, '2026-01-25T10:00:00Z', ['memory/archive/x.md'], {
    mutation: 'forget',
    summary: 'forget 1 memory',
  });
  await change(workspace, '2026-01-26T10:00:00Z', ['memory/meta/pending.md'], { actor: 'reflection:r-001' });
  await change(workspace, '2026-02-10T10:00:00Z', ['USER.md']);
  await change(workspace, '2026-05-20T10:00:00Z', ['USER.md']);
}

const january = `# Audit Digest — January 2026

## Summary

- 8 total mutations across 8 files, in 6 changes
- 1 reflection session (0 approved, 0 partial, 0 rejected, 1 pending)
- 1 critical file change
- 34 decay transitions, 1 archival event

## Notable Events

- 2026-01-09: SOUL.md changed by manual
- 2026-01-20: 2 new entities
`;

test('lines beyond 90 days become a digest of each month, the rest and the history stay as they are', async () => {
  const { workspace, git } = await life({});
  await someMonths(workspace);
  const lines = logOf(workspace).split('\n');
  const commits = git('rev-list', 'HEAD').trim().split('\n');
  const pruned = await prune(workspace, '2026-06-01T12:00:00Z');
  expect(pruned).toMatchObject({ lines: 9, change: { state: 'changed', undo: expect.any(String) } });
  expect(logOf(workspace).split('\n').slice(0, 1)).toEqual(lines.slice(9, 10));
  expect(archiveOf(workspace)).toBe(
    `<!-- agentsoul audit prune: pruned-until=2026-03-03T12:00:00Z -->\n\n${january}\n${(await readDigest(workspace, '2026-02')).text}\n`,
  );
  expect(git('log', '-1', '--format=%an %s')).toBe(
    'system:audit [CREATE] memory/meta/audit-archive.md — digest 2026-01, 2026-02 and prune 9 lines of audit.log\n',
  );
  expect(git('rev-list', 'HEAD').trim().split('\n').slice(1)).toEqual(commits);
});

test('what is pruned is pruned once, month by month, and says up to when', async () => {
  const { workspace } = await life({});
  await someMonths(workspace);
  await prune(workspace, '2026-04-10T12:00:00Z');
  expect([...(await readOf(workspace)).digests.keys()]).toEqual(['2026-01']);
  expect(logOf(workspace)).toMatch(/^2026-01-20T10:00:00Z/);
  expect(await prune(workspace, '2026-04-10T12:00:00Z')).toEqual({ change: { state: 'unchanged' }, lines: 0 });
  const first = archiveOf(workspace);
  await prune(workspace, '2026-05-01T12:00:00Z');
  expect(archiveOf(workspace)).toBe(first.replace('2026-01-10T12:00:00Z', '2026-01-31T12:00:00Z'));
  expect((await readOf(workspace)).prunedUntil).toEqual(new Date('2026-01-31T12:00:00Z'));
});

test('a run that ended between the commit and the log is completed by the next one', async () => {
  const { workspace, git } = await life({});
  await someMonths(workspace);
  const later = at(workspace, '2026-06-01T12:00:00Z');
  await changeWorkspace(later, {
    mutation: 'audit prune',
    presence: 'unattended',
    trigger: 'a test',
    plan: async (repository) => (await planPruneLog(later, repository)).plan,
  });
  const head = git('rev-parse', 'HEAD');
  expect(await prune(workspace, '2026-06-01T12:00:00Z')).toEqual({ change: { state: 'unchanged' }, lines: 9 });
  expect(git('rev-parse', 'HEAD')).toBe(head);
});

test('a line that is dated back into a month of the archive is counted there', async () => {
  const { workspace } = await life({});
  await someMonths(workspace);
  await prune(workspace, '2026-06-01T12:00:00Z');
  await change(workspace, '2026-01-30T10:00:00Z', ['TOOLS.md']);
  expect(await prune(workspace, '2026-06-01T12:00:00Z')).toMatchObject({ lines: 1, change: { state: 'changed' } });
  expect(archiveOf(workspace)).toContain('- 9 total mutations across 9 files, in 7 changes\n');
});

test('the archive can be taken back, and what people wrote above it stays', async () => {
  const { workspace, read, commit } = await life({});
  commit({ 'memory/meta/audit-archive.md': '# Before\n\nBy hand.\n' });
  await someMonths(workspace);
  await prune(workspace, '2026-06-01T12:00:00Z');
  expect(archiveOf(workspace)).toMatch(/^<!-- .* -->\n\n# Before\n\nBy hand\.\n\n# Audit Digest — January 2026\n/);
  await undo(workspace);
  expect(read('memory/meta/audit-archive.md')).toBe('# Before\n\nBy hand.\n');
});

test('without git, whole months go, and a digest that can not be made anew is left as it is', async () => {
  const workspace = await openFiles({ 'SOUL.md': '# Soul\n' }, { profile: 'agentsoul' });
  await someMonths(workspace);
  expect(await prune(workspace, '2026-04-10T12:00:00Z')).toMatchObject({ lines: 0 });
  expect(await prune(workspace, '2026-05-10T12:00:00Z')).toMatchObject({ lines: 8, change: { commit: null } });
  expect(archiveOf(workspace)).toBe(`<!-- agentsoul audit prune: pruned-until=2026-02-01T00:00:00Z -->\n\n${january}`);
  await change(workspace, '2026-01-30T10:00:00Z', ['TOOLS.md']);
  expect(await prune(workspace, '2026-05-10T12:00:00Z')).toMatchObject({ lines: 0 });
  expect(logOf(workspace)).toContain('2026-01-30T10:00:00Z');
  expect(await readDigest(workspace, '2026-01')).toMatchObject({
    isArchived: true,
    text: january.trimEnd(),
    digest: null,
  });
});

test('a log of several megabytes is pruned, and lines that are none stay', async () => {
  const { workspace } = await life({});
  await change(workspace, '2026-01-05T10:00:00Z', ['MEMORY.md']);
  const old = '2026-01-06T10:00:00Z | EDIT | MEMORY.md | bot:main | auto | x (c-0000000000)\n'.repeat(40_000);
  writeFileSync(join(workspace.root, 'memory/meta/audit.log'), `not a line\n${old}`);
  expect(await prune(workspace, '2026-06-01T12:00:00Z')).toMatchObject({ lines: 40_000 });
  expect(logOf(workspace)).toMatch(/^not a line\n2026-06-01T12:00:00Z \| CREATE \| memory\/meta\/audit-archive\.md \|/);
});

test('an archive that can not be read is not written over, and a month must be one', async () => {
  const { workspace } = await life({ 'memory/meta/audit-archive.md': Buffer.from([0xff, 0xfe, 0x00]) });
  await change(workspace, '2026-01-05T10:00:00Z', ['MEMORY.md']);
  expect((await failure(prune(workspace, '2026-06-01T12:00:00Z'))).code).toBe('unreadable-file');
  rmSync(join(workspace.root, 'memory/meta/audit-archive.md'));
  for (const month of ['2026', '2026-13', '2026-1', '../x'])
    expect((await failure(readDigest(workspace, month))).code).toBe('usage');
});

test('the digest of a month without anything says so', async () => {
  const { workspace } = await life({});
  expect((await readDigest(workspace, '2025-12')).text).toBe(
    '# Audit Digest — December 2025\n\n## Summary\n\n- 0 total mutations across 0 files, in 0 changes\n- 0 reflection sessions\n- 0 critical file changes\n- 0 decay transitions, 0 archival events\n\n## Notable Events\n\n- none',
  );
});

function readOf(workspace: Workspace) {
  return workspace.snapshot((reader) => readArchive(workspace, reader));
}
