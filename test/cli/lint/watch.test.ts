import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { runProgram } from '../../../commands/program.js';
import { memoryStreams } from '../../../commands/ui/streams.js';
import { ctrlC } from '../../support/ctrl-c.js';
import { writeFiles } from '../../support/workspace-files.js';
import { clean, tags } from './lint-here.js';

test('a change is answered with a fresh report, and Ctrl-C ends it', async () => {
  const { root, env } = writeFiles(clean);
  const streams = memoryStreams();
  const { interruption, press } = ctrlC();
  const argv = ['lint', '--rule', 'HID001', '--watch'];
  const run = runProgram({ argv, env, cwd: root, streams, interruption });
  const printed = (text: string) =>
    vi.waitFor(() => expect(streams.printed().stdout + streams.printed().stderr).toContain(text), { timeout: 100_000 });

  await printed('all good.');
  await printed('Watching for changes.');
  writeFileSync(join(root, 'MEMORY.md'), `- Tea, ${tags}not coffee.\n`);
  await printed('1 error in 1 of 2 files');
  press();
  expect(await run).toBe(130);
});
