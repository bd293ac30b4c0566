import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
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
    writeNotes(join(home, 'demo/memory'));
    // What is compiled here is loaded at every start, so it is the code of reading commands and nothing else.
    for (const line of [
      '-C demo search once',
      '-C demo search where did the green tea go --limit 5 --json',
      '-C demo recall where did the green tea go',
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

/** Something to find, short and long, and things that lint looks at in ordinary notes, so that what handles them is compiled too. */
function writeNotes(folder) {
  const days = Array.from({ length: 9 }, (_, day) => `2026-01-0${day + 1}`);
  for (const day of days)
    writeFileSync(
      join(folder, `${day}.md`),
      `# ${day}\n\nThe green tea is in the ${day} drawer of the house.\n\nOn Monday we go to the market for green tea, which costs ${day.slice(-1)} euros. ${'The house is where the tea is and the river is not. '.repeat(8)}\n\n- Ana’s list: [tools](../TOOLS.md), \`memory/${day}.md\`, https://example.org. She said "not today", so don't ask.\n`,
    );
}
