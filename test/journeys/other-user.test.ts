import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { root } from '../cli/binary.js';
import { type Person, person } from './person.js';

beforeAll(() => {
  // What most machines have: without it nothing would be open to begin with.
  process.umask(0o022);
});

/** Skipped for everybody else: only the administrator can become another user. */
const canBeAnother = process.getuid?.() === 0;

/** Files of these folders that another user of the machine can open, given their names. */
function readableByAnother(...folders: readonly string[]): string[] {
  const paths = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  );
  expect(paths).not.toEqual([]);
  const program = `
    const { closeSync, openSync, readFileSync } = require('node:fs');
    const isReadable = (path) => {
      try { closeSync(openSync(path)); return true; } catch { return false; }
    };
    console.log(JSON.stringify(JSON.parse(readFileSync(0, 'utf8')).filter(isReadable)));`;
  const asNobody = ['--reuid=65534', '--regid=65534', '--clear-groups', process.execPath, '--eval', program];
  return JSON.parse(execFileSync('setpriv', asNobody, { cwd: '/', input: JSON.stringify(paths), encoding: 'utf8' }));
}

/** Somebody whose folders can be entered and read by everybody, as usual in a home. */
function openPerson(): Person {
  const sam = person();
  for (const folder of [dirname(sam.cwd), sam.cwd, sam.home]) chmodSync(folder, 0o755);
  sam.write('note.txt', 'for everybody\n');
  expect(readableByAnother(sam.cwd)).toEqual([sam.path('note.txt')]);
  return sam;
}

function moveIn(sam: Person, folder: string): void {
  mkdirSync(sam.path(folder), { mode: 0o755 });
  sam.write(`${folder}/SOUL.md`, '# Soul\n');
  sam.write(`${folder}/MEMORY.md`, '# Memory\n\n- The safe opens with 4711.\n');
  sam.write(`${folder}/memory/2026-01-01.md`, 'A secret of old.\n');
  sam.write(`${folder}/transcripts/monday.txt`, 'Said on Monday.\n');
}

function commitAll(sam: Person, folder: string): void {
  sam.git(folder, 'init', '--quiet', '--initial-branch=main');
  for (const day of ['first', 'second']) {
    sam.write(`${folder}/memory/${day}.md`, `Private on the ${day} day.\n`);
    sam.git(folder, 'add', '--all');
    sam.git(folder, 'commit', '--quiet', `--message=${day}`);
    if (day === 'first') sam.git(folder, 'gc', '--quiet');
  }
}

/** As version 0.1.0 left a folder that it completed: what it wrote itself closed, all else as open as the umask makes it. */
async function openAgain(sam: Person, folder: string): Promise<void> {
  sam.git(folder, 'config', 'core.sharedRepository', 'umask');
  await sam.shell(`chmod -R go+rX ${folder} && chmod 600 ${folder}/SOUL.md`);
  await succeed(sam, ['-C', folder, 'remember', 'Written while the history was open']);
}

/** Twenty memories by one process, an undo, a search. */
async function live(sam: Person, folder: string): Promise<void> {
  const program = `
    import { openWorkspace, remember } from ${JSON.stringify(`${root}dist/index.js`)};
    for (let turn = 1; turn <= 20; turn++) {
      const workspace = await openWorkspace(${JSON.stringify(sam.path(folder))}, { env: process.env });
      await remember(workspace, 'Secret number ' + turn + ' is kept');
    }`;
  sam.write(`../live-${folder}.mjs`, program);
  const { code, stderr } = await sam.shell(`'${process.execPath}' ../live-${folder}.mjs`);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  await succeed(sam, ['-C', folder, 'undo']);
  await succeed(sam, ['-C', folder, 'search', 'secret number']);
  expect(Number(sam.git(folder, 'rev-list', '--count', 'HEAD'))).toBeGreaterThan(20);
}

async function succeed(sam: Person, argv: readonly string[]): Promise<void> {
  const { code, stderr } = await sam.agentsoul(argv);
  expect({ argv, code, stderr }).toEqual({ argv, code: 0, stderr });
}

const makings: Record<string, (sam: Person) => Promise<void>> = {
  'a new workspace': async (sam) => {
    await sam.change(['init', 'kate', '--yes']);
  },
  'an adopted folder without history': async (sam) => {
    moveIn(sam, 'kate');
    await sam.change(['init', '.', '--yes'], { cwd: sam.path('kate') });
  },
  'an adopted folder with a history': async (sam) => {
    moveIn(sam, 'kate');
    commitAll(sam, 'kate');
    await sam.change(['init', '.', '--yes'], { cwd: sam.path('kate') });
  },
  'an older workspace after doctor --fix': async (sam) => {
    moveIn(sam, 'kate');
    commitAll(sam, 'kate');
    await sam.change(['init', 'kate', '--yes']);
    await openAgain(sam, 'kate');
    expect(readableByAnother(sam.path('kate/.git/objects'))).not.toEqual([]);
    await succeed(sam, ['-C', 'kate', 'doctor', '--fix']);
  },
};

describe.runIf(canBeAnother)('another user of the machine', () => {
  test.concurrent.each(Object.entries(makings))('reads no byte of %s, nor of what is known of it', async (_, make) => {
    const sam = openPerson();
    await make(sam);
    const readable = () => readableByAnother(sam.path('kate'), sam.home);
    expect(readable()).toEqual([]);
    await live(sam, 'kate');
    expect(readable()).toEqual([]);
    for (const tidying of [
      ['gc', '--quiet'],
      ['maintenance', 'run', '--quiet'],
    ])
      sam.git('kate', ...tidying);
    sam.write('kate/by-hand.md', 'Private as well.\n');
    sam.git('kate', 'add', 'by-hand.md');
    sam.git('kate', 'commit', '--quiet', '--message=mine');
    await succeed(sam, ['-C', 'kate', 'remember', 'Written after git tidied up']);
    expect(readable()).toEqual([]);

    // Everything is closed for itself, not only by the folders around it, but for what Sam and her git made by her umask.
    for (const folder of ['kate', 'kate/.git']) chmodSync(sam.path(folder), 0o755);
    const message = sam.path('kate/.git/COMMIT_EDITMSG');
    expect(readable().filter((path) => path !== message)).toEqual([sam.path('kate/by-hand.md')]);
  });
});
