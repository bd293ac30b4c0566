import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { failure } from '../../../support/errors.js';
import { makeChange, undo } from '../../../support/make-change.js';
import { allFiles, temporaryWorkspace } from '../../../support/temporary-workspace.js';

test('undo without a name goes back one change at a time', async () => {
  const { workspace, read } = temporaryWorkspace();
  for (const content of ['one\n', 'two\n', 'three\n']) await makeChange(workspace, { 'STYLE.md': content });
  const seen: (string | null)[] = [];
  for (let step = 0; step < 3; step++) {
    await undo(workspace);
    seen.push(read('STYLE.md'));
  }
  expect(seen).toEqual(['two\n', 'one\n', null]);
  const error = await failure(undo(workspace));
  expect([error.code, error.message]).toEqual(['nothing-to-undo', 'There is no change by agentsoul left to undo.']);
});

test('a change that was brought back by undoing its undo is the next to be undone', async () => {
  const { workspace, read } = temporaryWorkspace();
  await makeChange(workspace, { 'STYLE.md': 'one\n' });
  await makeChange(workspace, { 'STYLE.md': 'two\n' });
  const undone = await undo(workspace);
  await undo(workspace, undone.id);
  expect(read('STYLE.md')).toBe('two\n');
  await undo(workspace);
  expect(read('STYLE.md')).toBe('one\n');
});

test('undo keeps later edits elsewhere in the same file, committed or not', async () => {
  const place = temporaryWorkspace({ files: { 'SOUL.md': 'a\nb\nc\nd\ne\nf\ng\n' } });
  const change = await makeChange(place.workspace, { 'SOUL.md': 'a\nB\nc\nd\ne\nf\ng\n' });
  await makeChange(place.workspace, { 'SOUL.md': 'a\nB\nc\nD\ne\nf\ng\n' });
  place.write('SOUL.md', 'a\nB\nc\nD\ne\nf\nG\n');
  const undone = await undo(place.workspace, change.id);
  expect(place.read('SOUL.md')).toBe('a\nb\nc\nD\ne\nf\nG\n');
  expect(place.git('show', `${undone.manualCommit}:SOUL.md`)).toBe('a\nB\nc\nD\ne\nf\nG\n');
});

test('undo takes an entry out of a day that has later ones, the first one too', async () => {
  const { workspace, read } = temporaryWorkspace();
  const entries = ['## 09:00 | event\nTea.\n', '\n## 10:00 | event\nCoffee.\n', '\n## 11:00 | event\nMilk.\n'];
  const day = (...places: number[]) => `# 2026-02-03\n\n${places.map((place) => entries[place]).join('')}`;
  const path = 'memory/2026-02-03.md';
  const first = await makeChange(workspace, { [path]: day(0) });
  const second = await makeChange(workspace, { [path]: day(0, 1) });
  await makeChange(workspace, { [path]: day(0, 1, 2) });
  await undo(workspace, second.id);
  expect(read(path)).toBe(day(0, 2));
  const undone = await undo(workspace, first.id);
  expect(read(path)).toBe('# 2026-02-03\n\n## 11:00 | event\nMilk.\n');
  await undo(workspace, undone.id);
  expect(read(path)).toBe(day(0, 2));
});

test.each([
  ['stands there twice', 'a\nb\n', 'a\nb\ntea\n', 'a\nb\ntea\nc\ntea\n'],
  ['was edited', 'a\nb\n', 'a\nb\ntea\n', 'a\nb\ntea with milk\nc\n'],
  ['was part of a larger change', 'a\nb\n', 'A\nb\ntea\n', 'AA\nb\ntea\nc\n'],
])('undo refuses to take out a line that %s', async (_name, before, after, now) => {
  const place = temporaryWorkspace({ files: { 'SOUL.md': before } });
  const change = await makeChange(place.workspace, { 'SOUL.md': after });
  await makeChange(place.workspace, { 'SOUL.md': now });
  expect((await failure(undo(place.workspace, change.id))).code).toBe('undo-conflict');
  expect(place.read('SOUL.md')).toBe(now);
});

test('undo refuses when the same lines were edited later, and changes nothing', async () => {
  const place = temporaryWorkspace({ files: { 'SOUL.md': 'a\nb\nc\n', 'STYLE.md': 'x\n' } });
  const change = await makeChange(place.workspace, { 'SOUL.md': 'a\nB\nc\n', 'STYLE.md': 'y\n' });
  const later = await makeChange(place.workspace, { 'SOUL.md': 'a\nBB\nc\n' });
  const before = { files: allFiles(place.root), head: place.git('rev-parse', 'HEAD') };
  const error = await failure(undo(place.workspace, change.id));
  expect([error.code, error.message]).toEqual([
    'undo-conflict',
    `SOUL.md was edited after ${change.id}, in the lines the undo would restore: ${later.id} "[EDIT] SOUL.md — change some files".`,
  ]);
  expect(error.hint).toContain(`\`agentsoul undo ${later.id}\``);
  expect({ files: allFiles(place.root), head: place.git('rev-parse', 'HEAD') }).toEqual(before);
});

