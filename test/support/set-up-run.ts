import { execFileSync } from 'node:child_process';
import { chmodSync, mkdtempSync, realpathSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { bundleProgram } from './child-program.js';

declare module 'vitest' {
  interface ProvidedContext {
    /** The path of `test/faults/writer.ts` as a program. */
    writer: string;
  }
}

const buildScript = fileURLToPath(new URL('../../scripts/build.js', import.meta.url));

const memory = '/dev/shm';
const neededBytes = 2 ** 30;

/** Once before all tests: builds the programs, and gives the run one temporary folder, which is removed in the end. */
export async function setup(project: TestProject): Promise<() => void> {
  execFileSync(process.execPath, [buildScript], { stdio: ['ignore', 'inherit', 'inherit'] });
  const folder = realpathSync(mkdtempSync(join(canHoldTests(memory) ? memory : tmpdir(), 'agentsoul-tests-')));
  // Some tests are about what other users may read, so it is not the temporary folder that keeps them out.
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  const writer = await bundleProgram('test/faults/writer.ts');
  project.provide('writer', writer.path);
  return () => {
    writer.remove();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
}

/** Whether a folder has room, and lets programs run: containers often have a small one that does not. */
function canHoldTests(parent: string): boolean {
  let folder: string | undefined;
  try {
    const { bavail, bsize } = statfsSync(parent);
    if (bavail * bsize < neededBytes) return false;
    folder = mkdtempSync(join(parent, 'agentsoul-tests-'));
    writeFileSync(join(folder, 'program'), '#!/bin/sh\n', { mode: 0o755 });
    execFileSync(join(folder, 'program'));
    return true;
  } catch {
    // There is none, or it refuses; the usual temporary folder will do.
    return false;
  } finally {
    if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
  }
}
