import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Outcome } from './memory-terminal.js';

export const root = fileURLToPath(new URL('../..', import.meta.url));
export const binary = `${root}bin/agentsoul.js`;

/** Nothing of this machine but the path to its programs. */
export const bareEnvironment = { PATH: process.env.PATH ?? '' };

export type ProcessCircumstances = {
  readonly env?: Record<string, string>;
  readonly cwd?: string;
  readonly stdin?: string;
};

/** Runs a command line as a process of its own. */
export function runBinary(
  argv: readonly string[],
  { env = {}, cwd = '/', stdin = '' }: ProcessCircumstances = {},
): Outcome {
  const { status, stdout, stderr } = spawnSync(process.execPath, [binary, ...argv], {
    env: { ...bareEnvironment, ...env },
    cwd,
    input: stdin,
    encoding: 'utf8',
  });
  return { code: status, stdout, stderr };
}

/** Starts a program and sends it a signal as soon as it has printed something. */
export function interrupt(program: string, signals: readonly NodeJS.Signals[]): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [program], { env: bareEnvironment });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').once('data', () => {
      for (const signal of signals) child.kill(signal);
    });
    child.stdout.on('data', (text: string) => {
      stdout += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr += text;
    });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code, stdout, stderr }));
  });
}
