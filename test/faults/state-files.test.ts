import { spawn } from 'node:child_process';
import { cpSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { bareEnvironment, binary } from '../cli/binary.js';
import { person } from '../journeys/person.js';
import { canMake, type Strange, strangeFiles } from '../support/strange-files.js';

/** Files that agentsoul keeps for itself and that some command reads in a way of its own. Each gets a turn alone. */
const alone = [
  '.agentsoul',
  '.agentsoul/recall.jsonl',
  '.agentsoul/recall.key',
  '.agentsoul/index.sqlite',
  '.agentsoul/index.sqlite-wal',
  '.agentsoul/index.sqlite-journal',
  '.agentsoul/index.lock',
  '.agentsoul/lock.sqlite',
  '.agentsoul/intent.json',
  '.agentsoul/last-change',
  'memory/meta/audit.log',
  'memory/meta/decay-scores.json',
] as const;

/** The others, which are read alike, take their turn together. */
const together = [
  '.agentsoul/index.sqlite-shm',
  '.agentsoul/index.lock-journal',
  '.agentsoul/lock.sqlite-journal',
  '.agentsoul/lock-holder',
  '.agentsoul/index-behind.json',
  '.agentsoul/reflections.json',
  '.agentsoul/reflection-run.json',
  '.agentsoul/changes-since-maintenance',
  'memory/meta/tombstones.json',
  'memory/meta/recall.json',
  'memory/meta/processed.json',
  'memory/meta/dreams.json',
  'memory/meta/pending-memories.md',
  'memory/meta/pending-reflection.md',
  'memory/meta/pending-reflection.json',
  'memory/meta/rejected-ideas.json',
  'memory/meta/reflection-log.md',
  'memory/meta/evolution.md',
  'memory/meta/audit-archive.md',
  'memory/meta/acknowledged.md',
  'transcripts/monday.jsonl',
] as const;

const turns: readonly (readonly [string, readonly string[]])[] = [
  ...alone.map((path): [string, string[]] => [path, [path]]),
  ['all others', together],
];

const reading: readonly (readonly string[])[] = [
  ['status'],
  ['search', 'dentist'],
  ['doctor'],
  ['render'],
  ['recall', 'when is the dentist?'],
];

const writing: readonly (readonly string[])[] = [
  ['remember', 'Ben likes rye.'],
  ['reindex', '--full'],
];

type Run = {
  readonly code: number | null;
  readonly said: string;
  readonly peakBytes: number;
  readonly readBytes: number | null;
};

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const sam = person();
const usual = new Map<string, Run>();
const secret = 'word-from-outside';
let count = 0;

beforeAll(async () => {
  await live();
  for (const argv of [...reading, ...writing]) usual.set(argv[0] ?? '', await run(copy(), argv));
});

/** A workspace in which everything has happened once. */
async function live(): Promise<void> {
  sam.write('home/transcripts/monday.jsonl', '{"type":"session"}\n');
  for (const argv of [
    ['init', '--yes'],
    ['remember', 'The dentist is on Friday at ten.'],
    ['log', 'Walked the dog in the park.'],
    ['propose', 'Ana likes oolong.', '--from', 'scout'],
    ['search', 'dentist', '--used'],
    ['decay', '--apply'],
    ['reflect'],
    ['forget', 'Walked the dog', '--permanent', '--yes'],
    ['search', 'dentist'],
  ])
    await sam.agentsoul(['-C', 'home', ...argv]);
}

function copy(): string {
  const place = sam.path(`copy-${count++}`);
  cpSync(sam.path('home'), place, { recursive: true, preserveTimestamps: true });
  return place;
}

/** A copy in which something else stands where these files should be. */
function copyWith(strange: Strange, paths: readonly string[]): { place: string; victim: string } {
  const place = copy();
  const victim = `${place}-victim`;
  writeFileSync(victim, `${secret}: the dentist\n`);
  for (const path of paths) {
    rmSync(join(place, path), { recursive: true, force: true });
    mkdirSync(dirname(join(place, path)), { recursive: true });
    strange.put(join(place, path), victim);
  }
  return { place, victim };
}

const hangsAfterMs = 100_000;

/** Runs a command with a watch on what it takes. One that waits or reads for ever is ended, and has no exit code. */
function run(place: string, argv: readonly string[]): Promise<Run> {
  const measured = `${place}-${argv[0]}.json`;
  const preload = fileURLToPath(new URL('../support/measure-exit.cjs', import.meta.url));
  const child = spawn(process.execPath, ['--require', preload, binary, '-C', place, ...argv], {
    env: { ...bareEnvironment, HOME: sam.home, MEASURED: measured },
    stdio: ['ignore', 'pipe', 'pipe'],
    timeout: hangsAfterMs,
    killSignal: 'SIGKILL',
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => {
      const taken = existsSync(measured) ? JSON.parse(readFileSync(measured, 'utf8')) : {};
      resolve({ code, said, peakBytes: Number.POSITIVE_INFINITY, readBytes: null, ...taken });
    });
  });
}

const someMegabytes = 40 * 1024 * 1024;

