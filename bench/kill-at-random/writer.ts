import { type ChildProcess, spawn } from 'node:child_process';
import { writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { changeWorkspace } from '../../src/journal/change-workspace.js';
import { readSnapshot } from '../../src/workspace/snapshot.js';
import { contentOf, numberedFiles, type Place, readNumbers } from './place.js';

/** The writer's own process: changes all files together for as long as it lives, and says so before and after each change. */
export async function runWriter({ workspace }: Place): Promise<void> {
  for (;;) {
    const [last = 0] = await readSnapshot(workspace.reads, readNumbers);
    const number = last + 1;
    writeSync(1, `begin ${number}\n`);
    await changeWorkspace(workspace, {
      mutation: 'identity set',
      presence: 'unattended',
      trigger: 'kill-at-random',
      plan: () => ({
        summary: `number ${number}`,
        edits: numberedFiles.map((path) => ({ path, content: contentOf(number) })),
      }),
    });
    writeSync(1, `done ${number}\n`);
  }
}

export type Killed = {
  /** The last number whose change was acknowledged, if any. */
  readonly acknowledged: number | null;
  /** The number whose change was under way. */
  readonly interrupted: number | null;
  readonly trouble: string | null;
};

/** Starts a writer and kills it at a random moment after its first change: with every process it started, or alone. */
export async function killWriter(
  program: string,
  place: Place,
  { folder, withChildren, maxDelayMs }: { folder: string; withChildren: boolean; maxDelayMs: number },
): Promise<Killed> {
  const child = spawn(process.execPath, [program, '--role', 'writer', '--folder', folder, '--kind', place.kind], {
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let trouble = '';
  child.stdout.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  child.stderr.on('data', (chunk: Buffer) => {
    trouble += chunk.toString();
  });
  const closed = new Promise<void>((resolve) => child.on('close', () => resolve()));
  while (!said.includes('done') && child.exitCode === null) await sleep(2);
  await sleep(Math.random() * maxDelayMs);
  kill(child, withChildren);
  await Promise.race([closed, sleep(2000)]);
  const numbers = (word: string) =>
    [...said.matchAll(new RegExp(`${word} (\\d+)\n`, 'g'))].map(([, digits]) => Number(digits));
  const acknowledged = numbers('done').at(-1) ?? null;
  const begun = numbers('begin').at(-1) ?? null;
  return { acknowledged, interrupted: begun === acknowledged ? null : begun, trouble: trouble === '' ? null : trouble };
}

function kill({ pid }: ChildProcess, withChildren: boolean): void {
  if (pid === undefined) return;
  try {
    process.kill(withChildren ? -pid : pid, 'SIGKILL');
  } catch {
    // It ended by itself; what it said tells why.
  }
}
