import { describe, expect, test } from 'vitest';
import type { Workspace } from '../../../src/library.js';
import * as library from '../../../src/library.js';
import { allFiles, temporaryWorkspace } from '../../support/temporary-workspace.js';

const at = new Date('2026-02-02T14:30:00Z');

const files = {
  'SOUL.md': '# Soul\n\nBe kind.\n',
  'USER.md': '# User\n\n- Sam keeps the zephyr under the mat.\n',
  'MEMORY.md': '# Memory\n\n## Critical Facts\n\n- The zephyr opens the shed.\n',
  'memory/2026-02-01.md': '# 2026-02-01\n\n## 09:00\n\nHid the zephyr behind the clock.\n',
  'memory/graph/entities/concept--zephyr.md':
    '# Zephyr\n\ntype: concept\ncreated: 2026-01-01\n\n## Facts\n\n- The zephyr is a key. (since: 2026-01-01)\n',
  'transcripts/s1.jsonl': '{"type":"entry","role":"user","content":"The zephyr is under the mat."}\n',
};

/** What each function of the memory area is asked, as a program would ask it. */
const calls: Readonly<Record<string, (workspace: Workspace) => Promise<unknown>>> = {
  search: (workspace) => library.search(workspace, 'zephyr', { archived: true, limit: 100 }),
  recall: (workspace) => library.recall(workspace, 'Where is the zephyr?', { maxTokens: 5_000 }),
  getMemory: (workspace) => library.getMemory(workspace, 'memory/2026-02-01.md'),
  whatDoIKnow: (workspace) => library.whatDoIKnow(workspace, 'zephyr'),
  showGraph: (workspace) => library.showGraph(workspace),
  showEntity: (workspace) => library.showGraph(workspace, { entity: 'concept--zephyr' }),
  neighborsOf: (workspace) => library.neighborsOf(workspace, 'concept--zephyr', { hops: 2 }),
  pathBetween: (workspace) => library.pathBetween(workspace, { from: 'concept--zephyr', to: 'concept--zephyr' }),
  exportGraph: (workspace) => library.exportGraph(workspace, { format: 'json' }),
  planRemember: (workspace) => library.planRemember(workspace, 'The zephy opens the shed'),
  planLog: (workspace) => library.planLog(workspace, 'Went out'),
};

const ownersOnly: Readonly<Record<string, (workspace: Workspace) => Promise<unknown>>> = {
  forget: (workspace) => library.forget(workspace, 'zephyr'),
  planForget: (workspace) => library.planForget(workspace, 'zephyr'),
  readCore: (workspace) => library.readCore(workspace),
  replaceCoreLine: (workspace) => library.replaceCoreLine(workspace, 'opens', { text: 'Nothing' }),
  planReplaceCoreLine: (workspace) => library.planReplaceCoreLine(workspace, 'opens', { text: 'Nothing' }),
  removeCoreLine: (workspace) => library.removeCoreLine(workspace, 'opens'),
  planRemoveCoreLine: (workspace) => library.planRemoveCoreLine(workspace, 'opens'),
  pin: (workspace) => library.pin(workspace, 'concept--zephyr'),
  planPin: (workspace) => library.planPin(workspace, 'concept--zephyr'),
  unpin: (workspace) => library.unpin(workspace, 'concept--zephyr'),
  planUnpin: (workspace) => library.planUnpin(workspace, 'concept--zephyr'),
  reindex: (workspace) => library.reindex(workspace, { full: true }),
  measureDecay: (workspace) => library.measureDecay(workspace, { all: true }),
  applyDecay: (workspace) => library.applyDecay(workspace),
  planDecay: (workspace) => library.planDecay(workspace),
  checkGraph: (workspace) => library.checkGraph(workspace),
  rebuildGraph: (workspace) => library.rebuildGraph(workspace),
  planRebuildGraph: (workspace) => library.planRebuildGraph(workspace),
  mergeEntities: (workspace) => library.mergeEntities(workspace, { from: 'concept--zephyr', into: 'concept--zephyr' }),
  myStats: (workspace) => library.myStats(workspace),
  sessionLogs: (workspace) => library.sessionLogs(workspace, { action: 'search', query: 'zephyr' }),
  appendSession: (workspace) =>
    library.appendSession(workspace, 's1', { entries: [{ role: 'user', content: 'Hello' }] }),
};

async function answerOf(call: Promise<unknown>): Promise<string> {
  try {
    return JSON.stringify(await call);
  } catch (error) {
    if (error instanceof library.SoulError) return `${error.code}: ${error.message} ${error.hint ?? ''}`;
    throw error;
  }
}