/** What a run may not do, whatever stands there: take more than usual, show or change what lies elsewhere, or be at a loss. */
function expectUnharmed(ran: Run, command: string, { place, victim }: { place: string; victim: string }): void {
  const healthy = usual.get(command);
  expect(ran.code).not.toBeNull();
  expect(ran.said).not.toContain('failed in a way it should not');
  expect(ran.said).not.toContain(secret);
  expect(readFileSync(victim, 'utf8')).toBe(`${secret}: the dentist\n`);
  expect(ran.peakBytes).toBeLessThan((healthy?.peakBytes ?? 0) + 2 * someMegabytes);
  if (ran.readBytes !== null) expect(ran.readBytes).toBeLessThan((healthy?.readBytes ?? 0) + someMegabytes);
  if (lstatSync(join(place, '.agentsoul')).isDirectory())
    expect(plainBytes(join(place, '.agentsoul'))).not.toContain(secret);
}

/** What lies in the plain files of a folder, but for those that were made large. */
function plainBytes(folder: string): string {
  return readdirSync(folder)
    .map((name) => join(folder, name))
    .filter((path) => lstatSync(path).isFile() && lstatSync(path).size < someMegabytes)
    .map((path) => readFileSync(path, 'latin1'))
    .join('');
}

test('the list names every file that agentsoul leaves beside the memories', () => {
  const known = new Set<string>([...alone, ...together]);
  const left = ['.agentsoul', 'memory/meta'].flatMap((folder) =>
    readdirSync(join(sam.path('home'), folder)).map((name) => `${folder}/${name}`),
  );
  expect(left.filter((path) => !known.has(path))).toEqual(['.agentsoul/.gitignore']);
  expect(left).toEqual(expect.arrayContaining(['.agentsoul/recall.jsonl', 'memory/meta/tombstones.json']));
});

test.each(reading)('on a sound workspace, %s answers', (command) => {
  expect(usual.get(command)).toMatchObject({ code: 0 });
});

describe.each(strangeFiles.map((strange) => [strange.name, strange] as const))('%s', (_name, strange) => {
  // Only the administrator can make a device.
  const reason = strange.needsRoot === true ? ' (needs root)' : '';
  describe.skipIf(!canMake(strange))(`in place of a file of ours${reason}`, () => {
    test.concurrent.each(turns)('%s: reading commands answer as if there were none', async (_, paths) => {
      const planted = copyWith(strange, paths);
      for (const argv of reading) {
        const ran = await run(planted.place, argv);
        expectUnharmed(ran, argv[0] ?? '', planted);
        if (argv[0] !== 'doctor') expect([argv, ran.code, ran.said]).toEqual([argv, 0, ran.said]);
        if (argv[0] === 'search' || argv[0] === 'recall')
          expect(ran.said).toContain('The dentist is on Friday at ten.');
      }
    });
  });
});

/** One of each kind that differs in how it is mended. */
const kinds = strangeFiles.filter(({ name }) => /outside|pipe|folder|3 GB/.test(name));

describe.each(kinds)('$name', (strange) => {
  /** What is wrong only in some places. */
  const isFine = (path: string) =>
    (strange.name === 'a folder' && /^\.agentsoul$|^transcripts/.test(path)) ||
    (strange.name === 'a file of 3 GB' && path.startsWith('transcripts/'));
  test.concurrent.each([
    ['.agentsoul', ['.agentsoul']],
    ['every file', [...alone.slice(1), ...together]],
  ])('in place of %s: doctor names it, and the command it names mends it', async (_, paths) => {
    const { place } = copyWith(strange, paths);
    const checks = await stateChecks(place);
    expect(checks.map(({ message }) => message.split(' ')[0] ?? '').sort()).toEqual(
      paths.filter((path) => !isFine(path)).sort(),
    );
    for (const { fix } of checks) {
      const mended = await sam.shell(fix, { cwd: place });
      expect([fix, mended.code, mended.stderr]).toEqual([fix, 0, mended.stderr]);
    }
    expect(await stateChecks(place)).toEqual([]);
  });

  test.concurrent.each([
    '.agentsoul',
    '.agentsoul/lock.sqlite',
    '.agentsoul/last-change',
    '.agentsoul/index.sqlite',
    'memory/meta/audit.log',
    'all others',
  ])('in place of %s: writing commands write, or refuse in words', async (turn) => {
    const planted = copyWith(strange, turn === 'all others' ? together : [turn]);
    const headOf = () => sam.git(basename(planted.place), 'rev-parse', 'HEAD');
    for (const argv of writing) {
      const head = headOf();
      const ran = await run(planted.place, argv);
      expectUnharmed(ran, argv[0] ?? '', planted);
      if (ran.code === 0) continue;
      expect([argv, ran.code, ran.said]).toEqual([argv, 2, expect.stringContaining('Nothing was changed.')]);
      expect(headOf()).toBe(head);
    }
  });
});

type StateCheck = { readonly message: string; readonly fix: string };

async function stateChecks(place: string): Promise<StateCheck[]> {
  const { said, code } = await run(place, ['doctor', '--json']);
  const { checks } = JSON.parse(said) as { checks: (StateCheck & { readonly id: string })[] };
  const found = checks.filter(({ id }) => id === 'state-files');
  expect([found.length > 0, code]).toEqual([found.length > 0, found.length > 0 ? 1 : code]);
  return found;
}
