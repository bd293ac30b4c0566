// How long `agentsoul reflect` takes offline, as the built program runs it. Ratios are of runs that take turns.
//
//     npm run bench -- reflect [--runs 5] [--check]
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { generator } from './search/typo.js';

const { values } = parseArgs({ options: { runs: { type: 'string', default: '5' }, check: { type: 'boolean' } } });
const runs = Number(values.runs);
const program = join(process.cwd(), 'bin/agentsoul.js');
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'agentsoul-bench-')));
let misses = 0;
/** A proposal has a limit, so a long life takes several until all of it was looked at. */
const mostRounds = 50;
const firstParts = ['mar', 'lin', 'tor', 'sab', 'kel', 'dov', 'ren', 'pia'];
const lastParts = ['eth', 'uma', 'ino', 'arik', 'ola', 'wen', 'isk', 'ane'];
const things = ['tea', 'maps', 'ferns', 'clocks', 'kites', 'lamps', 'bread', 'boats', 'bells', 'rope'];
const places = ['Porto', 'Oslo', 'Graz', 'Lyon', 'Turin', 'Bergen', 'Cork', 'Gdansk'];
try {
  const small = writeLife(join(folder, 'small'), { episodes: 1_000, entities: 100 });
  const large = writeLife(join(folder, 'large'), { episodes: 5_000, entities: 500 });
  benchScale(small, large);
  benchQuiet(writeLife(join(folder, 'quiet'), { episodes: 200, entities: 20 }));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (values.check === true && misses > 0) process.exitCode = 1;

function tell(name: string, value: number, { limit, unit }: { limit?: number; unit: string }): void {
  const isMissed = limit !== undefined && value > limit;
  if (isMissed) misses++;
  const verdict = limit === undefined ? '' : `  (${isMissed ? 'MISSED, ' : ''}at most ${limit}${unit})`;
  console.log(`${name.padEnd(58)} ${value.toFixed(value < 10 ? 2 : 0)}${unit}${verdict}`);
}

function benchScale(small: string, large: string): void {
  const times = { small: [] as number[], large: [] as number[] };
  const memories: number[] = [];
  for (let round = -1; round < runs; round++) {
    const one = reflectOnce(small);
    const other = reflectOnce(large);
    if (round < 0) continue;
    times.small.push(one.milliseconds);
    times.large.push(other.milliseconds);
    memories.push(other.megabytes);
  }
  tell('1,000 episodes and 100 entities', median(times.small), { unit: ' ms' });
  tell('5,000 episodes and 500 entities', median(times.large), { unit: ' ms' });
  tell('5,000 and 500, compared with 1,000 and 100', median(times.large) / median(times.small), {
    limit: 7,
    unit: '×',
  });
  tell('5,000 and 500, memory', Math.max(...memories), { limit: 300, unit: ' MB' });
}

/** A run that finds nothing new, compared with starting Node.js for nothing. */
function benchQuiet(root: string): void {
  for (let round = 0; round < mostRounds; round++) {
    if (JSON.parse(run([program, 'reflect', '--json'], root).stdout).id === null) break;
    run([program, 'reflect', 'reject', '--json'], root);
  }
  const times = { nothing: [] as number[], quiet: [] as number[] };
  for (let round = -1; round < runs * 4; round++) {
    const nothing = run(['-e', '0'], root).milliseconds;
    const quiet = run([program, 'reflect', '--json'], root).milliseconds;
    if (round < 0) continue;
    times.nothing.push(nothing);
    times.quiet.push(quiet);
  }
  tell('nothing new, compared with `node -e 0`', median(times.quiet) / median(times.nothing), { limit: 4, unit: '×' });
}

function reflectOnce(root: string): { milliseconds: number; megabytes: number } {
  const report = join(root, '.agentsoul/peak');
  const { milliseconds } = run(['-r', peakRecorder(report), program, 'reflect', '--replace', '--json'], root);
  return { milliseconds, megabytes: Number(readFileSync(report, 'utf8')) / 1024 };
}

/** A script that writes down the most memory a process had, in kilobytes, when it ends. */
function peakRecorder(report: string): string {
  const path = join(folder, 'record-peak.cjs');
  writeFileSync(
    path,
    `process.on('exit', () => require('node:fs').writeFileSync(${JSON.stringify(report)}, String(process.resourceUsage().maxRSS)));\n`,
  );
  return path;
}

function run(argv: readonly string[], cwd: string): { milliseconds: number; stdout: string } {
  const env = { PATH: process.env.PATH ?? '', HOME: folder };
  const begin = process.hrtime.bigint();
  const { status, stdout, stderr } = spawnSync(process.execPath, argv, { cwd, env, encoding: 'utf8' });
  const milliseconds = Number(process.hrtime.bigint() - begin) / 1e6;
  if (status !== 0) throw new Error(`${argv.join(' ')} ended with ${status}: ${stderr}${stdout}`);
  return { milliseconds, stdout };
}

function median(numbers: readonly number[]): number {
  return [...numbers].sort((one, other) => one - other)[numbers.length >> 1] ?? 0;
}

/** A workspace with twenty episodes a day about people who live, work and like things. */
function writeLife(root: string, { episodes, entities }: { episodes: number; entities: number }): string {
  run([program, 'init', root, '--yes', '--timezone', 'UTC'], folder);
  const random = generator(episodes);
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] ?? (items[0] as Item);
  const names = Array.from({ length: entities }, (_, index) => `${pick(firstParts)}${pick(lastParts)}${index}`);
  for (const name of names) {
    const text = `# person--${name}\n\n## Facts\n\n- Likes ${pick(things)}\n\n## Relations\n\n- knows: [[person--${pick(names)}]]\n`;
    writeFileSync(join(root, `memory/graph/entities/person--${name}.md`), text);
  }
  const perDay = 20;
  for (let day = 0; day * perDay < episodes; day++) {
    const date = new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10);
    const written = Array.from({ length: Math.min(perDay, episodes - day * perDay) }, (_, index) => {
      const time = `${String(8 + Math.floor(index / 4)).padStart(2, '0')}:${String((index % 4) * 15).padStart(2, '0')}`;
      const name = pick(names);
      const said = pick([
        `${name} lives in ${pick(places)}.`,
        `${name} works at the ${pick(places)} ${pick(things)} shop.`,
        `${name} prefers ${pick(things)} to ${pick(things)}.`,
        `Talked with ${name} about ${pick(things)} and ${pick(places)}.`,
        `Decided to buy ${pick(things)} for the house in ${pick(places)}.`,
      ]);
      return `## ${time} | ${pick(['fact', 'event', 'preference', 'decision'])}\n${said}\n`;
    });
    writeFileSync(join(root, `memory/${date}.md`), `# ${date}\n\n${written.join('\n')}`);
  }
  mkdirSync(join(root, '.agentsoul'), { recursive: true });
  run([program, 'save', '--reason', 'a life', '--json'], root);
  return root;
}
