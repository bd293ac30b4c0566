import Database from 'better-sqlite3';
import { expect, test } from 'vitest';
import { personWithWorkspace } from './connect.js';
import { callRaw, startRawServer } from './raw-server.js';

/** More rounds make a longer run by hand: `MCP_ROUNDS=40 npx vitest run test/src/mcp/many-processes.test.ts`. */
const rounds = Number(process.env.MCP_ROUNDS ?? 3);

test('eight servers and an editor on one workspace: nothing is lost, nobody dies, and only JSON-RPC is said', async () => {
  const sam = await personWithWorkspace();
  const servers = await Promise.all(Array.from({ length: 8 }, () => startRawServer(sam)));
  let isWorking = true;
  const editor = (async () => {
    for (let edit = 1; isWorking; edit++) {
      sam.write('kate/rooms/kitchen.md', `# Kitchen\n\nEdit ${edit} by hand.\n`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  })();
  const word = (server: number, round: number) => `Heron ${server} landed at pond ${round}`;
  const working = servers.map(async (server, number) => {
    for (let round = 1; round <= rounds; round++) {
      await callRaw(server, number % 2 === 0 ? 'log' : 'remember', { text: word(number, round) });
      await callRaw(server, 'memory_search', { query: `heron pond ${round}` });
      await callRaw(server, 'recall', { question: `Where did heron ${number} land?` });
    }
  });
  await Promise.all(working);
  isWorking = false;
  await editor;
  const { stdout } = await sam.agentsoul(['-C', 'kate', 'search', 'heron landed', '--limit', '500', '--json']);
  const notes = `${sam.git('kate', 'grep', '-h', 'Heron', 'HEAD', '--', 'memory')}${stdout}`;
  const expected = servers.flatMap((_, number) =>
    Array.from({ length: rounds }, (__, round) => word(number, round + 1)),
  );
  expect(expected.filter((text) => !notes.includes(text))).toEqual([]);
  expect(sam.read('kate/rooms/kitchen.md')).toMatch(/^# Kitchen\n\nEdit \d+ by hand\.\n$/);
  expect(servers.map((server) => server.strays())).toEqual(servers.map(() => ({ lines: [], stderr: '' })));
  expect(await Promise.all(servers.map((server) => server.end()))).toEqual(servers.map(() => 0));
  expect((await sam.agentsoul(['-C', 'kate', 'audit', 'verify'])).stdout).not.toContain('✖');
});

test('a lock that is not let go of is waited for, and then answered as an error of the tool', async () => {
  const sam = await personWithWorkspace();
  const server = await startRawServer(sam);
  await callRaw(server, 'log', { text: 'The first note' });
  const lock = new Database(sam.path('kate/.agentsoul/lock.sqlite'));
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
