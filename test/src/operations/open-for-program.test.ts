import { expect, test } from 'vitest';
import * as library from '../../../src/library.js';
import { sessionOf } from '../../../src/operations/caller-session.js';
import { checkAllowed } from '../../../src/operations/check-allowed.js';
import { operations } from '../../../src/operations/table.js';
import { scopeKinds } from '../../../src/scopes/scopes.js';
import { openFiles, writeFiles } from '../../support/workspace-files.js';

const files = { 'SOUL.md': '# Soul\n', 'agentsoul.json': '{}\n' };
const code = (expected: string) => expect.objectContaining({ code: expected });

test('the narrowest of what the environment and the caller allow is the ceiling', async () => {
  const { root } = writeFiles(files);
  const open = (variable: string, scope?: string) =>
    library.openWorkspace(root, { env: { AGENTSOUL_SCOPE: variable }, ...(scope !== undefined && { scope }) });
  expect((await open('heartbeat', 'group')).ceiling).toEqual({ kind: 'group' });
  expect((await open('group')).ceiling).toEqual({ kind: 'group' });
  await expect(open('group', 'main')).rejects.toThrow(code('scope-above-ceiling'));
  await expect(open('group', 'subagent')).rejects.toThrow(code('scope-above-ceiling'));
  await expect(open('')).rejects.toThrow(code('unknown-scope'));
  await expect(open('main', 'everything')).rejects.toThrow(code('unknown-scope'));
});

test.each([
  [{ at: '2026-02-02' }, '`at` must be a valid Date, such as new Date("2026-02-02").'],
  [{ at: new Date('never') }, '`at` must be a valid Date, such as new Date("2026-02-02").'],
  [{ scope: 5 }, expect.stringMatching(/^`scope` must be a scope: main, group, /)],
  [{ agnet: 'kate' }, 'There is no option named `agnet`.'],
  ['main', 'The options of `openWorkspace` must be an object.'],
])('wrong options of JavaScript are named: %j', async (options, message) => {
  const open = library.openWorkspace as (folder: string, options: unknown) => Promise<unknown>;
  await expect(open('.', options)).rejects.toThrow(expect.objectContaining({ code: 'usage', message }));
});

test('a prompt is for somebody, and a program has to say for whom', async () => {
  const workspace = await openFiles(files);
  await expect(library.renderPrompt(workspace, {})).rejects.toThrow(code('usage'));
  await expect(library.renderPrompt(workspace, { scope: 'main' })).resolves.toMatchObject({ scope: 'main' });
});

test.each(scopeKinds.filter((kind) => kind !== 'main'))('what is for the owner refuses %s', async (kind) => {
  const ceiling = kind === 'room' ? { kind, room: 'hall' } : { kind };
  const session = sessionOf({ ...(await openFiles(files)), ceiling });
  for (const operation of Object.values(operations).filter(({ sees }) => sees === 'owner'))
    expect(() => checkAllowed(session, operation), operation.name).toThrow(code('scope-above-ceiling'));
});

test('a file is written only by somebody who read what is there', async () => {
  const workspace = await openFiles(files);
  const { hash, text } = await library.readFile(workspace, 'SOUL.md');
  expect(text).toBe('# Soul\n');
  const written = await library.writeFile(workspace, 'SOUL.md', '# Soul\n\nCalm.\n', { hash });
  expect(written).toMatchObject({ changed: true, files: [{ path: 'SOUL.md', action: 'EDIT' }] });
  await expect(library.writeFile(workspace, 'SOUL.md', 'x\n', { hash })).rejects.toThrow(code('file-changed'));
  const { files: listed } = await library.listFiles(workspace);
  expect(listed.map(({ path }) => path)).toContain('SOUL.md');
});

test('watching is for the owner and ends with its signal', async () => {
  const workspace = await openFiles(files);
  expect(() => library.watchWorkspace({ ...workspace, ceiling: { kind: 'group' } }, () => {})).toThrow(
    code('scope-above-ceiling'),
  );
  const controller = new AbortController();
  const { close } = library.watchWorkspace(workspace, () => {}, { signal: controller.signal });
  controller.abort();
  close();
});
