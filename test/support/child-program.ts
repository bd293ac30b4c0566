import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url));

/** A TypeScript file of this repository made into a program that node can run. Lies where its packages are found. */
export async function bundleProgram(entry: string): Promise<{ path: string; remove: () => void }> {
  const folder = join(repositoryRoot, 'node_modules/.cache/agentsoul-test');
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${entry.replaceAll(/[^a-z]+/gi, '-')}-${process.pid}.mjs`);
  await build({
    absWorkingDir: repositoryRoot,
    entryPoints: [entry],
    outfile: path,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20',
    logLevel: 'error',
  });
  return { path, remove: () => rmSync(path, { force: true }) };
}

export type Ended = {
  readonly code: number | null;
  readonly signal: string | null;
  readonly stdout: string;
  readonly stderr: string;
};

export type ProgramOptions = {
  /** What the program is to do, handed over as JSON. */
  readonly task: unknown;
  readonly env?: Readonly<Record<string, string>>;
  /** A command line to run it through, such as a shell that sets limits. */
  readonly through?: readonly string[];
};

export function startProgram(path: string, { task, env, through = [] }: ProgramOptions): ChildProcess {
  const [command = process.execPath, ...args] = [...through, process.execPath, path, JSON.stringify(task)];
  return spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { PATH: process.env.PATH ?? '', ...env },
  });
}

export function ended(child: ChildProcess): Promise<Ended> {
  const parts = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk: Buffer) => {
    parts.stdout += chunk.toString();
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    parts.stderr += chunk.toString();
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code, signal) => resolve({ code, signal, ...parts }));
  });
}

export function runProgram(path: string, options: ProgramOptions): Promise<Ended> {
  return ended(startProgram(path, options));
}
