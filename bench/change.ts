// What a change costs on workspaces of 60, 2,000 and 8,000 files: processor time of the command and the programs it starts, as multiples
// of `node -e 0` in the same run, and its memory.
//
//     npm run bench -- change [--runs 7] [--only remember,log] [--check]
//
// With --check it exits 1 when a target is missed.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeVariedWorkspace } from './change/workspace.js';

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '7' },
    only: { type: 'string' },
    check: { type: 'boolean' },
  },
});
const program = join(process.cwd(), 'bin/agentsoul.js');
const sizes = [60, 2_000, 8_000];

/** `times` of `node -e 0` at 60 files, `growth` from 60 to 8,000. */
const commands = [
  { name: 'remember', words: (run: number) => ['remember', `Dora lives in Porto and keeps ${run} bees`], times: 6 },
  { name: 'remember, an event', words: (run: number) => ['remember', `We moved review ${run} to Thursday`], times: 6 },
  { name: 'log', words: (run: number) => ['log', `Watered the plants ${run} times`], times: 5 },
  { name: 'recall', words: () => ['recall', 'where does Dora live?'] },
  { name: 'status', words: () => ['status'] },
  { name: 'get', words: () => ['get', 'episode:2005-01-03:08:30'] },
  { name: 'know', words: () => ['know', 'Dora'] },
  { name: 'forget', words: (run: number) => ['forget', `keeps ${run} bees`, '--yes'] },
  { name: 'reflect due', words: () => ['reflect', 'due'] },
].filter(({ name }) => values.only === undefined || values.only.split(',').includes(name));

type Measured = { readonly ms: number; readonly mb: number };

const folder = realpathSync(mkdtempSync(join(tmpdir(), 'agentsoul-bench-')));
const hook = join(folder, 'peak.cjs');
const status = "require('node:fs').readFileSync('/proc/self/status', 'utf8')";
writeFileSync(
  hook,
  `process.on('exit', () => process.stderr.write('peak ' + /VmHWM:\\s*(\\d+)/.exec(${status})[1] + '\\n'))`,
);
let misses = 0;
try {
  const roots = sizes.map((size) => makeVariedWorkspace(folder, { program, size }));
  const measured = new Map<string, Measured[]>();
  const add = (key: string, one: Measured) => measured.set(key, [...(measured.get(key) ?? []), one]);
  for (let run = 0; run < Number(values.runs); run++) {
    add('node', measure(['-e', '0']));
    for (const { name, words } of commands)
      for (const [place, root] of roots.entries())
        add(`${name} ${sizes[place]}`, measure([program, '-C', root, ...words(run * 10 + place + 2)]));
  }
  const node = middle(measured.get('node') ?? []).ms;
  console.log(`node -e 0: ${node.toFixed(0)} ms of processor time. Medians of ${values.runs} interleaved runs.\n`);
  for (const { name, times } of commands) {
    const [few, ...more] = sizes.map((size) => middle(measured.get(`${name} ${size}`) ?? []));
    if (few === undefined) continue;
    report(`${name}, 60 files`, { value: few.ms / node, limit: times, unit: '× node -e 0' });
    for (const [place, { ms, mb }] of more.entries()) {
      const limit = name.startsWith('remember') || name === 'log' ? 1.5 : undefined;
      report(`${name}, ${sizes[place + 1]} files`, { value: ms / few.ms, limit, unit: '× 60 files' });
      report(`${name}, ${sizes[place + 1]} files, memory`, { value: mb, limit: 150, unit: 'MB' });
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
if (values.check === true && misses > 0) process.exitCode = 1;

/** Processor time of a process and of those it waited for, by bash, which measures in milliseconds; memory of the process alone. */
function measure(words: readonly string[]): Measured {
  const timed = 'TIMEFORMAT="cpu %3U %3S"; time "$@" >/dev/null';
  const { status, stderr } = spawnSync('bash', ['-c', timed, 'bash', process.execPath, '-r', hook, ...words], {
    env: { PATH: process.env.PATH ?? '', HOME: folder, LC_ALL: 'C' },
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`${words.join(' ')} ended with ${status}: ${stderr}`);
  const [, user = '0', system = '0'] = /cpu ([\d.]+) ([\d.]+)/.exec(stderr) ?? [];
  return { ms: (Number(user) + Number(system)) * 1_000, mb: Number(/peak (\d+)/.exec(stderr)?.[1] ?? 0) / 1_024 };
}

function middle(all: readonly Measured[]): Measured {
  const of = (numbers: number[]) => numbers.sort((one, other) => one - other)[numbers.length >> 1] ?? 0;
  return { ms: of(all.map(({ ms }) => ms)), mb: of(all.map(({ mb }) => mb)) };
}

function report(
  what: string,
  { value, limit, unit }: { value: number; limit?: number | undefined; unit: string },
): void {
  const isMissed = limit !== undefined && value > limit;
  if (isMissed) misses++;
  const verdict = limit === undefined ? '' : isMissed ? `  MISSED, at most ${limit}` : `  (at most ${limit})`;
  console.log(`${what.padEnd(40)} ${value.toFixed(2).padStart(8)} ${unit}${verdict}`);
}
