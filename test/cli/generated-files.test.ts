import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from './binary.js';

test('completions, reference pages and the list of profiles are what the source makes of them', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/generate.js', '--check'], {
    cwd: root,
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
});
