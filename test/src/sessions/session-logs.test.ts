import { symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openWorkspace, sessionLogs, type Workspace } from '../../../src/index.js';
import { temporaryWorkspace } from '../../support/temporary-workspace.js';

const at = new Date('2026-02-02T14:30:00Z');

type Said = { readonly role?: string; readonly content: string; readonly timestamp?: string };

function transcript(agent: string | null, entries: readonly Said[]): string {
  const head = { type: 'session', version: 1, id: 'x', timestamp: '2026-02-01T09:00:00Z', agent_id: agent };
  const lines = entries.map((entry) => ({ type: 'entry', role: 'user', timestamp: '2026-02-01T09:00:00Z', ...entry }));
  return `${[head, ...lines].map((line) => JSON.stringify(line)).join('\n')}\n`;
}

async function library(files: Readonly<Record<string, string>>) {
  const made = temporaryWorkspace({ files: { 'SOUL.md': '# Soul\n', ...files } });
  const workspace: Workspace = await openWorkspace(made.root, { at, env: made.workspace.env });
  return { ...made, workspace };
}

test('an agent sees its own transcripts, and of those of others only that they exist', async () => {
  const { workspace } = await library({
    'transcripts/mine.jsonl': transcript('main', [{ content: 'The ladder is behind the shop.' }]),
    'transcripts/unnamed.jsonl': '{"type":"entry","role":"user","content":"A ladder."}\n',
    'transcripts/scouts.jsonl': transcript('scout', [{ content: 'The ladder is stolen.' }]),
  });
  const listed = await sessionLogs(workspace, { action: 'list_sessions' });
  expect(listed).toMatchObject({ sessions: [{ id: 'mine' }, { id: 'unnamed' }], total: 2, others: 1 });
  const found = await sessionLogs(workspace, { action: 'search', query: 'ladder' });
  expect('hits' in found && found.hits.map(({ session }) => session)).toEqual(['mine', 'unnamed']);
  for (const action of ['read_session', 'recent'] as const)
    await expect(sessionLogs(workspace, { action, session_id: 'scouts' })).rejects.toMatchObject({ code: 'usage' });
  await expect(
    sessionLogs(workspace, { action: 'search', query: 'ladder', session_id: 'scouts' }),
  ).rejects.toMatchObject({ code: 'usage' });
});

test('no more is shown than the caps allow, and the rest can be asked for', async () => {
  const many = Array.from({ length: 1_200 }, (_, index) => ({ content: `${index} ${'x'.repeat(5_000)}` }));
  const { workspace } = await library({ 'transcripts/long.jsonl': transcript('main', many) });
  const read = { action: 'read_session', session_id: 'long' } as const;
  const usual = await sessionLogs(workspace, read);
  const most = await sessionLogs(workspace, { ...read, limit: 5_000, preview: 50_000 });
  const last = await sessionLogs(workspace, { ...read, limit: 500, cursor: '1000' });
  for (const [answer, entries, characters, next] of [
    [usual, 50, 200, '50'],
    [most, 500, 4_000, '500'],
    [last, 200, 200, undefined],
  ] as const) {
    if (!('entries' in answer)) throw new Error('no entries');
    const lengths = new Set(answer.entries.map(({ content }) => [...content].length));
    expect([answer.entries.length, [...lengths], answer.next]).toEqual([entries, [characters], next]);
    expect(answer.entries.every(({ truncated, content }) => truncated && content.endsWith('…'))).toBe(true);
  }
  const recent = await sessionLogs(workspace, { action: 'recent', limit: 2 });
  expect(recent).toMatchObject({ entries: [{ content: /^1198 / }, { content: /^1199 / }].map(shape), next: '2' });
  const before = await sessionLogs(workspace, { action: 'recent', limit: 2, cursor: '2' });
  expect(before).toMatchObject({ entries: [{ content: /^1196 / }, { content: /^1197 / }].map(shape), next: '4' });
});

function shape({ content }: { content: RegExp }) {
  return { content: expect.stringMatching(content) };
}

test('a search finds all words in any order and shows the place', async () => {
  const far = `${'word '.repeat(200)}the LADDER is behind the shop ${'word '.repeat(200)}`;
  const { workspace } = await library({
    'transcripts/a.jsonl': transcript('main', [{ content: far }, { content: 'A shop.' }]),
  });
  const found = await sessionLogs(workspace, { action: 'search', query: 'shop ladder' });
  expect(found).toMatchObject({ total: 1, hits: [{ session_id: 'a', session: 'a', truncated: true }] });
  const [hit] = 'hits' in found ? found.hits : [];
  expect(hit?.content).toMatch(/^….*LADDER.*…$/);
  expect([...(hit?.content ?? '')]).toHaveLength(200);
  expect(await sessionLogs(workspace, { action: 'search', query: '  ' })).toMatchObject({ hits: [], total: 0 });
});

test('broken lines, links and bytes that are no text harm no other line', async () => {
  const { workspace, root, write } = await library({});
  const entry = '{"type":"entry","role":"user","content":"One"}\n';
  write('transcripts/a.jsonl', Buffer.concat([Buffer.from(`${entry}{broken\n[1]\n`), Buffer.from([0xff, 0xfe, 10])]));
  symlinkSync('../SOUL.md', join(root, 'transcripts/b.jsonl'));
  expect(await sessionLogs(workspace, { action: 'list_sessions' })).toMatchObject({
    sessions: [{ id: 'a', entries: 1, broken: 3 }],
    total: 1,
  });
});