test('undo of a deleted file refuses when somebody wrote a new one there', async () => {
  const place = temporaryWorkspace({ files: { 'SOUL.md': 'a\n', 'STYLE.md': 'x\n' } });
  const change = await makeChange(place.workspace, { 'STYLE.md': null });
  place.write('STYLE.md', 'mine\n');
  expect((await failure(undo(place.workspace, change.id))).code).toBe('undo-conflict');
  expect(place.read('STYLE.md')).toBe('mine\n');
});

test('a file that a person already put back is no conflict', async () => {
  const place = temporaryWorkspace({ files: { 'SOUL.md': 'a\n' } });
  const change = await makeChange(place.workspace, { 'SOUL.md': 'b\n', 'STYLE.md': 'new\n' });
  rmSync(join(place.root, 'STYLE.md'));
  await undo(place.workspace, change.id);
  expect(allFiles(place.root)).toEqual({ 'SOUL.md': 'a\n' });
});

test('bytes that are no text survive a merging undo', async () => {
  const place = temporaryWorkspace({ files: {}, isUnborn: true });
  const bytes = (last: string) => Buffer.concat([Buffer.from([0xff, 0xfe, 0x0a]), Buffer.from(`a\nb\nc\n${last}\n`)]);
  await makeChange(place.workspace, { 'odd.md': bytes('d') });
  const change = await makeChange(place.workspace, { 'odd.md': bytes('D') });
  place.write('odd.md', Buffer.concat([bytes('D'), Buffer.from('x\ny\n')]));
  expect((await failure(undo(place.workspace, change.id))).code).toBe('undo-conflict');
  place.write('odd.md', Buffer.concat([Buffer.from([0xfd, 0x0a]), bytes('D')]));
  await undo(place.workspace, change.id);
  expect(allFiles(place.root)['odd.md']).toBe(
    Buffer.concat([Buffer.from([0xfd, 0x0a]), bytes('d')]).toString('latin1'),
  );
});

test('a change is found by its id, its commit, and the start of either', async () => {
  const { workspace, read } = temporaryWorkspace({ files: { 'SOUL.md': 'a\n' } });
  for (const name of ['id', 'commit', 'start of id', 'start of commit'] as const) {
    const change = await makeChange(workspace, { 'SOUL.md': `${name}\n` });
    const commit = change.commit ?? '';
    const given = {
      id: change.id,
      commit,
      'start of id': change.id.slice(0, 9),
      'start of commit': commit.slice(0, 12),
    };
    await undo(workspace, given[name]);
    expect(read('SOUL.md')).toBe('a\n');
  }
});

test('an unknown name is told, and so is a merge', async () => {
  const place = temporaryWorkspace();
  const unknown = await failure(undo(place.workspace, 'c-0000000000'));
  expect([unknown.code, unknown.message]).toEqual([
    'unknown-change',
    'There is no change c-0000000000 in the history of this workspace.',
  ]);
  place.git('switch', '--quiet', '--create', 'side');
  place.git('commit', '--quiet', '--allow-empty', '--message', 'side');
  place.git('switch', '--quiet', 'main');
  place.git('merge', '--quiet', '--no-ff', '--message', 'merge', 'side');
  const merge = place.git('rev-parse', 'HEAD').trim();
  const error = await failure(undo(place.workspace, merge));
  expect([error.code, error.hint]).toEqual(['unknown-change', 'Use `git revert -m 1` for merges.']);
});

test("a person's own commit is undone by its name, and only inside the workspace", async () => {
  const place = temporaryWorkspace({ kind: 'parent' });
  place.write('SOUL.md', 'theirs\n');
  place.write('../../code.txt', 'changed\n');
  place.git('commit', '--quiet', '--all', '--message', 'both');
  const commit = place.git('rev-parse', 'HEAD').trim();
  const undone = await undo(place.workspace, commit);
  expect(undone.files).toEqual([{ path: 'SOUL.md', action: 'REVERT' }]);
  expect([place.read('SOUL.md'), place.read('../../code.txt')]).toEqual(['# Soul\n\nBe kind.\n', 'changed\n']);
});

test('without git there is no undo, and the error says so', async () => {
  const { workspace } = temporaryWorkspace({ kind: 'none' });
  await makeChange(workspace, { 'SOUL.md': 'b\n' });
  const error = await failure(undo(workspace));
  expect([error.code, error.message]).toEqual([
    'no-history',
    'This workspace has no git repository, so nothing can be undone.',
  ]);
});

test('undo without a name never takes back the creation of the workspace', async () => {
  const place = temporaryWorkspace();
  const created = await makeChange(
    place.workspace,
    { 'STYLE.md': 'new\n' },
    { mutation: 'init', summary: 'create the workspace (agentsoul layout)' },
  );
  const error = await failure(undo(place.workspace));
  expect([error.code, error.hint]).toEqual([
    'nothing-to-undo',
    `To undo the creation of the workspace itself, name it: \`agentsoul undo ${created.id}\`.`,
  ]);
  await undo(place.workspace, created.id);
  expect(place.read('STYLE.md')).toBe(null);
});
