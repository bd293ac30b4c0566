import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { shellWord } from '../../commands/undo-line.js';
import type { Step } from './operations.js';

/** A workspace that somebody works in with the built program, and a home of its own. */
export type Life = { readonly root: string; readonly home: string; readonly program: string };

export type Ran = { readonly code: number | null; readonly stdout: string; readonly stderr: string };

/** When a run is killed: after a time, at a call of git, or once a file was put in its place. */
export type Moment =
  | { readonly kind: 'time'; readonly ms: number; readonly withChildren: boolean }
  | { readonly kind: 'git'; readonly call: number; readonly isAfter: boolean }
  | { readonly kind: 'rename'; readonly count: number };

export function runUndisturbed(life: Life, argv: readonly string[], { isTty = false } = {}): Ran {
  const [command = '', ...words] = commandLine(life, argv, isTty);
  const { status, stdout, stderr } = spawnSync(command, words, {
    cwd: life.root,
    env: environment(life),
    encoding: 'utf8',
    input: '',
  });
  return { code: status, stdout, stderr };
}

export function doStep(life: Life, step: Step): string | null {
  if ('file' in step) {
    mkdirSync(dirname(join(life.root, step.file)), { recursive: true });
    writeFileSync(join(life.root, step.file), step.content);
    return step.isUnsaved === true ? null : doStep(life, { argv: ['save', step.file, '--reason', 'by hand'] });
  }
  const { code, stdout, stderr } = runUndisturbed(life, step.argv, { isTty: step.atTerminal === true });
  return code === 0 || step.mayFail === true ? null : `${step.argv.join(' ')} ended with ${code}: ${stdout} ${stderr}`;
}

/** Runs a command line and kills it at the moment. The code is null where it was killed. */
export async function runAndKill(
  life: Life,
  argv: readonly string[],
  { isTty, moment }: { isTty: boolean; moment: Moment },
): Promise<Ran> {
  const [command = '', ...words] = commandLine(life, argv, isTty);
  const child = spawn(command, words, {
    cwd: life.root,
    env: { ...environment(life), ...trapFor(life, moment) },
    detached: true,
  });
  let stdout = '';
  let stderr = '';
  child.stdout.on('data', (chunk: Buffer) => {
    stdout += chunk.toString();
    answer(child, stdout);
  });
  child.stderr.on('data', (chunk: Buffer) => {
    stderr += chunk.toString();
  });
  const closed = new Promise<number | null>((resolve) => child.once('close', (code) => resolve(code)));
  if (moment.kind === 'time') {
    await Promise.race([sleep(moment.ms), closed]);
    killAll(child.pid, moment.withChildren);
  }
  const code = await closed;
  return { code, stdout, stderr };
}

/** Types the id of an alert when it is asked for. */
function answer(child: ChildProcess, screen: string): void {
  const id = /Type (a-[0-9a-f]{8}) to accept/.exec(screen)?.[1];
  if (id !== undefined && child.stdin?.writableEnded === false) child.stdin.end(`${id}\r`);
}

function commandLine({ program }: Life, argv: readonly string[], isTty: boolean): string[] {
  const words = [process.execPath, program, ...argv];
  if (!isTty) return words;
  return ['script', '--quiet', '--return', '--flush', '--command', words.map(shellWord).join(' '), '/dev/null'];
}

function environment({ home }: Life): Record<string, string> {
  return { PATH: process.env.PATH ?? '', HOME: home, TERM: 'dumb' };
}

/** A git of ours in front of the real one, or a module that is loaded first; both kill the program when its moment has come. */
function trapFor({ home }: Life, moment: Moment): Record<string, string> {
  const folder = join(home, 'trap');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  if (moment.kind === 'rename') {
    const module = join(folder, 'die.cjs');
    writeFileSync(module, dieAfterRename(moment.count));
    return { NODE_OPTIONS: `--require=${module}` };
  }
  if (moment.kind !== 'git') return {};
  const kill = 'kill -9 "$PPID"; exit 137';
  const lines = [
    '#!/bin/sh',
    'real=$(PATH="${PATH#*:}" command -v git)',
    `echo call >> '${folder}/calls'`,
    `[ "$(wc -l < '${folder}/calls')" -eq ${moment.call} ] || exec "$real" "$@"`,
    ...(moment.isAfter ? ['"$real" "$@"', kill] : [kill]),
    '',
  ];
  writeFileSync(join(folder, 'git'), lines.join('\n'));
  chmodSync(join(folder, 'git'), 0o755);
  return { PATH: `${folder}:${process.env.PATH ?? ''}` };
}

function dieAfterRename(count: number): string {
  return `const files = require('node:fs/promises');
const rename = files.rename;
let seen = 0;
files.rename = async (from, to) => {
  await rename(from, to);
  seen += 1;
  if (seen === ${count}) process.kill(process.pid, 'SIGKILL');
};
`;
}

/** A terminal starts its program in a session of its own, so children are looked up and not reached as a group. */
function killAll(pid: number | undefined, withChildren: boolean): void {
  if (pid === undefined) return;
  const family = [pid, ...descendants(pid)];
  const [first = pid] = family;
  for (const one of withChildren ? family : family.slice(0, family.length > 1 && isTerminal(first) ? 2 : 1)) {
    try {
      process.kill(one, 'SIGKILL');
    } catch {
      // It ended by itself.
    }
  }
}

function isTerminal(pid: number): boolean {
  return readOrEmpty(`/proc/${pid}/comm`).trim() === 'script';
}

function descendants(pid: number): number[] {
  const children = readOrEmpty(`/proc/${pid}/task/${pid}/children`).trim().split(' ').filter(Boolean).map(Number);
  return children.flatMap((child) => [child, ...descendants(child)]);
}

function readOrEmpty(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    // The process is gone.
    return '';
  }
}
