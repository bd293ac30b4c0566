import { expect, test } from 'vitest';
import { profile } from '../../src/profiles/layouts/agentsoul.js';
import { roomFile } from '../../src/workspace/role-paths.js';
import { undoOf } from './documents.js';
import { type Person, person } from './person.js';

const roles = ['SOUL', 'IDENTITY', 'STYLE', 'AGENTS', 'USER', 'TOOLS', 'MEMORY', 'HEARTBEAT'];

/** Two agents under one config; each file holds a word that names its owner. */
async function makeTwo(sam: Person): Promise<void> {
  sam.write(
    'agentsoul.json',
    JSON.stringify({
      profile: 'agentsoul',
      agents: {
        aria: { workspace: 'agents/aria', identity: { name: 'Aria' }, delegates: ['bo'] },
        bo: { workspace: 'agents/bo', description: 'Finds sources.' },
      },
    }),
  );
  for (const agent of ['aria', 'bo']) {
    for (const role of roles) sam.write(`agents/${agent}/${role}.md`, `# ${role}\n\nword-of-${agent}-in-${role}\n`);
    sam.write(`agents/${agent}/memory/2026-02-02.md`, `word-of-${agent}-in-notes\n`);
  }
  expect((await sam.agentsoul(['trust', '--yes'])).code).toBe(0);
}

test.concurrent('two agents under one config never see each other’s files, whatever is asked', async () => {
  const sam = person();
  await makeTwo(sam);
  const asking = [
    ...['main', 'group', 'subagent', 'heartbeat', 'cron', 'room:x'].map((scope) => ['render', '--scope', scope]),
    ['whoami'],
    ['status'],
    ['doctor'],
    ['budget'],
    ['persona', 'show'],
    ['render', '--report'],
  ];
  const answers = await Promise.all(
    asking.map((argv) => sam.agentsoul(['--agent', 'aria', '--at', '2026-02-02T12:00:00Z', ...argv, '--json'])),
  );
  for (const [index, { stdout, stderr }] of answers.entries()) {
    expect([asking[index], `${stdout}${stderr}`.match(/word-of-bo-\S*|agents\/bo/g)]).toEqual([asking[index], null]);
  }
  expect(answers[0]?.stdout).toContain('word-of-aria-in-notes');
});

test.concurrent('a link or a setting of one agent does not lead into the folder of the other', async () => {
  const sam = person();
  await makeTwo(sam);
  await sam.shell('rm agents/aria/USER.md && ln -s ../bo/USER.md agents/aria/USER.md');
  await sam.shell('rm -r agents/aria/memory && ln -s ../bo/memory agents/aria/memory');
  const { stdout } = await sam.agentsoul(['--agent', 'aria', 'render', '--at', '2026-02-02T12:00:00Z', '--json']);
  expect(stdout).not.toMatch(/word-of-bo/);
  const append = await sam.failure([
    '--agent',
    'aria',
    'render',
    '--scope',
    'group',
    '--append',
    '@agents/bo/MEMORY.md',
  ]);
  expect([append.exit, append.message]).toEqual([2, expect.not.stringContaining('word-of-bo')]);
});

test.concurrent('an agent is chosen by its folder or its name, and a change of one touches only its own files', async () => {
  const sam = person();
  await makeTwo(sam);
  const name = async (argv: readonly string[], cwd?: string) => {
    const { document } = await sam.json([...argv, 'whoami'], cwd === undefined ? {} : { cwd: sam.path(cwd) });
    return document.agent_id;
  };
  expect([await name(['--agent', 'bo']), await name([], 'agents/bo'), await name(['-C', 'agents/aria'])]).toEqual([
    'bo',
    'bo',
    'aria',
  ]);
  expect(await sam.failure(['whoami'])).toMatchObject({ exit: 2, code: 'agent-needed' });
  expect(await sam.failure(['--agent', 'arai', 'whoami'])).toMatchObject({
    exit: 2,
    code: 'agent-needed',
    hint: 'Did you mean `--agent aria`?',
  });

  sam.write('.gitignore', 'audit.log\n');
  sam.git('.', 'init', '--quiet', '--initial-branch=main');
  sam.git('.', 'add', '--all');
  sam.git('.', 'commit', '--quiet', '--message=two agents');
  const change = await sam.change(['--agent', 'bo', 'identity', 'set', '--name', 'Bo']);
  expect(sam.git('.', 'show', '--name-only', '--format=')).toBe('agents/bo/IDENTITY.md\n');
  sam.write('agents/aria/SOUL.md', 'edited\n');
  expect(await sam.change(['--agent', 'bo', 'save', '--reason', 'all of mine'])).toMatchObject({ changed: false });
  expect((await sam.shell(undoOf(change))).code).toBe(0);
  expect(sam.git('.', 'status', '--porcelain')).toBe(' M agents/aria/SOUL.md\n');
});

test.concurrent('rooms whose names differ only in case, punctuation or accents never share a file', async () => {
  const sam = person();
  await sam.change(['init', '--yes']);
  const rooms = [
    'ops',
    'Ops',
    'OPS',
    'o-p-s',
    'o.p.s',
    'o/p/s',
    '#ops',
    'o ps',
    'óps',
    'o\u0301ps2',
    'óps2',
    '../ops',
    'con',
  ];
  const paths = new Map(rooms.map((room) => [room, roomFile({ profile, agentId: 'main' }, room) ?? '']));
  for (const path of paths.values()) expect(path).toMatch(/^rooms\/[a-z0-9-]+\.md$/);
  // The two spellings of the same letters are one name.
  expect(paths.get('o\u0301ps2')).toBe(paths.get('óps2'));
  expect(new Set([...paths.values()].map((path) => path.toLowerCase())).size).toBe(rooms.length - 1);

  for (const [room, path] of paths) sam.write(path, `words-of ${JSON.stringify(room.normalize('NFC'))}\n`);
  const renders = await Promise.all(rooms.map((room) => sam.agentsoul(['render', '--room', room])));
  expect(renders.map(({ stdout }) => stdout.match(/words-of .*/g))).toEqual(
    rooms.map((room) => [`words-of ${JSON.stringify(room.normalize('NFC'))}`]),
  );
});

test.concurrent('a note for a team is written once for each, or for nobody', async () => {
  const sam = person();
  await makeTwo(sam);
  const at = ['--at', '2026-02-03T12:00:00Z'];
  expect(await sam.failure(['log', 'Opened the shop', '--agents', 'aria,typo', ...at])).toMatchObject({
    exit: 2,
    code: 'agent-needed',
  });
  const count = async () => (await sam.shell('cat agents/*/memory/2026-02-03.md | grep -c "Opened the shop"')).stdout;
  expect(await count()).toBe('0\n');
  const shown = await sam.agentsoul(['log', 'Opened the shop', '--agents', 'aria,bo', '-n', ...at]);
  expect(shown.stdout.match(/^\+Opened the shop$/gm)).toHaveLength(2);
  const { document } = await sam.json(['log', 'Opened the shop', '--agents', 'aria,bo,aria', ...at]);
  expect((document.entries as { agent: string }[]).map(({ agent }) => agent)).toEqual(['aria', 'bo']);
  expect(await count()).toBe('2\n');
});

test.concurrent('a workspace without a team has no agents to note for', async () => {
  const sam = person();
  await sam.change(['init', '--yes']);
  expect(await sam.failure(['log', 'Opened the shop', '--agents', 'a,b'])).toMatchObject({
    exit: 2,
    code: 'agent-needed',
  });
});
