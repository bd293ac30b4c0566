import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  appendSession,
  forget,
  type ImportClient,
  importSessions,
  openWorkspace,
  planImportSessions,
  remember,
  type Workspace,
} from '../../../../src/index.js';
import { temporaryFolder, temporaryWorkspace } from '../../../support/temporary-workspace.js';
import { claudeCodeLog, codexLog, conversation, copilotLog, geminiLog } from './client-logs.js';

const at = new Date('2026-02-02T14:30:00Z');

async function shop() {
  const made = temporaryWorkspace();
  const workspace: Workspace = await openWorkspace(made.root, { at, env: made.workspace.env });
  const entries = (session: string) =>
    (made.read(`transcripts/${session}.jsonl`) ?? '')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, string>);
  return { ...made, workspace, entries };
}

function logFile(text: string, name = 'log.jsonl'): string {
  const path = join(temporaryFolder(), name);
  writeFileSync(path, text);
  return path;
}

const kept = conversation.map(({ role, text }) => ({
  role,
  content: text.replace('hunter2-Zebra!', '[redacted: password]'),
}));

test.each([
  ['claude-code', claudeCodeLog(), 'c1d2'],
  ['codex', codexLog(), '0199-codex'],
  ['gemini', geminiLog(), 'gem-1'],
  ['copilot', copilotLog(), 'cop-1'],
] as const)('a log of %s is imported as the conversation alone, once', async (client: ImportClient, log, session) => {
  const { workspace, entries, read } = await shop();
  const request = { client, files: [logFile(log)] };
  const planned = await planImportSessions(workspace, request);
  expect(planned.answer).toMatchObject({ imported: 4, known: 0, sessions: [{ session }] });
  expect(read(`transcripts/${session}.jsonl`)).toBeNull();
  expect(await importSessions(workspace, request)).toMatchObject({
    ...{ client, imported: 4, known: 0, masked: { secrets: 1 } },
    sessions: [{ session, imported: 4, left: { broken: 0 } }],
  });
  const [head, ...said] = entries(session);
  expect(head).toMatchObject({ type: 'session', version: 1, id: session, agent_id: 'main', source_plugin: client });
  expect(head?.timestamp).toMatch(/^2026-02-01T09:00:/);
  expect(said.map(({ role, content }) => ({ role, content }))).toEqual(kept);
  expect(read(`transcripts/${session}.jsonl`)).not.toContain('tool output');
  const first = read(`transcripts/${session}.jsonl`);
  expect(await importSessions(workspace, request)).toMatchObject({ imported: 0, known: 4 });
  expect(read(`transcripts/${session}.jsonl`)).toBe(first);
});

test('of a Claude Code log of 200 kB the conversation stays and tools go', async () => {
  const { workspace, read } = await shop();
  const log = claudeCodeLog({ toolBytes: 55_000 });
  expect(log.length).toBeGreaterThan(200_000);
  const answer = await importSessions(workspace, { client: 'claude-code', files: [logFile(log)] });
  expect(answer.sessions).toMatchObject([
    { imported: 4, left: { tools: 4, injected: 4, records: 4, subagents: 1, broken: 0 } },
  ]);
  expect(read('transcripts/c1d2.jsonl')?.length).toBeLessThan(1_500);
});

test('a log that has grown adds what is new, and broken lines are counted', async () => {
  const { workspace, entries } = await shop();
  const lines = codexLog().trim().split('\n');
  const file = logFile(`${lines.slice(0, 7).join('\n')}\n{"timestamp":`);
  const request = { client: 'codex', files: [file] } as const;
  expect(await importSessions(workspace, request)).toMatchObject({ imported: 1, sessions: [{ left: { broken: 1 } }] });
  writeFileSync(file, `${lines.join('\n')}\n`);
  expect(await importSessions(workspace, request)).toMatchObject({ imported: 3, known: 1 });
  expect(entries('0199-codex').slice(1)).toMatchObject(kept);
});

