import { statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { appendSession, openWorkspace, planAppendSession, sessionLogs, type Workspace } from '../../../src/index.js';
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

test('a last line that was cut off harms no other', async () => {
  const { workspace, write } = await shop();
  write('transcripts/s-1.jsonl', '{"type":"entry","role":"user","content":"One"}\n{"type":"ent');
  await appendSession(workspace, 's-1', { entries: [{ role: 'user', content: 'Two' }] });
  expect(await sessionLogs(workspace, { action: 'list_sessions' })).toMatchObject({
    sessions: [{ entries: 2, broken: 1 }],
  });
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
