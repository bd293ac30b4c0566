import { appendFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { planFold } from '../../../../src/memory/decay/fold-accesses.js';
import { planDecay } from '../../../../src/memory/decay/plan-decay.js';
import { planPin } from '../../../../src/memory/decay/plan-pin.js';
import { findMemory } from '../../../../src/memory/find-memory.js';
import { dropFolded } from '../../../../src/search/waiting-accesses.js';
import type { Workspace } from '../../../../src/workspace/workspace.js';
import { failure } from '../../../support/errors.js';
import { addFiles, type Files, openFiles } from '../../../support/workspace-files.js';

const episode = (time: string, text: string, more = '') => `## ${time} | fact | confidence:high${more}\n${text}\n\n`;

const files: Files = {
  'SOUL.md': '# Soul\n',
  'MEMORY.md': '# Memory\n\n- Never fades.\n',
  'memory/2026-02-02.md': episode('09:00', 'Fresh.') + episode('10:00', 'Concluded.', ' | source:reflection'),
  'memory/2025-12-04.md': episode('12:00', 'Sixty days old.'),
  'memory/2025-10-01.md': episode('12:00', 'Long ago.'),
  'memory/vault/key.md': '- Under the mat.\n',
  'memory/graph/entities/person--ana.md':
    '# person--ana\n\n<!-- Type: person | Created: 2025-01-01 | Last updated: 2025-12-04 | Pinned: no -->\n\n## Facts\n- Tea. <!-- source:user-explicit -->\n',
  'memory/procedures/brew.md': '# brew\n\n<!-- Type: procedure | Learned: 2025-12-04 -->\n\n## Steps\n1. Boil.\n',
};

const open = (more: Files = {}, config = {}) => openFiles({ ...files, ...more }, { profile: 'agentsoul', config });

const plan = (workspace: Workspace, options = {}) =>
  workspace.snapshot((reader) => planDecay(workspace, reader, options));

async function apply(workspace: Workspace, options = {}) {
  const planned = await plan(workspace, options);
  for (const { path, content } of planned.plan.edits)
    if (content !== null) addFiles(workspace.root, { [path]: Buffer.from(content) });
  dropFolded(workspace.root, planned.folded);
  return planned;
}

function access(workspace: Workspace, ...events: readonly object[]) {
  mkdirSync(join(workspace.root, '.agentsoul'), { recursive: true });
  for (const event of events) {
    const line = JSON.stringify({ day: '2026-02-02', query: 'aaaaaaaaaaaaaaaa', kind: 'used', ids: [], ...event });
    appendFileSync(join(workspace.root, '.agentsoul/recall.jsonl'), `${line}\n`);
  }
}

const recordsIn = (workspace: Workspace) =>
  JSON.parse(readFileSync(join(workspace.root, 'memory/meta/decay-scores.json'), 'utf8')).entries;

test('what time has done is told, and recorded once', async () => {
  const workspace = await open();
  const { report, plan: planned } = await apply(workspace);
  expect({ entries: report.entries, transitions: report.transitions }).toEqual({
    entries: 6,
    transitions: [
      { id: 'episode:2025-10-01:12:00', from: 'active', to: 'archived', score: 0.0194 },
      { id: 'episode:2025-12-04:12:00', from: 'active', to: 'dormant', score: 0.1322 },
      { id: 'episode:2026-02-02:10:00', from: 'active', to: 'fading', score: 0.399 },
      { id: 'procedure:brew', from: 'active', to: 'dormant', score: 0.1628 },
      { id: 'entity:person--ana', from: 'active', to: 'dormant', score: 0.1954 },
    ],
  });
  expect(planned.edits.map(({ path, action }) => [path, action])).toEqual([['memory/meta/decay-scores.json', 'DECAY']]);
  expect(recordsIn(workspace)['episode:2025-12-04:12:00']).toEqual({
    store: 'episodic',
    base_relevance: 1,
    created: '2025-12-04T12:00:00Z',
    last_accessed: '2025-12-04T12:00:00Z',
    access_count: 1,
    type_weight: 0.8,
    current_score: 0.1322,
    status: 'dormant',
    pinned: false,
  });
  expect((await plan(workspace)).plan.edits).toEqual([]);
});

test('a use is folded in once: it counts, brings a memory back, and is gone from the log', async () => {
  const workspace = await open();
  await apply(workspace);
  const id = 'episode:2025-12-04:12:00';
  access(workspace, { ids: [id] }, { ids: [id] }, { ids: [id], query: 'bbbbbbbbbbbbbbbb', kind: 'shown' });
  access(workspace, { ids: ['entity:person--ana#12345678'] });
  const { report } = await apply(workspace);
  expect(report.waiting).toBe(4);
  expect(report.transitions.map(({ id: moved, to }) => [moved, to])).toEqual([
    [id, 'active'],
    ['entity:person--ana', 'active'],
  ]);
  expect(recordsIn(workspace)[id]).toMatchObject({ access_count: 2, last_accessed: '2026-02-02T12:00:00Z' });
  const recall = JSON.parse(readFileSync(join(workspace.root, 'memory/meta/recall.json'), 'utf8'));
  expect(recall.entries[id]).toEqual({
    hits: 3,
    queries: 2,
    days: { '2026-02-02': { shown: ['bbbbbbbbbbbbbbbb'], used: ['aaaaaaaaaaaaaaaa'] } },
  });
  expect((await plan(workspace)).report.waiting).toBe(0);
});

test('events that were folded but not taken out of the log are not counted again', async () => {
  const workspace = await open();
  access(workspace, { ids: ['episode:2026-02-02:09:00'] });
  const log = readFileSync(join(workspace.root, '.agentsoul/recall.jsonl'));
  await apply(workspace);
  writeFileSync(join(workspace.root, '.agentsoul/recall.jsonl'), log);
  access(workspace, { ids: ['episode:2026-02-02:09:00'], query: 'cccccccccccccccc' });
  writeFileSync(join(workspace.root, '.agentsoul/other'), '');
  expect((await plan(workspace)).report.waiting).toBe(1);
  appendFileSync(join(workspace.root, '.agentsoul/recall.jsonl'), '{"half a line');
  expect((await plan(workspace)).report.waiting).toBe(1);
});

test('folding alone leaves statuses as they are recorded', async () => {
  const workspace = await open();
  access(workspace, { ids: ['episode:2026-02-02:09:00'] });
  const { plan: planned } = await workspace.snapshot((reader) => planFold(workspace, reader));
  const [scores] = planned.edits;
  expect(Object.keys(JSON.parse(String(scores?.content)).entries)).toEqual(['episode:2026-02-02:09:00']);
});

test('what was archived stays so until somebody pins it', async () => {
  const workspace = await open();
  await apply(workspace);
  const id = 'episode:2025-10-01:12:00';
  access(workspace, { ids: [id] });
  await apply(workspace);
  expect(recordsIn(workspace)[id]).toMatchObject({ status: 'archived', access_count: 2 });
  await pin(workspace, id, true);
  expect(recordsIn(workspace)[id]).toMatchObject({ status: 'active', pinned: true, current_score: 1 });
  expect((await plan(workspace)).report.transitions).toEqual([]);
});

async function pin(workspace: Workspace, called: string, isPinned: boolean) {
  const { plan: planned } = await workspace.snapshot(async (reader) => {
    const memory = await findMemory(workspace, reader, { called, names: ['main'] });
    return planPin(workspace, reader, { memory, isPinned });
  });
  addFiles(workspace.root, Object.fromEntries(planned.edits.map(({ path, content }) => [path, String(content)])));
  return planned.edits.map(({ path }) => path);
}

test('a pinned entity says so in its file and never fades; a line of it stands for the whole', async () => {
  const workspace = await open();
  const written = await pin(workspace, 'memory/graph/entities/person--ana.md#6', true);
  expect(written).toEqual(['memory/graph/entities/person--ana.md', 'memory/meta/decay-scores.json']);
  expect(readFileSync(join(workspace.root, 'memory/graph/entities/person--ana.md'), 'utf8')).toContain(
    '| Pinned: yes -->',
  );
  expect((await plan(workspace)).report.transitions.map(({ id }) => id)).not.toContain('entity:person--ana');
  await pin(workspace, 'Ana', false);
  expect((await plan(workspace)).report.transitions.map(({ id }) => id)).toContain('entity:person--ana');
});

test('core memory and the vault have nothing to pin', async () => {
  const workspace = await open();
  expect((await failure(pin(workspace, 'memory/vault/key.md#1', true))).code).toBe('usage');
  expect((await failure(pin(workspace, 'MEMORY.md#3', true))).code).toBe('usage');
});

test('records that cannot be read are never written over', async () => {
  const workspace = await open({ 'memory/meta/decay-scores.json': '{ "entries": [' });
  expect((await failure(plan(workspace))).code).toBe('meta-invalid');
});

test('fields that others wrote into the records survive', async () => {
  const id = 'episode:2025-12-04:12:00';
  const records = {
    version: 1,
    tool: 'x',
    entries: { [id]: { store: 'episodic', mood: 'calm' }, gone: { status: 'archived' } },
  };
  const workspace = await open({ 'memory/meta/decay-scores.json': JSON.stringify(records) });
  await apply(workspace);
  const whole = JSON.parse(readFileSync(join(workspace.root, 'memory/meta/decay-scores.json'), 'utf8'));
  expect([whole.tool, whole.entries[id].mood, whole.entries.gone]).toEqual(['x', 'calm', { status: 'archived' }]);
});

test('weights, bases, thresholds and speed come from the config', async () => {
  const decay = {
    lambda: 0,
    weights: { episodic: 1 },
    base: { explicit: 0.3 },
    thresholds: { active: 0.9, fading: 0.31 },
  };
  const workspace = await open({}, { memory: { decay } });
  const { report } = await plan(workspace);
  const memory = report.memories.find(({ id }) => id === 'episode:2025-10-01:12:00');
  expect([memory?.score, memory?.status]).toEqual([0.3, 'dormant']);
});

const retention = { memory: { daily: { retentionDays: 30 } } };

test('old daily notes are proposed for the archive once all that is in them lives on elsewhere', async () => {
  const workspace = await open(
    {
      'memory/2025-10-01.md': episode('12:00', 'Taken up.') + episode('13:00', 'Processed.'),
      'memory/2025-10-02.md': episode('08:00', 'As people write it.'),
      'memory/graph/entities/person--bo.md': '# person--bo\n\n## Facts\n- X <!-- source:episode:2025-10-01:12:00 -->\n',
      'memory/procedures/brew.md': '# brew\n\n## Learned From\n- Episode 2025-10-02 08:00 — first try\n',
      'memory/meta/processed.json': '{ "version": 1, "processed": { "episode:2025-10-01:13:00": "r-001" } }',
    },
    retention,
  );
  const { report, plan: planned } = await plan(workspace, { prunes: true });
  expect(report.prune).toEqual([
    {
      path: 'memory/2025-10-01.md',
      day: '2025-10-01',
      to: 'memory/archive/2025/2025-10-01.md',
      entries: 2,
      waiting: [],
    },
    {
      path: 'memory/2025-10-02.md',
      day: '2025-10-02',
      to: 'memory/archive/2025/2025-10-02.md',
      entries: 1,
      waiting: [],
    },
    {
      path: 'memory/2025-12-04.md',
      day: '2025-12-04',
      to: 'memory/archive/2025/2025-12-04.md',
      entries: 1,
      waiting: ['episode:2025-12-04:12:00'],
    },
  ]);
  const moved = planned.edits.filter(({ action }) => action === 'ARCHIVE');
  expect(moved.map(({ path, content }) => [path, content === null ? null : content.toString()])).toEqual([
    ['memory/archive/2025/2025-10-01.md', episode('12:00', 'Taken up.') + episode('13:00', 'Processed.')],
    ['memory/2025-10-01.md', null],
    ['memory/archive/2025/2025-10-02.md', episode('08:00', 'As people write it.')],
    ['memory/2025-10-02.md', null],
  ]);
  expect((await plan(workspace)).plan.edits.filter(({ action }) => action === 'ARCHIVE')).toEqual([]);
});

test('without a time to keep them, no daily notes are proposed', async () => {
  expect((await plan(await open())).report.prune).toEqual([]);
});

test('an id that only begins the same is not named', async () => {
  const workspace = await open(
    {
      'memory/2025-10-01.md': episode('12:00', 'One.'),
      'memory/graph/entities/person--bo.md':
        '# person--bo\n\n## Facts\n- X <!-- source:episode:2025-10-01:12:00~1f0c -->\n',
    },
    retention,
  );
  expect((await plan(workspace)).report.prune[0]?.waiting).toEqual(['episode:2025-10-01:12:00']);
});

test('an archived log keeps the ids of its episodes and is the owner’s alone', async () => {
  const shared = episode('12:00', 'Was shared.', ' | share');
  const workspace = await open({ 'memory/archive/2024/2024-01-01.md': shared });
  const get = (names: readonly string[]) =>
    workspace.snapshot((reader) => findMemory(workspace, reader, { called: 'episode:2024-01-01:12:00', names }));
  expect(await get(['main'])).toMatchObject({
    path: 'memory/archive/2024/2024-01-01.md',
    store: 'episodic',
    isArchived: true,
  });
  expect((await failure(get(['group']))).code).toBe('unknown-memory');
});

test('an entry lives on where the same words stand for all who may find it', async () => {
  const workspace = await open(
    {
      'memory/2025-10-01.md':
        episode('12:00', 'Bo can’t stand loud music.') +
        episode('13:00', 'Bo moved to Kiel.') +
        episode('14:00', 'Bo brews beer at home.', ' | share') +
        episode('15:00', 'Tea!'),
      'memory/graph/entities/person--bo.md':
        '# person--bo\n\n## Facts\n- bo cannot stand loud music\n- Bo moved to Kiel. <!-- status:superseded -->\n- Bo brews beer at home\n- Tea\n',
    },
    retention,
  );
  expect((await plan(workspace)).report.prune[0]?.waiting).toEqual([
    'episode:2025-10-01:13:00',
    'episode:2025-10-01:14:00',
    'episode:2025-10-01:15:00',
  ]);
});

test('what the log has a time for is aged from that time on', async () => {
  const procedure = (day: string) =>
    `# tea\n\n<!-- Type: procedure | Learned: ${day} -->\n\n## Trigger\nTea\n\n## Steps\n1. Boil.\n`;
  const line = (time: string, file: string) =>
    `${time} | CREATE | ${file} | bot:trigger-remember | auto | remember it (c-0123456789)\n`;
  const workspace = await open({
    'memory/procedures/tea.md': procedure('2026-02-02'),
    'memory/procedures/rice.md': procedure('2026-02-02'),
    'memory/graph/entities/person--bo.md':
      '# person--bo\n\n<!-- Type: person | Created: 2026-02-01 | Last updated: 2026-02-01 | Pinned: no -->\n\n## Facts\n- Tea. <!-- source:conversation -->\n',
    'memory/meta/audit.log':
      line('2026-02-01T12:00:00Z', 'memory/graph/entities/person--bo.md') +
      line('2026-02-02T12:00:00Z', 'memory/procedures/tea.md'),
  });
  const { memories } = (await plan(workspace)).report;
  const score = (id: string) => memories.find((memory) => memory.id === id)?.score;
  expect(score('procedure:tea')).toBe(1);
  expect(score('procedure:rice')).toBeCloseTo(Math.exp(-0.03 * 0.5), 6);
  expect(score('entity:person--bo')).toBeCloseTo(0.7 * 1.2 * Math.exp(-0.03), 6);
});
