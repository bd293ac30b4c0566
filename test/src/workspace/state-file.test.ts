import {
  closeSync,
  constants,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  statSync,
  symlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { databaseProblems, openPlainFile, plainFileProblem, readPlainFile } from '../../../src/workspace/state-file.js';
import { canMake, strangeFiles } from '../../support/strange-files.js';
import { temporaryFolder } from '../../support/temporary-workspace.js';

const file = { path: '.state/file', maxBytes: 10 };

function place() {
  const folder = temporaryFolder();
  const root = join(folder, 'workspace');
  const victim = join(folder, 'victim');
  mkdirSync(join(root, '.state'), { recursive: true });
  writeFileSync(victim, 'precious');
  return { root, victim, path: join(root, file.path) };
}

const says: Readonly<Record<string, string>> = {
  'a link to /dev/zero': 'is a link',
  'a link to a file outside': 'is a link',
  'a pipe': 'is not a regular file',
  'an endless device': 'is not a regular file',
  'a folder': 'is not a regular file',
  'a file of 3 GB': 'is larger than 10 bytes (3221225472 bytes)',
};

describe.each(strangeFiles)('$name', (strange) => {
  // Devices are made by the administrator alone.
  test.skipIf(!canMake(strange))('is neither read nor written', () => {
    const { root, victim, path } = place();
    strange.put(path, victim);
    const problem = { path: file.path, at: file.path, says: says[strange.name] };
    expect(readPlainFile(root, file)).toMatchObject({ state: 'unusable', problem });
    expect(plainFileProblem(root, file)).toMatchObject(problem);
    expect(() => openPlainFile(root, file, constants.O_WRONLY | constants.O_TRUNC)).toThrow(
      `.state/file ${says[strange.name]}, so nothing is written to it.`,
    );
    expect(readFileSync(victim, 'utf8')).toBe('precious');
  });

  test.skipIf(!canMake(strange))('beside a database is found before SQLite opens it', () => {
    for (const beside of ['-wal', '-shm', '-journal']) {
      const { root, victim, path } = place();
      strange.put(`${path}${beside}`, victim);
      expect(databaseProblems(root, file).map((found) => found.path)).toEqual([`.state/file${beside}`]);
    }
  });
});

test('a plain file is read up to its limit, and a missing one is missing', () => {
  const { root, path } = place();
  expect(readPlainFile(root, file)).toEqual({ state: 'missing' });
  writeFileSync(path, '0123456789');
  expect(readPlainFile(root, file)).toEqual({ state: 'present', bytes: Buffer.from('0123456789') });
  writeFileSync(path, '0123456789+');
  expect(readPlainFile(root, file)).toMatchObject({ state: 'unusable', problem: { kind: 'too-large' } });
});

test('a folder on the way that is a link is not gone through, wherever it leads', () => {
  const { root } = place();
  writeFileSync(join(root, '.state/file'), 'inside');
  renameSync(join(root, '.state'), join(root, 'elsewhere'));
  symlinkSync('elsewhere', join(root, '.state'));
  const problem = { path: file.path, at: '.state', kind: 'link', says: 'is behind the link .state' };
  expect(readPlainFile(root, file)).toEqual({ state: 'unusable', problem });
  expect(() => openPlainFile(root, { ...file, path: '.state/new' }, constants.O_WRONLY)).toThrow(
    '.state/new is behind the link .state, so nothing is written to it.',
  );
  expect(existsSync(join(root, 'elsewhere/new'))).toBe(false);
});

test('a file where a folder should be is in the way', () => {
  const { root } = place();
  writeFileSync(join(root, 'notes'), 'a file');
  expect(readPlainFile(root, { path: 'notes/file', maxBytes: 10 })).toEqual({
    state: 'unusable',
    problem: {
      path: 'notes/file',
      at: 'notes',
      kind: 'not-plain',
      says: 'is below notes, which is not a folder',
    },
  });
});

test('a missing file is made for its owner alone when it is opened to be written', () => {
  const { root, path } = place();
  const descriptor = openPlainFile(root, file, constants.O_WRONLY);
  writeSync(descriptor, 'ours');
  closeSync(descriptor);
  expect([readFileSync(path, 'utf8'), (statSync(path).mode & 0o777).toString(8)]).toEqual(['ours', '600']);
});

test('what the system makes while it is read is bounded too', () => {
  // Files of the system have no size before they are read.
  const problem = readPlainFile('/proc/self', { path: 'environ', maxBytes: 2 });
  expect(problem.state === 'unusable' ? problem.problem.kind : problem.state).toBe(
    existsSync('/proc/self/environ') ? 'too-large' : 'missing',
  );
});
