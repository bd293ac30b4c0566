import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { failure } from '../../../support/errors.js';
import { makeChange } from '../../../support/make-change.js';
import { type TemporaryWorkspace, temporaryWorkspace } from '../../../support/temporary-workspace.js';

const notPlain = 'memory/meta/audit.log is not a regular file, so nothing is written to it.';
const noFolder = 'memory/meta/audit.log is below memory/meta, which is not a folder, so nothing is written to it.';

const obstacles: readonly [string, string, (place: TemporaryWorkspace) => void][] = [
  ['a folder', notPlain, ({ root }) => mkdirSync(join(root, 'memory/meta/audit.log'), { recursive: true })],
  [
    'a pipe',
    notPlain,
    ({ root }) => {
      mkdirSync(join(root, 'memory/meta'), { recursive: true });
      execFileSync('mkfifo', [join(root, 'memory/meta/audit.log')]);
    },
  ],
  ['below a file', noFolder, (place) => place.write('memory/meta', 'a file\n')],
];

test.each(obstacles)('a log that is %s stops the change before anything is written', async (_, message, obstruct) => {
  const place = temporaryWorkspace();
  obstruct(place);
  const head = place.git('rev-parse', 'HEAD');
  const error = await failure(makeChange(place.workspace, { 'SOUL.md': 'ours\n' }));
  expect([error.code, error.message]).toEqual(['not-writable', message]);
  expect([place.git('rev-parse', 'HEAD'), place.read('SOUL.md')]).toEqual([head, '# Soul\n\nBe kind.\n']);
});
