import { type ChildProcess, spawn } from 'node:child_process';
import { writeSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { readSnapshot } from '../../src/workspace/snapshot.js';
import { type Kind, type Place, readNumbers } from './place.js';

/** The reader's own process: looks at all workspaces in turn, for as long as it lives, and says when it sees what must not be. */
export async function runReader(places: readonly Place[]): Promise<void> {
  const latest = new Map<Kind, number>();
  let reads = 0;
  process.on('SIGTERM', () => {
    writeSync(1, `reads ${reads}\n`);
    process.exit(0);
  });
  for (;;) {
    for (const { kind, workspace } of places) {
      const numbers = await readSnapshot(workspace.reads, readNumbers);
      reads += 1;
      const [first = -1] = numbers;
      const isWhole = numbers.every((number) => number === first);
      if (!isWhole) writeSync(1, `violation ${kind}: saw ${numbers.join(', ')} together\n`);
      if (isWhole && first < (latest.get(kind) ?? 0)) writeSync(1, `violation ${kind}: went back to ${first}\n`);
      latest.set(kind, first);
    }
    await sleep(1);
  }
}

export type RunningReader = { stop(): Promise<{ reads: number; violations: string[]; trouble: string }> };

export function startReader(program: string, folder: string): RunningReader {
  const child: ChildProcess = spawn(process.execPath, [program, '--role', 'reader', '--folder', folder], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  let trouble = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    trouble += chunk.toString();
  });
  const closed = new Promise<void>((resolve) => child.on('close', () => resolve()));
  return {
    async stop() {
      child.kill('SIGTERM');
      await closed;
      const lines = said.trim().split('\n');
      return {
        reads: Number(/reads (\d+)/.exec(said)?.[1] ?? 0),
        violations: lines.filter((line) => line.startsWith('violation')),
        trouble,
      };
    },
  };
}
