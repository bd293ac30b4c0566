import { execFileSync } from 'node:child_process';
import { appendFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  acknowledgeAlert,
  auditWorkspace,
  blameFile,
  explainMemory,
  listAlerts,
  planRollback,
  planSave,
  planUndo,
  pruneLog,
  readDigest,
  readTimeline,
  readTrust,
  rebuildAuditLog,
  remember,
  rollback,
  save,
  showChange,
  trustWorkspace,
  undo,
  verifyWorkspace,
  type Workspace,
} from '../../../src/index.js';
import { failure } from '../../support/errors.js';
import { openPlace, type Place, writeFiles } from '../../support/workspace-files.js';

const narrower = ['group', 'room:kitchen', 'subagent', 'heartbeat', 'cron', 'boot', 'bootstrap'];

function gardenWithGit(): Place {
  const place = writeFiles({ 'SOUL.md': '# Soul\n\nBe kind.\n', 'MEMORY.md': '# Memory\n\n- Tea, not coffee.\n' });
  execFileSync('git', ['init', '--quiet', '--initial-branch=main'], { cwd: place.root, env: place.env });
  return place;
}

const open = (place: Place, ceiling?: string) =>
  openPlace(place, {
    profile: 'agentsoul',
    config: { proposals: { mode: 'auto' } },
    ...(ceiling !== undefined && { env: { AGENTSOUL_SCOPE: ceiling } }),
  });

const owners: Readonly<Record<string, (workspace: Workspace) => Promise<unknown>>> = {
  auditWorkspace: (workspace) => auditWorkspace(workspace),
  listAlerts: (workspace) => listAlerts(workspace),
  verifyWorkspace: (workspace) => verifyWorkspace(workspace),
  readTimeline: (workspace) => readTimeline(workspace),
  rebuildAuditLog: (workspace) => rebuildAuditLog(workspace),
  showChange: (workspace) => showChange(workspace, 'HEAD'),
  blameFile: (workspace) => blameFile(workspace, 'MEMORY.md'),
  acknowledgeAlert: (workspace) => acknowledgeAlert(workspace, undefined, { reason: 'fine', presence: 'tty' }),
  readDigest: (workspace) => readDigest(workspace),
  pruneLog: (workspace) => pruneLog(workspace),
  save: (workspace) => save(workspace, { reason: 'mine' }),
  planSave: (workspace) => planSave(workspace, { reason: 'mine' }),
  rollback: (workspace) => rollback(workspace, { toTime: 'yesterday' }),
  planRollback: (workspace) => planRollback(workspace, { toTime: 'yesterday' }),
  undo: (workspace) => undo(workspace),
  planUndo: (workspace) => planUndo(workspace),
  readTrust: (workspace) => readTrust(workspace),
  trustWorkspace: (workspace) => trustWorkspace(workspace, { presence: 'tty' }),
};

test.each(narrower)('with the ceiling %s every function for the owner refuses', async (ceiling) => {
  const place = gardenWithGit();
  await remember(await open(place), 'Ana works at Northwind');
  const before = gitLog(place);
  const workspace = await open(place, ceiling);
  for (const [name, call] of Object.entries(owners))
    expect({ name, code: (await failure(call(workspace))).code }).toEqual({ name, code: 'scope-above-ceiling' });
  expect(gitLog(place)).toBe(before);
});

test('alerts are acknowledged and workspaces are trusted by a person only', async () => {
  const workspace = await open(gardenWithGit());
  const acknowledged = acknowledgeAlert(workspace, undefined, { reason: 'fine' });
  expect((await failure(acknowledged)).code).toBe('terminal-needed');
  expect((await failure(trustWorkspace(workspace))).code).toBe('terminal-needed');
});

test('a person trusts the settings that were shown', async () => {
  const place = gardenWithGit();
  const workspace = await open(place);
  expect(await readTrust(workspace)).toEqual({
    trusted: false,
    settings: [{ key: 'proposals.mode', value: 'auto' }],
    hash: expect.stringMatching(/^[0-9a-f]{64}$/),
  });
  const answer = { trusted: true, changed: true, settings: ['proposals.mode'] };
  expect(await trustWorkspace(workspace, { presence: 'tty' })).toEqual(answer);
  expect(await trustWorkspace(await open(place), { presence: 'tty' })).toEqual({ ...answer, changed: false });
});

test('settings that changed after they were shown are not trusted', async () => {
  const place = gardenWithGit();
  const { hash } = await readTrust(await open(place));
  const changed = await openPlace(place, { profile: 'agentsoul', config: { proposals: { mode: 'manual' } } });
  expect((await failure(trustWorkspace(changed, { hash, presence: 'tty' }))).code).toBe('file-changed');
  expect(await readTrust(changed)).toMatchObject({ trusted: false });
});

