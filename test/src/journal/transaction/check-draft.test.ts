import { describe, expect, test } from 'vitest';
import { profile as cognitive } from '../../../../src/profiles/layouts/cognitive.js';
import { profile as mindroom } from '../../../../src/profiles/layouts/mindroom.js';
import { failure } from '../../../support/errors.js';
import { type Made, makeChange, saveFiles, undo } from '../../../support/make-change.js';
import { allFiles, type TemporaryWorkspace, temporaryWorkspace } from '../../../support/temporary-workspace.js';

/** The error of a change that must leave everything as it was. */
async function refused(place: TemporaryWorkspace, change: () => Promise<Made>): Promise<[string, string]> {
  const state = () => [
    allFiles(place.root),
    place.git('rev-parse', 'HEAD'),
    place.git('status', '--porcelain'),
    place.read('memory/meta/audit.log'),
  ];
  const before = state();
  const error = await failure(change());
  expect(state()).toEqual(before);
  return [error.code, error.message];
}

// Every word is a token of its own.
const words = (count: number) => 'word '.repeat(count).trimEnd();

describe('hard limits', () => {
  test('a MindRoom file of more than 16,384 bytes is refused, one of exactly that many is written', async () => {
    const place = temporaryWorkspace({
      profile: mindroom,
      files: { 'workspace/main/SOUL.md': 'a\n', '.gitignore': '.agentsoul\n' },
    });
    const path = 'workspace/main/MEMORY.md';
    await makeChange(place.workspace, { [path]: 'x'.repeat(16_384) });
    expect(await refused(place, () => makeChange(place.workspace, { [path]: `${'x'.repeat(16_382)}é!` }))).toEqual([
      'over-limit',
      `${path} would have 16,385 bytes, 1 more than its limit of 16,384.`,
    ]);
  });

  test('core memory of more than 3,000 tokens is refused', async () => {
    for (const profile of [cognitive, undefined]) {
      const place = temporaryWorkspace(profile === undefined ? {} : { profile });
      await makeChange(place.workspace, { 'MEMORY.md': words(3000) });
      expect(await refused(place, () => makeChange(place.workspace, { 'MEMORY.md': words(3001) }))).toEqual([
        'over-limit',
        'MEMORY.md would have 3,001 tokens, 1 more than its limit of 3,000.',
      ]);
    }
  });

  test('fewer bytes with more tokens are no way around the limit', async () => {
    const place = temporaryWorkspace();
    await makeChange(place.workspace, { 'MEMORY.md': `${words(2000)}\n${' '.repeat(9000)}` });
    expect((await refused(place, () => makeChange(place.workspace, { 'MEMORY.md': words(3500) })))[0]).toBe(
      'over-limit',
    );
  });

  test('other files of the default layout may pass their budget, which only decides what a prompt shows', async () => {
    const place = temporaryWorkspace();
    await makeChange(place.workspace, { 'SOUL.md': words(5000), 'memory/2026-02-02.md': words(5000) });
  });

  test('a file of more than 2 MB is refused', async () => {
    const place = temporaryWorkspace();
    const limit = 2 * 1024 * 1024;
    expect(await refused(place, () => makeChange(place.workspace, { 'notes.txt': 'x'.repeat(limit + 1) }))).toEqual([
      'over-limit',
      'notes.txt would have 2,097,153 bytes, 1 more than its limit of 2,097,152.',
    ]);
  });

  test('a file that is too large already may shrink, stay as large, and be undone, but not grow', async () => {
    const place = temporaryWorkspace({ files: { 'SOUL.md': 'a\n', 'MEMORY.md': words(4000) } });
    const shrunk = await makeChange(place.workspace, { 'MEMORY.md': words(3500) });
    await makeChange(place.workspace, { 'MEMORY.md': words(3500).replace('word', 'term') });
    expect((await refused(place, () => makeChange(place.workspace, { 'MEMORY.md': words(3600) })))[0]).toBe(
      'over-limit',
    );
    await undo(place.workspace);
    await undo(place.workspace, shrunk.id);
    expect(place.read('MEMORY.md')).toBe(words(4000));
  });

  test('save refuses what a person let grow over a limit', async () => {
    const place = temporaryWorkspace();
    place.write('MEMORY.md', words(3001));
    expect((await refused(place, () => saveFiles(place.workspace)))[0]).toBe('over-limit');
  });
});

describe('secrets', () => {
  const secret = 'password: Tr0ub4dor&3\n';

  test.each([
    'MEMORY.md',
    'USER.md',
    'memory/2026-02-02.md',
    'memory/graph/entities/x.md',
    'memory/vault/x.md',
    'rooms/x.md',
    'memory/any.md',
  ])('a secret in %s is refused and never quoted', async (path) => {
    const place = temporaryWorkspace();
    const [code, message] = await refused(place, () =>
      makeChange(place.workspace, { 'SOUL.md': 'b\n', [path]: `# x\n\n${secret}` }),
    );
    expect([code, message]).toEqual([
      'secret-found',
      `${path} would contain a likely secret on line 3: password, ${'*'.repeat(8)}`,
    ]);
  });

  test('what stands in files that are no memory is not the business of the journal', async () => {
    const place = temporaryWorkspace();
    await makeChange(place.workspace, { 'TOOLS.md': secret, 'SOUL.md': secret });
  });

  test("a secret in a person's uncommitted edit blocks the change that would commit it, also an undo", async () => {
    const place = temporaryWorkspace({ files: { 'SOUL.md': 'a\n', 'MEMORY.md': '- one\n- two\n- three\n' } });
    const change = await makeChange(place.workspace, { 'MEMORY.md': '- ONE\n- two\n- three\n' });
    place.write('MEMORY.md', `- ONE\n- two\n- three\n${secret}`);
    const edit = () => makeChange(place.workspace, { 'MEMORY.md': '- four\n' });
    expect((await refused(place, edit))[0]).toBe('secret-found');
    expect((await refused(place, () => undo(place.workspace, change.id)))[0]).toBe('secret-found');
    expect((await refused(place, () => saveFiles(place.workspace)))[0]).toBe('secret-found');
    await makeChange(place.workspace, { 'SOUL.md': 'another file\n' });
  });

  test('a secret that is committed already does not block later changes of the same file', async () => {
    const place = temporaryWorkspace({ files: { 'SOUL.md': 'a\n', 'MEMORY.md': `${secret}- one\n` } });
    await makeChange(place.workspace, { 'MEMORY.md': `${secret}- two\n` });
    place.write('MEMORY.md', `${secret}- three\n`);
    await makeChange(place.workspace, { 'MEMORY.md': `${secret}- four\n` });
    expect(
      (
        await refused(place, () => makeChange(place.workspace, { 'MEMORY.md': `${secret}api key: 5f4dcc3b5aa765d6\n` }))
      )[0],
    ).toBe('secret-found');
    await makeChange(place.workspace, { 'MEMORY.md': '- five\n' });
    await undo(place.workspace);
  });

  test('the refusal names nothing that could be used', async () => {
    const place = temporaryWorkspace();
    const key = `AKIA${'Q3EGRIHJ5LS2PLMN'}`;
    const [, message] = await refused(place, () =>
      makeChange(place.workspace, {
        'MEMORY.md': `aws_access_key_id = ${key}\naws_secret_access_key = wJalrXUtnFEMIK7MDENGbPxRfiCYEXAMPLEKEYxx\n`,
      }),
    );
    expect(message.includes(key) || message.includes('wJalrXUtnFEMIK7MDENG')).toBe(false);
  });
});
