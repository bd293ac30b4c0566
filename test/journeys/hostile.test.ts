import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import { plantHostileWorkspace, type Trap } from './hostile-workspace.js';
import { contents, type Person, person } from './person.js';

/** A server that counts who knocks. */
async function listen(): Promise<{ port: number; knocks: () => number }> {
  let knocks = 0;
  const server = createServer((socket) => {
    knocks += 1;
    socket.destroy();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  return { port: address.port, knocks: () => knocks };
}

const at = ['--at', '2026-02-02T12:00:00Z'];

const reading: readonly (readonly string[])[] = [
  ['status'],
  ['whoami'],
  ['doctor'],
  ['budget'],
  ['scopes', '--prove'],
  ['persona', 'show'],
  ['persona', 'list'],
  ['persona', 'check'],
  ['persona', 'export'],
  ['config', 'show', '--origin'],
  ['bootstrap'],
  ['render', '--report'],
  ['render', '--against', 'HEAD'],
  ['render', '--with', 'examples'],
  ...['group', 'room:secret', 'subagent', 'heartbeat', 'cron', 'boot'].map((scope) => ['render', '--scope', scope]),
  ['flush', '--used-tokens', '9', '--window', '9'],
  ['trust', '--dry-run'],
];

const writing: readonly (readonly string[])[] = [
  ['doctor', '--fix'],
  ['identity', 'set', '--name', 'Kate'],
  ['save', '--reason', 'everything'],
  ['save', 'MEMORY.md', '--reason', 'through a link'],
  ['save', 'memory/2026-02-02.md', '--reason', 'through a link'],
  ['undo'],
  ['init', '--yes'],
  ['init', '--yes', '--full', '--profile', 'agentsoul'],
  ['init', '--reset', 'MEMORY.md'],
  ['bootstrap', '--done'],
  ['config', 'set', 'timezone', 'UTC'],
];

/** Runs commands one after the other; nothing may run, knock, change or come out. */
async function tryAll(sam: Person, commands: readonly (readonly string[])[], trap: Trap): Promise<void> {
  const before = contents(trap.outside);
  for (const argv of commands) {
    const { stdout, stderr } = await sam.agentsoul(['-C', 'found', ...argv, ...at]);
    expect([argv, ranIn(trap), contents(trap.outside)]).toEqual([argv, null, before]);
    expect([argv, `${stdout}${stderr}`.includes(trap.secret), stdout.includes('root:x:0')]).toEqual([
      argv,
      false,
      false,
    ]);
  }
}

function ranIn({ ran }: Trap): string | null {
  return existsSync(ran) ? readFileSync(ran, 'utf8') : null;
}

test.concurrent('reading an untrusted workspace runs nothing, reaches nobody and shows nothing from outside', async () => {
  const sam = person();
  const { port, knocks } = await listen();
  const trap = plantHostileWorkspace(sam, 'found', port);
  await tryAll(sam, reading, trap);
  expect(knocks()).toBe(0);
});

test.concurrent('writing to it runs nothing either, and no write leaves its folder', async () => {
  const sam = person();
  const { port, knocks } = await listen();
  const trap = plantHostileWorkspace(sam, 'found', port);
  await tryAll(sam, writing, trap);
  expect(knocks()).toBe(0);
  expect(lstatSync(sam.path('found/MEMORY.md')).isSymbolicLink()).toBe(true);
});

test.concurrent('a state folder or a config that is a link to another place is not followed', async () => {
  const sam = person();
  const { port } = await listen();
  const trap = plantHostileWorkspace(sam, 'found', port);
  symlinkSync(trap.outside, sam.path('found/.agentsoul'));
  await tryAll(sam, [['identity', 'set', '--name', 'Kate'], ['status']], trap);

  sam.write('outside/agentsoul.json', JSON.stringify({ agent: { role: trap.secret } }));
  await sam.shell('rm found/agentsoul.json && ln -s ../outside/agentsoul.json found/agentsoul.json');
  await tryAll(sam, [['config', 'show'], ['render'], ['status'], ['init', '--yes']], trap);
});