test('what a hook recorded already is not imported a second time', async () => {
  const { workspace, entries } = await shop();
  const [ask] = conversation;
  await appendSession(workspace, 'c1d2', { entries: [{ role: 'user', content: ask.text }], source: 'claude-code' });
  const request = { client: 'claude-code', files: [logFile(claudeCodeLog())] } as const;
  expect(await importSessions(workspace, request)).toMatchObject({ imported: 3, known: 1 });
  expect(await importSessions(workspace, request)).toMatchObject({ imported: 0, known: 4 });
  expect(entries('c1d2').slice(1)).toMatchObject(kept);
});

test('a session without an id is named after its file, and no name leads out of the folder', async () => {
  const { workspace, read } = await shop();
  const event = { type: 'user.message', data: { content: 'Hello' }, id: '1', timestamp: '2026-02-01T09:00:00Z' };
  const named = { type: 'session.start', data: { sessionId: '../../MEMORY' } };
  const files = [
    logFile(`${JSON.stringify(event)}\n{}\n`, 'a b.jsonl'),
    logFile(`${JSON.stringify(named)}\n${JSON.stringify(event)}\n`),
  ];
  const { sessions } = await importSessions(workspace, { client: 'copilot', files });
  expect(sessions.map(({ session }) => session)).toEqual(['a-b', 'MEMORY']);
  expect(read('transcripts/MEMORY.jsonl')).toContain('Hello');
});

test('what is no log, no file or nothing at all is refused, and nothing is written', async () => {
  const { workspace, read } = await shop();
  for (const file of [logFile('just text\n'), logFile(''), '/nowhere.jsonl', temporaryFolder()])
    await expect(importSessions(workspace, { client: 'codex', files: [file] })).rejects.toMatchObject({
      code: 'usage',
    });
  await expect(importSessions(workspace, { client: 'codex', files: [] })).rejects.toMatchObject({ code: 'usage' });
  expect(read('transcripts/.gitignore')).toBeNull();
});

test('what is older than the settings allow is not imported', async () => {
  const { workspace, read } = await shop();
  const old = { ...workspace, at: new Date('2026-09-01T00:00:00Z'), clock: () => new Date('2026-09-01T00:00:00Z') };
  const tidy = { ...old, config: { ...old.config, sessions: { searchable: false, keepDays: 30 } } };
  expect(await importSessions(tidy, { client: 'codex', files: [logFile(codexLog())] })).toMatchObject({
    imported: 0,
    sessions: [{ reason: 'expired' }],
  });
  expect(read('transcripts/0199-codex.jsonl')).toBeNull();
});

test('an import does not bring back what was permanently forgotten', async () => {
  const { workspace, read } = await shop();
  await remember(workspace, 'The ladder is behind the shop, next to the paint');
  await forget(workspace, 'The ladder is behind the shop, next to the paint', { permanent: true });
  await remember(workspace, 'Quagga Lane has a blue gate');
  await forget(workspace, 'Quagga Lane', { permanent: true });
  const said = [
    'I said: the ladder is behind the shop, next to the paint. Fine?',
    'Meet me at Quagga Lane, then.',
    'Nothing of the kind.',
  ];
  const lines = said.map((text, index) => ({
    ...{ timestamp: '2026-01-01T09:00:00Z', type: 'response_item', ordinal: index },
    payload: { type: 'message', role: 'user', content: [{ type: 'input_text', text }] },
  }));
  const file = logFile(`${lines.map((line) => JSON.stringify(line)).join('\n')}\n`, 'old.jsonl');
  expect(await importSessions(workspace, { client: 'codex', files: [file] })).toMatchObject({
    imported: 3,
    masked: { forgotten: 2 },
  });
  const text = read('transcripts/old.jsonl') ?? '';
  expect(text).not.toMatch(/quagga|behind the shop/i);
  expect(text).toContain('"content":"I said: [forgotten]. Fine?"');
  expect(text).toContain('"content":"Meet me at [forgotten], then."');
  expect(text).toContain('Nothing of the kind.');
});
