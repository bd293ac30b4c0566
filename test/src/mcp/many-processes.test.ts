import { appendFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openDatabase } from '../../../src/sqlite/open-database.js';
import type { Person } from '../../journeys/person.js';
import { personWithWorkspace } from './connect.js';
import { callRaw, type RawServer, startRawServer } from './raw-server.js';

/** A longer run by hand: `DOORS_SECONDS=60 npx vitest run test/src/mcp/many-processes.test.ts -t "eight servers"`. */
const seconds = Number(process.env.DOORS_SECONDS ?? 0);
const fewestRounds = 2;

test(
  'eight servers, four clients with hooks and an editor on one workspace: nothing is lost, nobody dies, only JSON-RPC is said',
  async () => {
    const sam = await personWithWorkspace();
    const until = performance.now() + seconds * 1_000;
    const isOver = (round: number) => round > fewestRounds && performance.now() > until;
    const servers = await Promise.all(Array.from({ length: 8 }, () => startRawServer(sam)));
    sam.write('kate/rooms/kitchen.md', '# Kitchen\n\n');
    let edits = 0;
    let isWorking = true;
    const editor = (async () => {
      for (; isWorking; edits++) {
        appendFileSync(sam.path('kate/rooms/kitchen.md'), `- Edit ${edits} by hand\n`);
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    })();
    const written: string[] = [];
    let busy = 0;
    const serving = servers.map(async (server, number) => {
      for (let round = 1; !isOver(round); round++) {
        const text = `Heron ${number} landed at pond ${round}`;
        busy += await write(server, number % 2 === 0 ? 'log' : 'remember', text);
        written.push(text);
        await callRaw(server, 'memory_search', { query: `heron pond ${round}` });
        await callRaw(server, 'recall', { question: `Where did heron ${number} land?` });
      }
    });
    const sessions: string[] = [];
    const hooking = ['claude-code', 'codex', 'gemini', 'vscode'].map(async (name) => {
      for (let round = 1; !isOver(round); round++) {
        sessions.push(`${name}-${round}`);
        expect(await runSession(sam, name, `${name}-${round}`)).toEqual({ starts: 1, code: 0, stderr: '' });
      }
    });
    await Promise.all([...serving, ...hooking]);
    isWorking = false;
    await editor;
    const committed = sam.git('kate', 'grep', '-h', 'Heron', 'HEAD', '--', '.');
    expect(written.filter((text) => !committed.includes(text))).toEqual([]);
    const edited = sam.read('kate/rooms/kitchen.md').match(/^- Edit \d+ by hand$/gm);
    expect(edited).toEqual(Array.from({ length: edits }, (_, edit) => `- Edit ${edit} by hand`));
    for (const session of sessions) {
      const lines = sam.read(`kate/transcripts/${session}.jsonl`).trim().split('\n');
      expect([session, lines.map((line) => JSON.parse(line).role)]).toEqual([
        session,
        [undefined, 'user', 'assistant'],
      ]);
    }
    expect(servers.map((server) => server.strays())).toEqual(servers.map(() => ({ lines: [], stderr: '' })));
    expect(await Promise.all(servers.map((server) => server.end()))).toEqual(servers.map(() => 0));
    expect(existsSync(join(sam.home, '.local/state/agentsoul/hooks.log'))).toBe(false);
    expect((await sam.agentsoul(['-C', 'kate', 'audit', 'verify'])).stdout).not.toContain('✖');
    if (seconds > 0)
      console.log(
        `${written.length} changes, ${sessions.length} sessions, ${edits} edits, ${busy} times told that the workspace is busy`,
      );
  },
  600_000 + seconds * 1_000,
);

/** Writes until it is done. A server that waited too long for the others says so and changes nothing; gives back how often. */
async function write(server: RawServer, name: string, text: string): Promise<number> {
  for (let refusals = 0; ; refusals++) {
    const { result, error } = await server.request('tools/call', { name, arguments: { text } });
    const answer = JSON.stringify(result ?? error);
    if (answer.includes('(workspace-busy)')) continue;
    expect(answer).not.toContain('"isError":true');
    return refusals;
  }
}

/** A session of a client with hooks: its start, one turn and its end, each a process. */
async function runSession(sam: Person, client: string, session: string) {
  const said = { prompt: 'Look at the tide', last_assistant_message: 'It is out.', transcript_path: '/nowhere' };
  const stdin = JSON.stringify({ session_id: session, source: 'startup', ...said });
  const runs: Awaited<ReturnType<Person['agentsoul']>>[] = [];
  for (const event of ['session-start', 'prompt', 'stop', 'session-end']) {
    const argv = ['hook', client, event, '-C', sam.path('kate'), '--capture'];
    runs.push(await sam.agentsoul(argv, { stdin, isOwnProcess: true }));
  }
  const answers = runs.filter(({ stdout }) => stdout !== '').map(({ stdout }) => JSON.stringify(JSON.parse(stdout)));
  return {
    starts: answers.filter((answer) => answer.includes('# SOUL.md')).length,
    code: Math.max(...runs.map(({ code }) => code ?? -1)),
    stderr: runs.map(({ stderr }) => stderr).join(''),
  };
}

test('a lock that is not let go of is waited for, and then answered as an error of the tool', async () => {
  const sam = await personWithWorkspace();
  const server = await startRawServer(sam);
  await callRaw(server, 'log', { text: 'The first note' });
  const lock = openDatabase(sam.path('kate/.agentsoul/lock.sqlite'));
  lock.exec('BEGIN EXCLUSIVE');
  try {
    const { result } = await server.request('tools/call', { name: 'log', arguments: { text: 'The second note' } });
    expect(JSON.stringify(result)).toContain('"isError":true');
    expect(JSON.stringify(result)).toContain('The workspace is locked by');
    await callRaw(server, 'recall', { question: 'What is the first note?' });
  } finally {
    lock.close();
  }
  await callRaw(server, 'log', { text: 'The third note' });
  expect(await server.end()).toBe(0);
});

test('what is no JSON-RPC is not answered with anything else, and ends nothing', async () => {
  const sam = await personWithWorkspace();
  const server = await startRawServer(sam);
  const { error } = await server.request('no/such/method');
  expect(error).toMatchObject({ code: -32601 });
  const refused = await server.request('tools/call', { name: 'recall', arguments: { question: 7 } });
  expect(JSON.stringify(refused)).toMatch(/isError|-32602/);
  expect((await server.request('tools/list')).error).toBeUndefined();
  expect(server.strays()).toEqual({ lines: [], stderr: '' });
  expect(await server.end()).toBe(0);
});