/** The files without what agentsoul keeps for itself. */
function contentOf(root: string): string {
  const kept = Object.entries(allFiles(root)).filter(([path]) => !/^\.(agentsoul|git)\//.test(path));
  return JSON.stringify(kept);
}

async function open(
  ceiling?: string,
): Promise<{ root: string; workspace: Workspace; read(path: string): string | null }> {
  const { root, read, workspace } = temporaryWorkspace({ files });
  const env = { ...workspace.env, ...(ceiling !== undefined && { AGENTSOUL_SCOPE: ceiling }) };
  return { root, read, workspace: await library.openWorkspace(root, { at, env }) };
}

describe.each(['group', 'room:kitchen', 'subagent'])('with the ceiling %s', (ceiling) => {
  test('no function shows what is private', async () => {
    const { workspace } = await open(ceiling);
    for (const [name, call] of Object.entries(calls))
      expect([name, (await answerOf(call(workspace))).match(/clock|the mat|shed\.|a key/)]).toEqual([name, null]);
  });

  test('what shows or changes everything is refused', async () => {
    const { root, workspace } = await open(ceiling);
    const before = contentOf(root);
    for (const [name, call] of Object.entries(ownersOnly))
      expect([name, await answerOf(call(workspace))]).toEqual([
        name,
        expect.stringMatching(/^scope-above-ceiling: .* is for the owner/),
      ]);
    expect(contentOf(root)).toBe(before);
  });

  test('no call may ask for a wider scope', async () => {
    const { workspace } = await open(ceiling);
    for (const asked of [
      () => library.search(workspace, 'zephyr', { scope: 'main' }),
      () => library.recall(workspace, 'zephyr', { scope: 'heartbeat' }),
      () => library.getMemory(workspace, 'MEMORY.md', { scope: { kind: 'main' } }),
      () => library.whatDoIKnow(workspace, undefined, { scope: 'room:cellar' }),
      () => library.showGraph(workspace, { scope: 'main' }),
    ])
      expect(await answerOf(asked())).toMatch(/^scope-above-ceiling/);
  });
});

test('the owner is shown all of it', async () => {
  const { workspace } = await open();
  const asked = { ...calls, ...{ planForget: ownersOnly.planForget, sessionLogs: ownersOnly.sessionLogs } };
  for (const name of ['search', 'recall', 'getMemory', 'whatDoIKnow', 'showEntity', 'planForget', 'sessionLogs'])
    expect([name, await answerOf(Reflect.get(asked, name)(workspace))]).toEqual([
      name,
      expect.stringMatching(/clock|the mat|shed\.|a key/),
    ]);
});

test.each(['subagent', 'cron'])('%s is told to propose instead of writing', async (ceiling) => {
  const { root, workspace } = await open(ceiling);
  const before = contentOf(root);
  for (const refused of [() => library.remember(workspace, 'Tea at four'), () => library.log(workspace, 'Tea at four')])
    expect(await answerOf(refused())).toMatch(/^scope-above-ceiling: .*may only propose\. Use `agentsoul propose/);
  expect(contentOf(root)).toBe(before);
});

test('a group notes for the group, and a room for itself alone', async () => {
  const { root, read, workspace: group } = await open('group');
  const { path } = await library.log(group, 'The kettle is new');
  const env = { ...group.env, AGENTSOUL_SCOPE: 'room:kitchen' };
  const room = await library.openWorkspace(root, { at, env });
  await library.log(room, 'The stove is hot');
  expect(await answerOf(library.log(room, 'Told elsewhere', { room: 'cellar' }))).toMatch(/^scope-above-ceiling/);
  expect(read(path)).toMatch(/The kettle is new/);
  const found = async (workspace: Workspace) =>
    (await library.search(workspace, 'the kettle or the stove')).hits.map(({ snippet }) => snippet).sort();
  expect(await found(group)).toEqual(['The kettle is new']);
  expect(await found(room)).toEqual(['The kettle is new', 'The stove is hot']);
});

test('what is wrong in JavaScript is named and never a TypeError', async () => {
  const { workspace } = await open();
  const wrong = (value: unknown) => value as never;
  const refused: readonly (readonly [() => Promise<unknown>, string])[] = [
    [() => library.search(wrong(undefined), 'tea'), 'The first argument must be a workspace.'],
    [() => library.search(workspace, wrong(undefined)), '`query` is missing.'],
    [() => library.recall(workspace, wrong(7)), "`question` can't be 7."],
    [() => library.getMemory(workspace, wrong(null)), "`id` can't be null."],
    [() => library.whatDoIKnow(workspace, wrong({})), "`topic` can't be a value of the type object."],
    [() => library.log(workspace, 'Tea', wrong({ rom: 'x' })), 'There is no option named `rom`.'],
    [() => library.log(workspace, 'Tea', wrong({ agents: 'aria' })), '`agents` can\'t be "aria".'],
    [() => library.forget(workspace, 'tea', wrong({ permanent: 'yes' })), '`permanent` can\'t be "yes".'],
    [() => library.replaceCoreLine(workspace, 'tea', wrong(undefined)), '`text` is missing.'],
    [() => library.neighborsOf(workspace, 'tea', { hops: 3 }), "`hops` can't be 3."],
    [() => library.pathBetween(workspace, wrong(undefined)), '`from` is missing.'],
    [() => library.exportGraph(workspace, { format: wrong('png') }), '`format` can\'t be "png".'],
    [() => library.sessionLogs(workspace, wrong(undefined)), '`action` is missing.'],
    [() => library.sessionLogs(workspace, wrong({ action: 'search' })), '`query` is missing.'],
    [() => library.appendSession(workspace, 's1', wrong({})), '`entries` is missing.'],
    [
      () => library.appendSession(workspace, 's1', { entries: wrong([{ role: 'cat', content: '' }]) }),
      '`entries.0.role` can\'t be "cat".',
    ],
    [() => library.reindex(workspace, wrong({ full: 1 })), "`full` can't be 1."],
  ];
  for (const [call, message] of refused)
    expect(await answerOf(call())).toMatch(new RegExp(`^usage: ${escaped(message)}`));
});

test('reading a memory counts as a use, unless told otherwise', async () => {
  const { workspace, read } = await open();
  await library.getMemory(workspace, 'memory/2026-02-01.md#3', { track: false });
  expect(read('.agentsoul/recall.jsonl')).toBeNull();
  await library.getMemory(workspace, 'memory/2026-02-01.md#3');
  expect(read('.agentsoul/recall.jsonl')).toContain('"used"');
});

function escaped(text: string): string {
  return text.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&');
}
