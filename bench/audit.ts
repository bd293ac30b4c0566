// How long an audit takes, as multiples of starting Node.js or of what git needs to read the same history.
//
//     npm run bench -- audit [--check] [--commits 20000]
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: {
    check: { type: 'boolean' },
    commits: { type: 'string', default: '20000' },
    runs: { type: 'string', default: '9' },
  },
});
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'agentsoul-bench-audit-')));
const env = { PATH: process.env.PATH ?? '', HOME: join(folder, 'home'), GIT_CONFIG_NOSYSTEM: '1' };
const program = join(process.cwd(), 'bin/agentsoul.js');
const runs = Number(values.runs);
let misses = 0;
mkdirSync(env.HOME);
try {
  const small = makeHistory('small', 300);
  run(small, ['audit']);
  tell(
    '300 commits, compared with node -e 0',
    ratio(small, () => agentsoul(small, ['audit'])),
    3,
  );
  const large = makeHistory('large', Number(values.commits));
  const first = () => {
    rmSync(join(env.HOME, '.local'), { recursive: true, force: true });
    return agentsoul(large, ['audit']);
  };
  const reading = () => time('git', ['-C', large, 'log', '--name-status']);
  const pairs = Array.from({ length: Math.min(runs, 5) }, () => [first(), reading()] as const);
  const name = `${values.commits} commits`;
  tell(
    `${name}, first run, compared with git log --name-status`,
    middle(pairs.map(([ours]) => ours)) / middle(pairs.map(([, git]) => git)),
    4,
  );
  tell(
    `${name}, later runs, compared with node -e 0`,
    ratio(large, () => agentsoul(large, ['audit'])),
    4,
  );
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (values.check === true && misses > 0) process.exitCode = 1;

/** A workspace that agentsoul made, with commits as it writes them put on top by git's own importer. */
function makeHistory(name: string, commits: number): string {
  const root = join(folder, name);
  run(folder, ['init', name, '--yes']);
  const parts: string[] = [];
  for (let number = 1; number <= commits; number++) {
    const id = `c-${number.toString(16).padStart(10, '0')}`;
    const day = `2026-${String(1 + (number % 12)).padStart(2, '0')}-${String(1 + (number % 28)).padStart(2, '0')}`;
    const path = `memory/${day}.md`;
    const message = `[APPEND] ${path} — note ${number}\n\nActor: bot:auto-detect\nApproval: auto\nTrigger: agentsoul log\nChange: ${id}\n`;
    const note = `# ${day}\n\nNote ${number}.\n`;
    const who = `<bot@agentsoul.invalid> ${1_770_000_000 + number * 60} +0000`;
    parts.push(
      `commit refs/heads/HEADS\nauthor bot:auto-detect ${who}\ncommitter agentsoul ${who}\n${data(message)}`,
      number === 1 ? 'from refs/heads/HEADS^0\n' : '',
      `M 100644 inline ${path}\n${data(note)}`,
    );
  }
  const branch = git(root, ['symbolic-ref', 'HEAD']).trim();
  const input = parts.join('').replaceAll('refs/heads/HEADS', branch);
  const { status, stderr } = spawnSync('git', ['-C', root, 'fast-import', '--quiet'], { env, input, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  git(root, ['reset', '--quiet', '--hard']);
  return root;
}

function data(text: string): string {
  return `data ${Buffer.byteLength(text)}\n${text}\n`;
}

function git(root: string, args: readonly string[]): string {
  const { status, stdout, stderr } = spawnSync('git', ['-C', root, ...args], { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

function run(cwd: string, argv: readonly string[]): void {
  const { status, stderr } = spawnSync(process.execPath, [program, ...argv], { cwd, env, encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
}

function agentsoul(cwd: string, argv: readonly string[]): number {
  return time(process.execPath, [program, '-C', cwd, ...argv]);
}

function time(command: string, argv: readonly string[]): number {
  const begin = process.hrtime.bigint();
  const { status, stderr } = spawnSync(command, argv, { env, maxBuffer: 1 << 28 });
  if (status !== 0) throw new Error(stderr.toString());
  return Number(process.hrtime.bigint() - begin) / 1e6;
}

/** Interleaved with starts of Node.js, because other work on the machine comes and goes. */
function ratio(_root: string, measure: () => number): number {
  measure();
  const nothing: number[] = [];
  const asking: number[] = [];
  for (let round = 0; round < runs; round++) {
    nothing.push(time(process.execPath, ['-e', '0']));
    asking.push(measure());
  }
  return middle(asking) / middle(nothing);
}

function middle(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? Number.NaN;
}

function tell(name: string, value: number, limit: number): void {
  if (value > limit) misses++;
  console.log(
    `${name.padEnd(62)} ${value.toFixed(2)}×  ${value > limit ? 'MISSED, ' : '('}at most ${limit}×${value > limit ? '' : ')'}`,
  );
}
