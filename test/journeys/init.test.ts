import { chmodSync, mkdirSync, readdirSync, statSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { bareEnvironment, binary } from '../cli/binary.js';
import { runAtTerminal } from '../support/pseudo-terminal.js';
import { undoOf } from './documents.js';
import { contents, modeOf, person } from './person.js';

const freshFiles = [
  '.gitattributes',
  '.gitignore',
  'AGENTS.md',
  'BOOTSTRAP.md',
  'HEARTBEAT.md',
  'IDENTITY.md',
  'MEMORY.md',
  'SOUL.md',
  'STYLE.md',
  'TOOLS.md',
  'USER.md',
  'agentsoul.json',
  'memory/graph/entities/.gitkeep',
  'memory/graph/index.md',
  'memory/graph/relations.md',
  'memory/meta/evolution.md',
  'memory/meta/pending-memories.md',
  'memory/meta/reflection-log.md',
  'memory/procedures/.gitkeep',
  'memory/vault/.gitkeep',
];

test.concurrent('init makes a private folder with one commit by system:init, and leaves git clean', async () => {
  const sam = person();
  const { code, stdout, stderr } = await sam.agentsoul(['init', 'demo', '--yes', '--at', '2026-02-02T14:30:00Z']);
  expect(code).toBe(0);
  expect(stdout.split('\n')[0]).toBe('demo/');
  expect(stderr.split('\n').filter((line) => line.startsWith('  agentsoul -C demo '))).toHaveLength(3);

  const folders = readdirSync(sam.path('demo'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name).slice(sam.path('demo/').length))
    .filter((path) => !path.startsWith('.git'));
  expect(modeOf(sam.path('demo'))).toBe('700');
  expect(new Set(folders.map((path) => modeOf(sam.path(`demo/${path}`))))).toEqual(new Set(['700']));
  const files = Object.keys(contents(sam.path('demo'), { without: ['.git', '.agentsoul'] }));
  expect(files).toEqual([...freshFiles, 'memory/meta/audit.log'].sort());
  expect(new Set(files.map((path) => modeOf(sam.path(`demo/${path}`))))).toEqual(new Set(['600']));

  expect(sam.git('demo', 'log', '--format=%an|%ae|%cn|%aI|%s')).toBe(
    'system:init|system-init@agentsoul.invalid|agentsoul|2026-02-02T14:30:00+00:00|[CREATE] 20 files — create the workspace (agentsoul layout)\n',
  );
  expect(sam.git('demo', 'log', '--format=%(trailers)').replace(/c-[0-9a-f]{10}/, 'c-…')).toBe(
    'Actor: system:init\nApproval: –\nTrigger: agentsoul init\nChange: c-…\n\n',
  );
  expect(sam.git('demo', 'ls-tree', '-r', '--name-only', 'HEAD').split('\n').slice(0, -1)).toEqual(freshFiles);
  expect(sam.git('demo', 'status', '--porcelain')).toBe('');
  expect(sam.git('demo', 'fsck', '--strict')).toBe('');
});

test.concurrent('a second init changes nothing and says so, also after the first conversation', async () => {
  const sam = person();
  await sam.agentsoul(['init', 'demo', '--yes']);
  const before = contents(sam.path('demo'));
  const again = await sam.agentsoul(['init', 'demo', '--yes']);
  expect(again).toEqual({
    code: 0,
    stdout: '',
    stderr: 'demo is a complete workspace already (agentsoul layout). Nothing was changed.\n',
  });
  expect(contents(sam.path('demo'))).toEqual(before);

  await sam.agentsoul(['-C', 'demo', 'bootstrap', '--done']);
  const { changed, created } = await sam.change(['init', 'demo', '--yes']);
  expect([changed, created]).toEqual([false, []]);
});

test.concurrent('an edited SOUL.md is never overwritten, and what was removed comes back', async () => {
  const sam = person();
  await sam.agentsoul(['init', 'demo', '--yes']);
  sam.write('demo/SOUL.md', '# Mine\r\n\r\nNot a template.');
  await sam.shell('rm demo/STYLE.md');
  const { created } = await sam.change(['init', 'demo', '--yes', '--name', 'Other']);
  expect(created).toEqual(['STYLE.md']);
  expect(sam.read('demo/SOUL.md')).toBe('# Mine\r\n\r\nNot a template.');
  expect(sam.git('demo', 'log', '-1', '--format=%an %s')).toBe(
    'system:init [CREATE] STYLE.md — complete the workspace (agentsoul layout)\n',
  );
});

test.concurrent('without a terminal init asks for --yes and creates nothing', async () => {
  const sam = person();
  const { code, stdout, stderr } = await sam.agentsoul(['init', 'demo']);
  expect([code, stdout]).toEqual([2, '']);
  expect(stderr).toContain('agentsoul init --yes');
  expect(readdirSync(sam.cwd)).toEqual([]);
});

test.concurrent('whether an open folder is closed to other users is asked, with the reason, and --yes agrees', async () => {
  const answers = ['--name', 'Kate', '--vibe', 'calm', '--user', 'Sam', '--timezone', 'UTC'];
  const asked = async (answer: string) => {
    const sam = person();
    chmodSync(sam.cwd, 0o755);
    const { code, text } = await runAtTerminal([process.execPath, binary, 'init', '.', ...answers], {
      cwd: sam.cwd,
      env: { ...bareEnvironment, HOME: sam.home, TERM: 'dumb' },
      answers: [{ when: /private\. Close the folder to them\?/, type: () => answer }],
    });
    return { code, text, modes: [sam.cwd, sam.path('.git'), sam.path('SOUL.md')].map(modeOf) };
  };
  const yes = await asked('');
  expect(yes).toMatchObject({ code: 0, modes: ['700', '700', '600'] });
  expect(yes.text).toContain('Closed to other users of this machine: the folder with everything in it');
  const no = await asked('n');
  expect(no).toMatchObject({ code: 0, modes: ['755', '700', '600'] });
  expect(no.text).toContain('agentsoul doctor --fix');

  const sam = person();
  chmodSync(sam.cwd, 0o755);
  const { stderr } = await sam.agentsoul(['init', '.', '--yes']);
  expect([modeOf(sam.cwd), stderr]).toEqual(['700', expect.stringContaining('Closed to other users of this machine')]);
});

test.concurrent('a dry run shows the tree and creates nothing, not even a list of trusted folders', async () => {
  const sam = person();
  const { code, stdout } = await sam.agentsoul(['init', 'demo', '--dry-run']);
  expect(code).toBe(0);
  expect(stdout).toContain('├── SOUL.md');
  const { created } = await sam.change(['init', 'demo', '--dry-run']);
  expect(created?.toSorted()).toEqual(freshFiles);
  expect([readdirSync(sam.cwd), readdirSync(sam.home)]).toEqual([[], []]);
});

test.concurrent('--full adds the files most agents need only later', async () => {
  const sam = person();
  const { created } = await sam.change(['init', 'demo', '--yes', '--full']);
  const later = ['BOOT.md', 'DREAMS.md', 'examples/bad-outputs.md', 'examples/good-outputs.md'];
  expect(created?.toSorted()).toEqual([...freshFiles, ...later].sort());
});

test.concurrent('the answers stand in the files', async () => {
  const sam = person();
  const answers = [
    '--name',
    'Kate "K"',
    '--emoji',
    '🐙',
    '--creature',
    'octopus',
    '--vibe',
    'calm, dry',
    '--user',
    'Sam',
  ];
  await sam.agentsoul(['init', '--yes', '--timezone', 'Asia/Tokyo', ...answers]);
  const { document } = await sam.json(['whoami']);
  expect(document.identity).toMatchObject({
    name: { value: 'Kate "K"', origin: 'IDENTITY.md' },
    creature: { value: 'octopus', origin: 'IDENTITY.md' },
    vibe: { value: 'calm, dry', origin: 'IDENTITY.md' },
    emoji: { value: '🐙', origin: 'IDENTITY.md' },
  });
  expect(sam.read('USER.md')).toContain('Sam');
  expect((await sam.agentsoul(['config', 'get', 'timezone'])).stdout).toBe('Asia/Tokyo\n');
});

test.concurrent('--reset puts one file back to its template, and the old one can be had again', async () => {
  const sam = person();
  await sam.agentsoul(['init', 'demo', '--yes']);
  const template = sam.read('demo/STYLE.md');
  sam.write('demo/STYLE.md', 'In verse only.\n');
  const change = await sam.change(['-C', 'demo', 'init', '--reset', 'STYLE.md']);
  expect(change.files).toEqual([{ path: 'STYLE.md', action: 'EDIT' }]);
  expect(sam.read('demo/STYLE.md')).toBe(template);
  expect((await sam.shell(undoOf(change))).code).toBe(0);
  expect(sam.read('demo/STYLE.md')).toBe('In verse only.\n');
  const unknown = await sam.failure(['-C', 'demo', 'init', '--reset', 'memory/2026-01-01.md']);
  expect([unknown.exit, unknown.code]).toEqual([2, 'usage']);
});

test.concurrent('--reset with a folder acts on the workspace of that folder and leaves the current one alone', async () => {
  const sam = person();
  await sam.agentsoul(['init', 'demo', '--yes']);
  await sam.agentsoul(['init', 'other', '--yes']);
  symlinkSync(sam.path('other'), sam.path('link'));
  const template = sam.read('demo/STYLE.md');
  const inDemo = { cwd: sam.path('demo') };
  const ways = [
    { argv: ['init', '../other', '--reset', 'STYLE.md'], running: inDemo },
    { argv: ['init', '../link', '--reset', 'STYLE.md'], running: inDemo },
    { argv: ['-C', '../link', 'init', '--reset', 'STYLE.md'], running: inDemo },
    { argv: ['-C', '..', 'init', 'other', '--reset', 'STYLE.md'], running: inDemo },
    { argv: ['init', 'other', '--reset', 'STYLE.md'], running: {} },
    { argv: ['init', 'other/memory', '--reset', '../STYLE.md'], running: {} },
  ];
  for (const { argv, running } of ways) {
    sam.write('demo/STYLE.md', 'In verse only.\n');
    sam.write('other/STYLE.md', 'In prose only.\n');
    const { files } = await sam.change(argv, running);
    expect([argv, files]).toEqual([argv, [{ path: 'STYLE.md', action: 'EDIT' }]]);
    expect([argv, sam.read('demo/STYLE.md'), sam.read('other/STYLE.md')]).toEqual([argv, 'In verse only.\n', template]);
  }
});

test.concurrent('--reset names a folder that is not there or no workspace, and changes nothing', async () => {
  const sam = person();
  await sam.agentsoul(['init', 'demo', '--yes']);
  mkdirSync(sam.path('empty'));
  sam.write('demo/STYLE.md', 'In verse only.\n');
  for (const place of ['../nowhere', '../empty', 'SOUL.md']) {
    const { exit, code } = await sam.failure(['init', place, '--reset', 'STYLE.md'], { cwd: sam.path('demo') });
    expect([place, exit, code]).toEqual([place, 2, 'workspace-not-found']);
  }
  expect(sam.read('demo/STYLE.md')).toBe('In verse only.\n');
  expect(readdirSync(sam.cwd).sort()).toEqual(['demo', 'empty']);
});

test.concurrent('--reset fills the template with the answers that are given, and refuses flags it has no use for', async () => {
  const sam = person();
  await sam.agentsoul(['init', 'demo', '--yes']);
  await sam.change(['init', 'demo', '--reset', 'IDENTITY.md', '--name', 'Kate', '--emoji', '🐙']);
  const { document } = await sam.json(['-C', 'demo', 'whoami']);
  expect(document.identity).toMatchObject({ name: { value: 'Kate' }, emoji: { value: '🐙' } });
  for (const flags of [['--full'], ['--no-git'], ['--profile', 'openclaw']]) {
    const { exit, code, message } = await sam.failure(['init', 'demo', '--reset', 'STYLE.md', ...flags]);
    expect([exit, code, message]).toEqual([2, 'usage', `--reset and ${flags[0]} don't go together.`]);
  }
});

test.concurrent('init with a folder and -C acts on the folder below, whatever else is said', async () => {
  const sam = person();
  await sam.agentsoul(['init', 'demo', '--yes', '--name', 'Demo']);
  const before = contents(sam.path('demo'));
  const inDemo = { cwd: sam.path('demo') };
  const flags = ['--yes', '--name', 'Other', '--timezone', 'Asia/Tokyo', '--full', '--no-git'];
  const made = await sam.change(['-C', '..', 'init', 'other', ...flags, '--profile', 'openclaw'], inDemo);
  expect(made.root).toBe(sam.path('other'));
  expect((await sam.json(['whoami'], { cwd: sam.path('other') })).document.identity).toMatchObject({
    name: { value: 'Other' },
  });
  expect(contents(sam.path('demo'))).toEqual(before);
});

test.concurrent('a path with spaces, quotes and other scripts works, and the undo it prints can be typed', async () => {
  const sam = person();
  const place = "Kate's folder/秘密 🐙";
  const { root } = await sam.change(['init', place, '--yes']);
  expect(root).toBe(sam.path(place));
  expect((await sam.agentsoul(['-C', place, 'doctor'])).code).toBe(0);
  const change = await sam.change(['-C', place, 'identity', 'set', '--name', 'Kate']);
  const undone = await sam.shell(undoOf(change));
  expect([undone.code, undone.stdout]).toEqual([0, '']);
  expect(sam.read(`${place}/IDENTITY.md`)).not.toContain('Kate');
});

test.concurrent('where a file stands, or a link that leads nowhere, init says so and changes nothing', async () => {
  const sam = person();
  sam.write('note', 'dear diary');
  symlinkSync(sam.path('nowhere'), sam.path('dangling'));
  for (const place of ['note', 'note/below', 'dangling']) {
    const { exit, code } = await sam.failure(['init', place, '--yes']);
    expect([place, exit, code]).toEqual([place, 2, 'usage']);
  }
  expect(sam.read('note')).toBe('dear diary');
  expect(readdirSync(sam.cwd).sort()).toEqual(['dangling', 'note']);
});

test.concurrent('a folder that exists is completed in place, also through a link, and keeps what it holds', async () => {
  const sam = person();
  mkdirSync(sam.path('real'));
  sam.write('real/shopping.txt', 'tea');
  symlinkSync(sam.path('real'), sam.path('link'));
  const { root } = await sam.change(['init', 'link', '--yes']);
  expect(root).toBe(sam.path('real'));
  expect(sam.read('real/shopping.txt')).toBe('tea');
  expect(sam.git('real', 'status', '--porcelain')).toBe('?? shopping.txt\n');
  expect(statSync(sam.path('real/SOUL.md')).size).toBeGreaterThan(0);
});

test.concurrent('without a home everything works, and only trust has no place', async () => {
  const sam = person();
  const homeless = { env: { HOME: undefined } };
  expect((await sam.agentsoul(['init', 'demo', '--yes'], homeless)).code).toBe(0);
  expect((await sam.agentsoul(['-C', 'demo', 'identity', 'set', '--name', 'Kate'], homeless)).code).toBe(0);
  expect((await sam.agentsoul(['-C', 'demo', 'undo'], homeless)).code).toBe(0);
  expect((await sam.agentsoul(['-C', 'demo', 'render', '--scope', 'group'], homeless)).code).toBe(0);
  expect((await sam.agentsoul(['-C', 'demo', 'doctor'], homeless)).code).toBe(0);
  const { code, document } = await sam.json(['-C', 'demo', 'config', 'path'], homeless);
  expect([code, document]).toEqual([
    0,
    { version: 1, workspace: sam.path('demo/agentsoul.json'), user: null, state: null },
  ]);
  const trust = await sam.failure(['-C', 'demo', 'trust', '--yes'], homeless);
  expect([trust.exit, trust.code]).toEqual([2, 'usage']);
  expect(readdirSync(sam.home)).toEqual([]);
});

test.concurrent('in a folder that can be read and not written init says so and leaves nothing behind', async () => {
  const sam = person({ isOrdinary: true });
  chmodSync(sam.cwd, 0o555);
  const { exit, code, message } = await sam.failure(['init', 'demo', '--yes']);
  expect([exit, code, message]).toEqual([2, 'not-writable', `There is no permission to write in ${sam.path('demo')}.`]);
  expect(readdirSync(sam.cwd)).toEqual([]);
});
