// How long the index takes, as multiples of doing the least that could be called the same, all measured in one run.
//
//     npm run bench -- index [--contend 30] [--check]
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import Database from 'better-sqlite3';
import { reindex } from '../src/search/reindex.js';
import { search } from '../src/search/search.js';
import { openWorkspace } from '../src/workspace/open-workspace.js';
import type { Workspace } from '../src/workspace/workspace.js';
import { contend, writeNotes } from '../test/support/index-contention.js';
import { countOrphans, dumpIndex } from '../test/support/index-dump.js';
import { generator } from './search/typo.js';

const { values } = parseArgs({ options: { contend: { type: 'string', default: '0' }, check: { type: 'boolean' } } });
const common =
  'the and of to in is was for on with that river garden house went new did go where when market morning letter friend road'.split(
    ' ',
  );
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'agentsoul-bench-')));
const program = join(process.cwd(), 'bin/agentsoul.js');
let misses = 0;
try {
  await benchBuild();
  await benchScale();
  if (Number(values.contend) > 0) await benchContention(Number(values.contend) * 1_000);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (values.check === true && misses > 0) process.exitCode = 1;

function tell(name: string, value: number, { limit, unit = '×' }: { limit?: number; unit?: string } = {}): void {
  const verdict =
    limit === undefined ? '' : value <= limit ? `  (at most ${limit}${unit})` : `  MISSED, at most ${limit}${unit}`;
  if (limit !== undefined && value > limit) misses++;
  console.log(`${name.padEnd(58)} ${value.toFixed(value < 10 ? 2 : 1)}${unit}${verdict}`);
}

/** 2,000 files with 10 MB of text. */
async function benchBuild(): Promise<void> {
  const root = writeText(join(folder, 'large'), { files: 2_000, paragraphs: 12, words: 70 });
  const workspace = await openWorkspace(root, { at: new Date('2026-06-01T12:00:00Z') });
  const bareTimes = async () => {
    const times: number[] = [];
    for (let round = 0; round < 3; round++) times.push(await cpuMs(async () => bareLoop(root)));
    return times;
  };
  const before = await bareTimes();
  // Once only: what V8 learns by a first build would help a second.
  const full = await cpuMs(() => reindex(workspace));
  const bare = middle([...before, ...(await bareTimes())]);
  tell('full build, milliseconds of processor time', full, { unit: ' ms' });
  tell('full build, compared with a bare loop into FTS5', full / bare, { limit: 9 });
  const idle = await median(7, () => cpuMs(() => reindex(workspace)));
  tell('nothing changed, share of a full build', (idle / full) * 100, { limit: 5, unit: ' %' });
  let round = 0;
  const one = await median(5, async () => {
    writeFileSync(join(root, 'memory/2020-01-05.md'), `# 2020-01-05\n\nThe ${round++}th kettle of the day.\n`);
    return cpuMs(() => reindex(workspace));
  });
  tell('one file changed, share of a full build', (one / full) * 100, { limit: 10, unit: ' %' });
  const small = writeText(join(folder, 'small'), { files: 60, paragraphs: 12, words: 40 });
  benchStart('cold search, 60 files', small, 5);
  benchStart('cold search, 2,000 files', root, 5);
  benchSize(root);
}

/** How building an index grows with the number of files: `reindex` in a process of its own, from nothing. */
function benchSize(root: string): void {
  const large = writeText(join(folder, 'very-large'), { files: 8_000, paragraphs: 12, words: 70 });
  const [few, many] = [buildAlone(root), buildAlone(large)];
  tell('building 8,000 files, compared with 2,000', many.cpuMs / few.cpuMs, { limit: 4.5 });
  tell('building 8,000 files, memory', many.peakMb, { limit: 300, unit: ' MB' });
}

function buildAlone(root: string): { cpuMs: number; peakMb: number } {
  rmSync(join(root, '.agentsoul'), { recursive: true, force: true });
  const { stderr } = runMeasured([program, '-C', root, 'reindex', '--quiet']);
  return { cpuMs: Number(/cpu (\d+)/.exec(stderr)?.[1]) / 1_000, peakMb: peakOf(stderr) };
}

function benchStart(name: string, root: string, limit: number): void {
  const env = { PATH: process.env.PATH ?? '', HOME: folder };
  const question = [program, '-C', root, 'search', 'where did the river go', '--limit', '5', '--json'];
  const asked = JSON.stringify({ lists: [['-e', '0'], question], rounds: 31, env });
  const timed = spawnSync(process.execPath, ['bench/speed/time-starts.js', asked], { encoding: 'utf8' });
  if (timed.status !== 0) throw new Error(timed.stderr);
  const [nothing, asking] = JSON.parse(timed.stdout);
  tell(`${name}, compared with node -e 0`, asking / nothing, { limit });
  tell(`${name}, memory`, peakOf(runMeasured(question).stderr), { limit: 130, unit: ' MB' });
}

/** Runs a program that says at its end how much memory and processor time it took. */
function runMeasured(argv: readonly string[]): { stderr: string } {
  const status = "require('node:fs').readFileSync('/proc/self/status', 'utf8')";
  const says = `'peak ' + /VmHWM:\\s*(\\d+)/.exec(${status})[1] + ' cpu ' + (process.cpuUsage().user + process.cpuUsage().system)`;
  writeFileSync(join(folder, 'measured.cjs'), `process.on('exit', () => process.stderr.write(${says}))`);
  const env = { PATH: process.env.PATH ?? '', HOME: folder };
  return spawnSync(process.execPath, ['-r', join(folder, 'measured.cjs'), ...argv], { env, encoding: 'utf8' });
}

function peakOf(stderr: string): number {
  return Number(/peak (\d+)/.exec(stderr)?.[1]) / 1024;
}

async function benchScale(): Promise<void> {
  const few = await asker(join(folder, 'few'), 100);
  const many = await asker(join(folder, 'many'), 2_000);
  const times = { few: [] as number[], many: [] as number[] };
  for (let round = 0; round < 8; round++) {
    times.few.push(await cpuMs(few));
    times.many.push(await cpuMs(many));
  }
  tell('a question to 5,000 passages, milliseconds', middle(times.few), { unit: ' ms' });
  tell('a question to 100,000 passages, milliseconds', middle(times.many), { unit: ' ms' });
  tell('100,000 passages, compared with 5,000', middle(times.many) / middle(times.few), { limit: 12 });
}

async function asker(root: string, files: number): Promise<() => Promise<unknown>> {
  const workspace: Workspace = await openWorkspace(writeText(root, { files, paragraphs: 50, words: 18 }), {
    at: new Date('2026-06-01T12:00:00Z'),
  });
  await reindex(workspace);
  return () => search(workspace, 'where did the river go when the garden was new', { track: false });
}

async function benchContention(milliseconds: number): Promise<void> {
  const root = join(folder, 'shared');
  writeNotes(root, 12);
  spawnSync('git', ['init', '--quiet'], { cwd: root });
  const { runs, troubles } = await contend(root, { program, processes: 20, milliseconds });
  const workspace = await openWorkspace(root, { at: new Date('2026-06-01T12:00:00Z') });
  await reindex(workspace);
  const file = join(root, '.agentsoul/index.sqlite');
  const refreshed = JSON.stringify(dumpIndex(file));
  const orphans = countOrphans(file);
  await reindex(workspace, { full: true });
  const isSame = JSON.stringify(dumpIndex(file)) === refreshed && orphans === 0;
  console.log(
    `20 processes at once: ${runs} runs, ${troubles.length} failed; the index ${isSame ? 'equals' : 'DIFFERS FROM'} a new one`,
  );
  for (const { argv, code, stderr } of troubles.slice(0, 5)) console.log(`  ${argv.join(' ')} → ${code}: ${stderr}`);
  if (!isSame || troubles.length > 0) misses++;
}

/** The least that could be called an index. */
function bareLoop(root: string): void {
  const file = join(folder, 'bare.sqlite');
  for (const path of [file, `${file}-wal`, `${file}-shm`]) rmSync(path, { force: true });
  const database = new Database(file);
  database.exec('PRAGMA journal_mode = WAL; CREATE VIRTUAL TABLE texts USING fts5(text); BEGIN');
  const add = database.prepare('INSERT INTO texts VALUES (?)');
  for (const name of readdirSync(join(root, 'memory')))
    for (const paragraph of readFileSync(join(root, 'memory', name), 'utf8').split('\n\n')) add.run(paragraph);
  database.exec('COMMIT');
  database.close();
}

/** Made-up notes with words as frequent as in real ones. */
function writeText(
  root: string,
  { files, paragraphs, words }: { files: number; paragraphs: number; words: number },
): string {
  const random = generator(files);
  const vocabulary = Array.from({ length: 20_000 }, (_, index) => common[index] ?? madeUp(index));
  mkdirSync(join(root, 'memory'), { recursive: true });
  writeFileSync(join(root, 'SOUL.md'), '# Soul\n\nBe kind.\n');
  writeFileSync(join(root, 'agentsoul.json'), '{ "profile": "agentsoul", "timezone": "UTC" }\n');
  for (let file = 0; file < files; file++) {
    const day = new Date(Date.UTC(2020, 0, 1 + file)).toISOString().slice(0, 10);
    const text = Array.from({ length: paragraphs }, () =>
      Array.from({ length: words }, () => vocabulary[Math.floor(vocabulary.length ** random()) - 1]).join(' '),
    );
    writeFileSync(join(root, `memory/${day}.md`), `# ${day}\n\n${text.join('.\n\n')}.\n`);
  }
  return root;
}

function madeUp(index: number): string {
  const syllables = ['ka', 'ri', 'to', 'ven', 'lo', 'mas', 'pe', 'du', 'shi', 'nor'];
  return [...String(index)].map((digit) => syllables[Number(digit)]).join('');
}

/** Processor time, which other programs on the machine change less than the time on the wall. */
async function cpuMs(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

async function median(runs: number, once: () => Promise<number>): Promise<number> {
  const found: number[] = [];
  for (let run = 0; run < runs; run++) found.push(await once());
  return middle(found);
}

function middle(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[numbers.length >> 1] ?? 0;
}
