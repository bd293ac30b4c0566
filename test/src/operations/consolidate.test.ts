import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  approveReflection,
  commitProposal,
  deferProposals,
  dream,
  explainDream,
  listProposals,
  planPropose,
  planReflection,
  previewApproval,
  propose,
  readDue,
  reflect,
  reflectionHistory,
  reflectionSchedule,
  rejectProposals,
  rejectReflection,
  resolveConflict,
  reviewAutomatically,
  showPending,
  type Workspace,
} from '../../../src/index.js';
import { failure } from '../../support/errors.js';
import { type Files, openPlace, type Place, writeFiles } from '../../support/workspace-files.js';

const garden = (files: Files = {}) => writeFiles({ 'SOUL.md': '# Soul\n', ...files });

const open = (place: Place, ceiling?: string) =>
  openPlace(place, { profile: 'agentsoul', ...(ceiling !== undefined && { env: { AGENTSOUL_SCOPE: ceiling } }) });

const owners: Readonly<Record<string, (workspace: Workspace) => Promise<unknown>>> = {
  reflect: (workspace) => reflect(workspace),
  planReflection: (workspace) => planReflection(workspace),
  showPending: (workspace) => showPending(workspace),
  approveReflection: (workspace) => approveReflection(workspace),
  previewApproval: (workspace) => previewApproval(workspace),
  rejectReflection: (workspace) => rejectReflection(workspace),
  reflectionHistory: (workspace) => reflectionHistory(workspace),
  readDue: (workspace) => readDue(workspace),
  reflectionSchedule: (workspace) => reflectionSchedule(workspace, { print: 'cron' }),
  dream: (workspace) => dream(workspace, { apply: true }),
  explainDream: (workspace) => explainDream(workspace, 'episode:2026-02-02:12:00'),
};

const reviewers: typeof owners = {
  listProposals: (workspace) => listProposals(workspace, { all: true }),
  commitProposal: (workspace) => commitProposal(workspace, 1),
  rejectProposals: (workspace) => rejectProposals(workspace, [1], { reason: 'no' }),
  deferProposals: (workspace) => deferProposals(workspace, [1]),
  resolveConflict: (workspace) => resolveConflict(workspace, 1, { resolution: { by: 'keep-both' } }),
  reviewAutomatically: (workspace) => reviewAutomatically(workspace),
};

test.each(['group', 'room:kitchen', 'subagent', 'cron'])(
  'with the ceiling %s nothing is reflected on, dreamt of or decided',
  async (ceiling) => {
    const place = garden();
    await propose(await open(place), 'Ana works at Northwind', { from: 'scout' });
    const workspace = await open(place, ceiling);
    for (const [name, call] of Object.entries({ ...owners, ...reviewers }))
      expect({ name, code: (await failure(call(workspace))).code }).toEqual({ name, code: 'scope-above-ceiling' });
    expect(await listProposals(await open(place))).toMatchObject([{ n: 1, status: 'pending' }]);
  },
);

test.each(['heartbeat', 'boot', 'bootstrap'])(
  'with the ceiling %s proposals are decided on, and reflections are not',
  async (ceiling) => {
    const place = garden();
    const workspace = await open(place, ceiling);
    await propose(workspace, 'Ana works at Northwind', { from: 'scout', store: 'episodic' });
    await propose(workspace, 'The kiln cools for ten hours', { from: 'scout' });
    expect(await listProposals(workspace)).toMatchObject([{ n: 1 }, { n: 2 }]);
    expect(await commitProposal(workspace, 1)).toMatchObject({ n: 1, from: 'scout', store: 'episodic' });
    expect(await rejectProposals(workspace, [2], { reason: 'a guess' })).toMatchObject({ changed: true });
    for (const [name, call] of Object.entries(owners))
      expect({ name, code: (await failure(call(workspace))).code }).toEqual({ name, code: 'scope-above-ceiling' });
  },
);

test('a reviewer below the owner learns nothing of memories it may not find', async () => {
  const place = garden({ 'USER.md': '# User\n\n- Lives in Bergen.\n- Works at Northwind.\n' });
  const owner = await open(place);
  await propose(owner, 'Lives in Bergen.', { from: 'scout', store: 'episodic' });
  expect((await listProposals(owner))[0]?.duplicates).toHaveLength(1);
  const heartbeat = await open(place, 'heartbeat');
  expect((await listProposals(heartbeat))[0]?.duplicates).toEqual([]);
  expect((await commitProposal(heartbeat, 1)).duplicates).toEqual([]);
});

