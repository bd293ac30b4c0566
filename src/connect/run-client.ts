import { execFile } from 'node:child_process';
import type { Environment } from '../git/run-git.js';
import { findProgram } from './places.js';

/** Runs a command of a client, without a shell; why it failed, or null. Hooks that it starts stay silent. */
export function runClient(program: string, args: readonly string[], env: Environment): Promise<string | null> {
  const path = findProgram(program, env);
  if (path === null) return Promise.resolve(`there is no program named ${program}`);
  const options = { env: { ...env, AGENTSOUL_HOOK: '1' }, timeout: 60_000 };
  return new Promise((resolve) => {
    const child = execFile(path, [...args], options, (error, _stdout, stderr) => {
      if (error === null) resolve(null);
      else resolve(stderr.trim().split('\n')[0] || error.message);
    });
    child.stdin?.end();
  });
}