test('a person accepts an alert, with the reason in the history', async () => {
  const place = gardenWithGit();
  const workspace = await open(place);
  await save(workspace, { reason: 'the beginning' });
  const [alert, ...others] = (await listAlerts(workspace)).alerts;
  const accepted = await acknowledgeAlert(workspace, alert?.id, { reason: 'I asked for it', presence: 'tty' });
  expect(accepted).toMatchObject({ changed: true, accepted: alert?.id, alert: { path: alert?.path }, undo: null });
  expect((await listAlerts(workspace)).alerts.map(({ id }) => id)).toEqual(others.map(({ id }) => id));
  expect(gitLog(place)).toContain('I asked for it');
});

test('one change is shown, found in the timeline and in the lines of its file, and taken back by its id', async () => {
  const place = gardenWithGit();
  const workspace = await open(place);
  await save(workspace, { reason: 'the beginning' });
  appendFileSync(join(place.root, 'MEMORY.md'), '- Ana works at Northwind.\n');
  const saved = await save(workspace, { files: ['MEMORY.md'], reason: 'what Ana does' });
  const id = saved.id ?? '';
  expect((await showChange(workspace, id)).changes).toMatchObject([{ change: id, commit: saved.commit }]);
  expect((await readTimeline(workspace, { limit: 1 })).entries).toMatchObject([{ change: id, file: 'MEMORY.md' }]);
  const { path, lines } = await blameFile(workspace, 'MEMORY.md');
  expect([path, lines.at(-1)]).toMatchObject([
    'MEMORY.md',
    { text: '- Ana works at Northwind.', commit: saved.commit },
  ]);
  expect((await verifyWorkspace(workspace)).edited).toEqual([]);
  expect((await planUndo(workspace, id)).files).toMatchObject([{ path: 'MEMORY.md', action: 'EDIT' }]);
  expect(await undo(workspace, id)).toMatchObject({ changed: true, files: [{ path: 'MEMORY.md', action: 'REVERT' }] });
  expect(readFileSync(join(place.root, 'MEMORY.md'), 'utf8')).toBe('# Memory\n\n- Tea, not coffee.\n');
});

test('a day in the timeline is a day of the workspace, from its first moment to its last', async () => {
  const workspace = await open(gardenWithGit());
  await save(workspace, { reason: 'the beginning' });
  const count = async (range: { since?: string; until?: string }) =>
    (await readTimeline(workspace, range)).entries.length > 0;
  expect(await count({ since: '2026-02-02', until: '2026-02-02' })).toBe(true);
  expect(await count({ since: 'today' })).toBe(true);
  expect(await count({ since: '2026-02-03' })).toBe(false);
  expect(await count({ until: 'yesterday' })).toBe(false);
  expect(await count({ since: '2026-02-02T12:01' })).toBe(false);
});

test('where a memory comes from is explained as far as the scope may find it', async () => {
  const place = gardenWithGit();
  const workspace = await open(place);
  await remember(workspace, 'The alarm code is with Ana', { store: 'episodic' });
  await remember(workspace, 'Lunch is at noon', { store: 'episodic', share: true });
  expect(await explainMemory(workspace, 'alarm code')).toMatchObject({ state: 'known' });
  const group = await open(place, 'group');
  expect(await explainMemory(group, 'alarm code')).toEqual({ state: 'unknown', memories: [], events: [] });
  expect(await explainMemory(group, 'Lunch')).toMatchObject({ state: 'known' });
  expect((await failure(explainMemory(group, 'alarm code', { scope: 'main' }))).code).toBe('scope-above-ceiling');
});

test('an option that is wrong is named', async () => {
  const workspace = await open(gardenWithGit());
  const wrong: readonly (readonly [() => Promise<unknown>, string])[] = [
    [() => save(workspace, { reason: ' ' }), '`reason` can\'t be " ".'],
    // @ts-expect-error: JavaScript lets it through.
    [() => save(workspace, {}), '`reason` is missing.'],
    // @ts-expect-error: the same.
    [() => undo(workspace, 7), "`change` can't be 7."],
    // @ts-expect-error: the same.
    [() => rollback(workspace, {}), 'Say what to roll back: a file with `--to`, a `--session`, or a `--to-time`.'],
    [() => readTimeline(workspace, { action: 'PAINT' }), '`action` can\'t be "PAINT".'],
    [() => readTimeline(workspace, { since: 'soon' }), '"soon" is not a day or a time.'],
    [() => readTimeline(workspace, { limit: 0 }), "`limit` can't be 0."],
    [() => readDigest(workspace, '2026-13'), '`month` can\'t be "2026-13".'],
    // @ts-expect-error: the same.
    [() => explainMemory(workspace, undefined), '`memory` is missing.'],
    // @ts-expect-error: the same.
    [() => auditWorkspace(workspace, { bas: 'main' }), 'There is no option named `bas`.'],
  ];
  for (const [call, message] of wrong) {
    const error = await failure(call());
    expect({ code: error.code, message: error.message }).toEqual({ code: 'usage', message });
  }
});

function gitLog({ root, env }: Place): string {
  return execFileSync('git', ['log', '--format=%H %s'], { cwd: root, env, encoding: 'utf8' });
}
