import { expect, test } from 'vitest';
import { explainGitFailure } from '../../../src/git/git-failure.js';

test.each([
  ['fatal: write error: No space left on device', 'disk-full'],
  ['error: Disk quota exceeded', 'disk-full'],
  ['error: insufficient permission for adding an object to repository database .git/objects', 'not-writable'],
  ['error: could not lock config file: Read-only file system', 'not-writable'],
  ["fatal: detected dubious ownership in repository at '/x'", 'git-failed'],
  ['fatal: something new', 'git-failed'],
])('%s is %s', (stderr, code) => {
  expect(explainGitFailure({ command: 'commit-tree', stderr, code: 128, signal: null }).code).toBe(code);
});

test('the message has the first line of what git said', () => {
  const failure = { command: 'write-tree', stderr: 'fatal: this\nhint: that\n', code: 128, signal: null };
  expect(explainGitFailure(failure).message).toBe('git write-tree ended with code 128: fatal: this');
  expect(explainGitFailure({ ...failure, stderr: '', code: -1, signal: 'SIGXFSZ' })).toMatchObject({
    code: 'disk-full',
    message: 'git write-tree ended by SIGXFSZ',
  });
});