test.each([
  ['subagent', true],
  ['cron', true],
  ['heartbeat', true],
  ['group', false],
  ['room:kitchen', false],
])('with the ceiling %s a memory may be proposed: %s', async (ceiling, isAllowed) => {
  const workspace = await open(garden(), ceiling);
  const given = { from: 'scout' };
  if (isAllowed) {
    expect((await planPropose(workspace, 'Ana works at Northwind', given)).plan.edits).toEqual([]);
    expect(await propose(workspace, 'Ana works at Northwind', given)).toMatchObject({ n: 1, status: 'pending' });
    const wider = propose(workspace, 'Ana works at Northwind', { ...given, scope: 'main' });
    expect((await failure(wider)).code).toBe('scope-above-ceiling');
  } else {
    expect((await failure(propose(workspace, 'Ana works at Northwind', given))).code).toBe('scope-above-ceiling');
  }
});

const notes = ['08:00', '09:00', '10:00'].map(
  (time, index) => `## ${time} | fact | confidence:high\n\nAna works at Northwind, she said so ${index + 1} times.\n`,
);

test('a reflection is shown, previewed, approved for what was seen, and listed', async () => {
  const place = garden({
    'memory/2026-02-01.md': `# 2026-02-01\n\n${notes.join('\n')}\n## 11:00 | fact\n\nAna lives in Bergen.\n`,
  });
  const workspace = await open(place);
  const planned = await planReflection(workspace);
  const { id, changes, commit } = await reflect(workspace, { model: null });
  expect({ id, commit }).toEqual({ id: 'r-001', commit: null });
  expect(planned.answer.changes.length).toBe(changes.length);
  expect((await failure(reflect(workspace))).code).toBe('reflection-pending');
  const shown = await showPending(workspace);
  expect(shown).toMatchObject({ id, changes });
  expect(shown.text).toContain('**Reflection #**: 1\n');
  const { answer, files } = await previewApproval(workspace);
  expect(answer).toMatchObject({ id, applied: expect.any(Array), hash: expect.any(String) });
  expect(files.filter(({ isRecord }) => isRecord).map(({ path }) => path)).toContain(
    'memory/meta/pending-reflection.json',
  );
  const other = approveReflection(workspace, { hash: 'another' });
  expect((await failure(other)).code).toBe('reflection-outdated');
  const approved = await approveReflection(workspace, { hash: answer.hash, presence: 'tty' });
  expect(approved).toMatchObject({ id, applied: answer.applied, hash: answer.hash });
  expect(await reflectionHistory(workspace)).toMatchObject({ total: 1, reflections: [{ id, verdict: 'approved' }] });
  const log = readFileSync(join(place.root, 'memory/meta/audit.log'), 'utf8');
  expect(log).toContain('| reflection:r-001 | approved |');
});

test('where nothing changed since the last reflection the answer has neither a proposal nor a time', async () => {
  const workspace = await open(garden());
  expect(await reflect(workspace)).toMatchObject({ id: null, at: expect.any(String) });
  expect(await reflect(workspace)).toMatchObject({ id: null, at: null, changes: [] });
  expect(await reflect(workspace, { again: true })).toMatchObject({ id: null, at: expect.any(String) });
});

test('an option that is wrong is named', async () => {
  const workspace = await open(garden());
  const wrong: readonly (readonly [() => Promise<unknown>, string])[] = [
    // @ts-expect-error: JavaScript lets it through.
    [() => propose(workspace, 'Ana works at Northwind', {}), '`from` is missing.'],
    // @ts-expect-error: the same.
    [() => propose(workspace, undefined, { from: 'scout' }), '`text` is missing.'],
    // @ts-expect-error: the same.
    [() => reflect(workspace, { again: 'yes' }), '`again` can\'t be "yes".'],
    [() => approveReflection(workspace, { only: [] }), "`only` can't be a list."],
    [() => approveReflection(workspace, { except: [0] }), "`except.0` can't be 0."],
    // @ts-expect-error: the same.
    [() => commitProposal(workspace, '1'), '`number` can\'t be "1".'],
    [() => rejectProposals(workspace, [1], { reason: '' }), '`reason` can\'t be "".'],
    // @ts-expect-error: the same.
    [() => resolveConflict(workspace, 1, {}), '`resolution` is missing.'],
    // @ts-expect-error: the same.
    [() => reflectionSchedule(workspace, { print: 'at' }), '`print` can\'t be "at".'],
    // @ts-expect-error: the same.
    [() => dream(workspace, { aply: true }), 'There is no option named `aply`.'],
  ];
  for (const [call, message] of wrong) {
    const error = await failure(call());
    expect({ code: error.code, message: error.message }).toEqual({ code: 'usage', message });
  }
});
