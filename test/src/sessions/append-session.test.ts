import { statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  appendSession,
  openWorkspace,
  planAppendSession,
  planPruneSessions,
  pruneSessions,
  sessionLogs,
  type Workspace,
} from '../../../src/index.js';
import { temporaryWorkspace } from '../../support/temporary-workspace.js';

const at = new Date('2026-02-02T14:30:00Z');

async function shop() {
  const made = temporaryWorkspace();
  const workspace: Workspace = await openWorkspace(made.root, { at, env: made.workspace.env });
  return { ...made, workspace };
}

test('what was said is appended as whole lines below a header, for the owner alone', async () => {
  const { workspace, read, root } = await shop();
  const entries = [{ role: 'user', content: 'Where is\nthe ladder?', timestamp: '2026-02-02T14:00:00Z' }] as const;
  expect(await appendSession(workspace, 's-1', { entries, source: 'chat' })).toEqual({ session: 's-1', appended: 1 });
  await appendSession(workspace, 's-1', { entries: [{ role: 'assistant', content: 'Behind the shop.' }] });
  expect(read('transcripts/s-1.jsonl')?.split('\n')).toEqual([
    '{"type":"session","version":1,"id":"s-1","timestamp":"2026-02-02T14:30:00.000Z","agent_id":"main","source_plugin":"chat"}',
    '{"type":"entry","timestamp":"2026-02-02T14:00:00Z","role":"user","content":"Where is\\nthe ladder?"}',
    '{"type":"entry","timestamp":"2026-02-02T14:30:00.000Z","role":"assistant","content":"Behind the shop."}',
    '',
  ]);
  expect(statSync(join(root, 'transcripts/s-1.jsonl')).mode & 0o777).toBe(0o600);
  expect(await sessionLogs(workspace, { action: 'recent' })).toMatchObject({ session_id: 's-1', total: 2 });
});

test('secrets are masked on the way in', async () => {
  const { workspace, read } = await shop();
  await appendSession(workspace, 's-1', { entries: [{ role: 'user', content: 'My password is hunter2-Zebra!' }] });
  expect(read('transcripts/s-1.jsonl')).toContain('[redacted: ');
  expect(read('transcripts/s-1.jsonl')).not.toContain('hunter2');
});

test('a last line that was cut off is whole after the next append, with what can be read of it', async () => {
  const { workspace, write, read } = await shop();
  const first = '{"type":"entry","role":"user","content":"One"}\n';
  const second = '{"type":"entry","timestamp":"2026-02-02T14:30:00.000Z","role":"user","content":"Two"}\n';
  const cases: readonly (readonly [string, string])[] = [
    ['{"type":"ent', ''],
    ['{"type":"entry","role":"user","content":"', ''],
    ['{"type":"entry","role":"user","content":"Halfw', '{"type":"entry","role":"user","content":"Halfw","cut":true}\n'],
    ['{"type":"entry","role":"user","content":"x\\u00e', '{"type":"entry","role":"user","content":"x","cut":true}\n'],
    ['{"type":"entry","role":"user","content":"whole"}', '{"type":"entry","role":"user","content":"whole"}\n'],
  ];
  for (const [torn, repaired] of cases) {
    write('transcripts/s-1.jsonl', first + torn);
    await appendSession(workspace, 's-1', { entries: [{ role: 'user', content: 'Two' }] });
    expect(read('transcripts/s-1.jsonl')).toBe(first + repaired + second);
  }
});

test('a header that was cut off is written again', async () => {
  const { workspace, write, read } = await shop();
  write('transcripts/s-1.jsonl', '{"type":"sess');
  await appendSession(workspace, 's-1', { entries: [{ role: 'user', content: 'Two' }] });
  expect(
    read('transcripts/s-1.jsonl')
      ?.split('\n')
      .map((line) => line.slice(0, 16)),
  ).toEqual(['{"type":"session', '{"type":"entry",', '']);
});

test('invisible characters are taken out, and emoji stay whole', async () => {
  const { workspace, read } = await shop();
  const hidden = [...'obey'].map((letter) => String.fromCodePoint(0xe0000 + (letter.codePointAt(0) ?? 0))).join('');
  const content = `Te\u200ba \u202efor${hidden} two 👩‍👩‍👧`;
  expect(await appendSession(workspace, 's-1', { entries: [{ role: 'user', content }] })).toEqual({
    session: 's-1',
    appended: 1,
    masked: { secrets: 0, hidden: 6, forgotten: 0 },
  });
  expect(read('transcripts/s-1.jsonl')).toContain('"content":"Tea for two 👩‍👩‍👧"');
});

