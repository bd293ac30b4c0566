import { existsSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changeWorkspace, settleWorkspace, type WritableWorkspace } from '../../../../src/journal/change-workspace.js';
import { readSnapshot } from '../../../../src/workspace/snapshot.js';
import { makeChange } from '../../../support/make-change.js';
import { allFiles, type TemporaryWorkspace, temporaryWorkspace } from '../../../support/temporary-workspace.js';

class Stopped extends Error {}

/** A change whose process stops before the named step. What kills it hard is tested with real processes. */
async function stopAt(workspace: WritableWorkspace, step: string, files: Record<string, string | null>): Promise<void> {
  const stopped = changeWorkspace(workspace, {
    mutation: 'identity set',
    presence: 'unattended',
    trigger: 'a test',
    plan: () => ({
      summary: 'stopped',
      edits: Object.entries(files).map(([path, content]) => ({ path, content })),
    }),
    onStep: (name) => {
      if (name === step) throw new Stopped();
    },
  });
  await expect(stopped).rejects.toThrow(Stopped);
}

const files = { 'SOUL.md': 'ours\n', 'STYLE.md': 'ours\n' };

function leftovers(place: TemporaryWorkspace): string[] {
  return readdirSync(join(place.root, '.agentsoul')).filter(
    (name) => !/^(\.gitignore|lock|last-change|changes-since)/.test(name),
  );
}

test.each(['own', 'none'] as const)('a change that was decided is completed by the next writer (%s)', async (kind) => {
  const place = temporaryWorkspace({ kind });
  await stopAt(place.workspace, 'file:1', files);
  expect((await settleWorkspace(place.workspace)).outcome).toBe('completed');
  expect([place.read('SOUL.md'), place.read('STYLE.md'), leftovers(place)]).toEqual(['ours\n', 'ours\n', []]);
  expect((await settleWorkspace(place.workspace)).outcome).toBe('nothing-to-do');
});

test('a file that a person edited after the crash keeps their edit, for readers and for the next writer', async () => {
  const place = temporaryWorkspace();
  await stopAt(place.workspace, 'files', files);
  place.write('SOUL.md', 'theirs\n');
  const read = await readSnapshot(place.workspace.reads, (reader) => reader.read('SOUL.md'));
  expect(read.state === 'present' && read.bytes.toString()).toBe('theirs\n');
  const { warnings } = await settleWorkspace(place.workspace);
  expect(warnings).toEqual([
    'SOUL.md was edited by somebody else at the same time. Their version is on disk; ours is in git.',
  ]);
  expect([place.read('SOUL.md'), place.git('show', 'HEAD:SOUL.md')]).toEqual(['theirs\n', 'ours\n']);
});

test('without git our version of such a file is kept beside', async () => {
  const place = temporaryWorkspace({ kind: 'none' });
  await stopAt(place.workspace, 'file:0', files);
  place.write('SOUL.md', 'theirs\n');
  const { warnings } = await settleWorkspace(place.workspace);
  const kept = /ours is in (\.agentsoul\/kept-\S+)\.$/.exec(warnings[0] ?? '')?.[1] ?? '';
  expect([place.read('SOUL.md'), place.read(kept), place.read('STYLE.md')]).toEqual(['theirs\n', 'ours\n', 'ours\n']);
  await makeChange(place.workspace, { 'STYLE.md': 'later\n' });
  expect(place.read(kept)).toBe('ours\n');
});

test('a change that is marked as done is not done again', async () => {
  const place = temporaryWorkspace();
  await stopAt(place.workspace, 'marked', files);
  place.write('SOUL.md', '# Soul\n\nBe kind.\n');
  expect((await settleWorkspace(place.workspace)).outcome).toBe('nothing-to-do');
  expect([place.read('SOUL.md'), leftovers(place)]).toEqual(['# Soul\n\nBe kind.\n', []]);
});

test('a change that never became history is dropped, also after a commit by the person', async () => {
  const place = temporaryWorkspace();
  await stopAt(place.workspace, 'ref', files);
  place.git('reset', '--quiet', '--hard', 'HEAD~1');
  place.git('commit', '--quiet', '--allow-empty', '--message', 'theirs');
  expect((await settleWorkspace(place.workspace)).outcome).toBe('dropped');
  expect([allFiles(place.root)['SOUL.md'], leftovers(place)]).toEqual(['# Soul\n\nBe kind.\n', []]);
});

