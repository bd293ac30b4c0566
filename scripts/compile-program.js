import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Leaves beside the program what V8 makes of it, so that starting it compiles nothing. */
export function compileProgram(root) {
  const home = mkdtempSync(join(tmpdir(), 'agentsoul-compile-'));
  try {
    const run = (...words) =>
      execFileSync(process.execPath, words, {
        cwd: home,
        env: { PATH: process.env.PATH, HOME: home },
        stdio: ['ignore', 'ignore', 2],
      });
    run(join(root, 'bin/agentsoul.js'), 'init', 'demo', '--yes', '--quiet');
    // What is compiled here is loaded at every start, so it is the code of reading commands and nothing else.
    for (const line of [
      '-C demo search once',
      '-C demo search where tea --json',
      '-C demo render',
      '-C demo status',
      '-C demo audit',
      '-C demo lint',
      '-C demo explain HID001',
    ])
      run(join(root, 'scripts/warm-program.cjs'), ...line.split(' '));
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