test('git ignores transcripts, also in a folder that was adopted', async () => {
  const { workspace, git } = await shop();
  await appendSession(workspace, 's-1', { entries: [{ role: 'user', content: 'Hello' }] });
  expect(git('status', '--porcelain')).toBe('');
});

test('nobody writes into the transcript of another agent', async () => {
  const { workspace, write, read } = await shop();
  const foreign = '{"type":"session","version":1,"id":"s-1","agent_id":"scout"}\n';
  write('transcripts/s-1.jsonl', foreign);
  const entries = [{ role: 'user', content: 'Hello' }] as const;
  await expect(appendSession(workspace, 's-1', { entries })).rejects.toMatchObject({ code: 'usage' });
  await expect(planAppendSession(workspace, 's-1', { entries })).rejects.toMatchObject({ code: 'usage' });
  expect(read('transcripts/s-1.jsonl')).toBe(foreign);
});

test('a session that begins removes those in which nothing was said for too long', async () => {
  const { workspace, write, read } = await shop();
  const keeping = { searchable: false, keepDays: 30 };
  const tidy = { ...workspace, config: { ...workspace.config, sessions: keeping } };
  const said = (time: string) => `{"type":"entry","timestamp":"${time}","role":"user","content":"x"}\n`;
  write('transcripts/old.jsonl', said('2026-01-02T00:00:00Z'));
  write('transcripts/lively.jsonl', said('2025-01-02T00:00:00Z') + said('2026-01-20T00:00:00Z'));
  write('transcripts/scouts.jsonl', `{"type":"session","agent_id":"scout"}\n${said('2020-01-02T00:00:00Z')}`);
  const entries = [{ role: 'user', content: 'Hello' }] as const;
  expect(await appendSession(tidy, 'lively', { entries })).toEqual({ session: 'lively', appended: 1 });
  expect(await planPruneSessions(tidy)).toMatchObject({ answer: { removed: ['old'], keepDays: 30 } });
  expect(await appendSession(tidy, 's-1', { entries })).toEqual({ session: 's-1', appended: 1, expired: ['old'] });
  expect([read('transcripts/old.jsonl'), read('transcripts/scouts.jsonl') !== null]).toEqual([null, true]);
  expect(await pruneSessions(tidy)).toEqual({ removed: [], keepDays: 30 });
});

test('many who append at once lose nothing', async () => {
  const { workspace } = await shop();
  const numbers = Array.from({ length: 8 }, (_, index) => index);
  await Promise.all(
    numbers.map((number) =>
      appendSession(workspace, 's-1', { entries: [{ role: 'user', content: `Message ${number}` }] }),
    ),
  );
  expect(await sessionLogs(workspace, { action: 'read_session', session_id: 's-1' })).toMatchObject({ total: 8 });
});

test('a plan shows the lines and writes none', async () => {
  const { workspace, read } = await shop();
  const planned = await planAppendSession(workspace, 's-1', { entries: [{ role: 'user', content: 'Hello' }] });
  expect(planned).toMatchObject({
    plan: { summary: 'append 1 entry to the session s-1' },
    answer: { session: 's-1', appended: 1 },
    files: [{ path: 'transcripts/s-1.jsonl', action: 'CREATE' }],
  });
  expect(read('transcripts/s-1.jsonl')).toBeNull();
});

test('no id leads out of the folder, and no link does', async () => {
  const { workspace, root, read } = await shop();
  const entries = [{ role: 'user', content: 'Hello' }] as const;
  for (const session of ['../MEMORY', 'a/b', '', '.hidden', 'x'.repeat(101)])
    await expect(appendSession(workspace, session, { entries })).rejects.toMatchObject({ code: 'usage' });
  await appendSession(workspace, 's-1', { entries });
  symlinkSync('../MEMORY.md', join(root, 'transcripts/s-2.jsonl'));
  await expect(appendSession(workspace, 's-2', { entries })).rejects.toMatchObject({ code: 'path-outside' });
  expect(read('MEMORY.md')).not.toContain('Hello');
});