test('a change that shows in one file is completed even when the person went to another branch', async () => {
  const place = temporaryWorkspace();
  place.git('branch', 'other');
  await stopAt(place.workspace, 'file:1', files);
  place.git('symbolic-ref', 'HEAD', 'refs/heads/other');
  place.git('reset', '--quiet', '--mixed');
  await settleWorkspace(place.workspace);
  expect([place.read('SOUL.md'), place.read('STYLE.md')]).toEqual(['ours\n', 'ours\n']);
  expect(place.git('status', '--porcelain')).toBe(' M SOUL.md\n?? STYLE.md\n');
});

test('bytes that are gone from beside the intent come from git', async () => {
  const place = temporaryWorkspace();
  await stopAt(place.workspace, 'file:0', files);
  const staged = readdirSync(join(place.root, '.agentsoul')).find((name) => name.startsWith('staged-')) ?? '';
  rmSync(join(place.root, '.agentsoul', staged), { recursive: true });
  expect(await settleWorkspace(place.workspace)).toEqual({ outcome: 'completed', warnings: [] });
  expect(place.read('STYLE.md')).toBe('ours\n');
});

test("one agent completes another agent's change in the same folder", async () => {
  const place = temporaryWorkspace({ kind: 'none' });
  await stopAt(place.workspace, 'file:1', { 'one/SOUL.md': 'ours\n', 'two/SOUL.md': 'ours\n' });
  const other = { ...place.workspace, reads: { path: place.root, excluded: [join(place.root, 'two')] } };
  await makeChange(other, { 'STYLE.md': 'x\n' });
  expect([place.read('one/SOUL.md'), place.read('two/SOUL.md')]).toEqual(['ours\n', 'ours\n']);
});

test('locks that git left on the branch when it was killed moving it are removed, and only those', async () => {
  const place = temporaryWorkspace();
  const [head, branch] = ['.git/HEAD.lock', '.git/refs/heads/main.lock'].map((path) => join(place.root, path)) as [
    string,
    string,
  ];
  await stopAt(place.workspace, 'files', files);
  writeFileSync(head, '');
  expect((await settleWorkspace(place.workspace)).outcome).toBe('completed');
  expect(existsSync(head)).toBe(false);

  await stopAt(place.workspace, 'files', { 'SOUL.md': 'later\n' });
  writeFileSync(head, '');
  writeFileSync(branch, place.git('rev-parse', 'HEAD~1'));
  await settleWorkspace(place.workspace);
  expect([existsSync(head), existsSync(branch)]).toEqual([true, true]);
  rmSync(branch);
  rmSync(head);

  await stopAt(place.workspace, 'files', { 'SOUL.md': 'last\n' });
  writeFileSync(head, '');
  utimesSync(head, 1, 1);
  await settleWorkspace(place.workspace);
  expect([existsSync(head), place.read('SOUL.md')]).toEqual([true, 'last\n']);
});

test('the audit lines of a completed change are there exactly once, also when the last was cut in the middle', async () => {
  const place = temporaryWorkspace();
  const log = join(place.root, 'memory/meta/audit.log');
  await makeChange(place.workspace, { 'SOUL.md': 'first\n' });
  const whole = readFileSync(log, 'utf8');
  await stopAt(place.workspace, 'audit', { 'SOUL.md': 'second\n', 'STYLE.md': 'second\n' });
  const complete = readFileSync(log, 'utf8');
  for (let length = complete.length; length >= whole.length; length -= 7) {
    writeFileSync(log, Buffer.from(complete).subarray(0, length));
    const intent = readFileSync(join(place.root, '.agentsoul/intent.json'));
    await settleWorkspace(place.workspace);
    expect(readFileSync(log, 'utf8')).toBe(complete);
    writeFileSync(join(place.root, '.agentsoul/intent.json'), intent);
    rmSync(join(place.root, '.agentsoul/last-change'));
  }
});
