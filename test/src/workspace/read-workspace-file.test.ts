import { describe, expect, test } from 'vitest';
import { renderPrompt } from '../../../src/render/render-prompt.js';
import { decodeText } from '../../../src/workspace/decode-text.js';
import { maxFileBytes, readBytes } from '../../../src/workspace/read-workspace-file.js';
import { type Files, openFiles, writeFiles } from '../../support/workspace-files.js';

function read(files: Files, path: string) {
  return readBytes({ path: writeFiles(files).root, excluded: [] }, path);
}

describe('a file is read whole, or it is told why not', () => {
  test.each<[string, Files, string]>([
    ['a folder', { 'SOUL.md': 'folder/' }, 'It is not a regular file.'],
    ['a pipe', { 'SOUL.md': 'pipe|' }, 'It is not a regular file.'],
    ['a link to a device', { 'SOUL.md': { link: '/dev/zero' } }, 'It leads outside the workspace.'],
    ['a link outside', { 'SOUL.md': { link: '../x.md' }, '../x.md': 'x' }, 'It leads outside the workspace.'],
    ['a link to itself', { 'SOUL.md': { link: 'SOUL.md' } }, 'It is a circular link.'],
    ['two links in a circle', { 'SOUL.md': { link: 'b.md' }, 'b.md': { link: 'SOUL.md' } }, 'It is a circular link.'],
    ['more than 2 MB', { 'SOUL.md': Buffer.alloc(maxFileBytes + 1, 'x') }, 'It is larger than 2 MB (2097153 bytes).'],
  ])('%s', async (_, files, reason) => {
    expect(await read(files, 'SOUL.md')).toEqual({ state: 'unreadable', path: 'SOUL.md', reason });
  });

  test.each<[string, Files]>([
    ['nothing', {}],
    ['a link to nothing', { 'SOUL.md': { link: 'nowhere.md' } }],
    ['a folder that is a file', { 'memory/x.md': 'x' }],
  ])('%s is missing', async (_, files) => {
    const path = 'memory/x.md' in files ? 'memory/x.md/y.md' : 'SOUL.md';
    expect(await read(files, path)).toEqual({ state: 'missing', path });
  });

  test('exactly 2 MB are read', async () => {
    const file = await read({ 'SOUL.md': Buffer.alloc(maxFileBytes, 'x') }, 'SOUL.md');
    expect(file.state === 'present' && file.bytes.length).toBe(maxFileBytes);
  });

  test('a link inside tells where it leads, and two names of a file tell that they are one', async () => {
    const { root } = writeFiles({ 'a/x.md': 'x', 'y.md': { link: 'a/x.md' }, 'z.md': { sameAs: 'a/x.md' } });
    const [x, y, z] = await Promise.all(
      ['a/x.md', 'y.md', 'z.md'].map((path) => readBytes({ path: root, excluded: [] }, path)),
    );
    expect([y, z]).toEqual([
      { ...x, path: 'y.md', realPath: 'a/x.md' },
      { ...x, path: 'z.md', realPath: 'z.md' },
    ]);
    expect(x).toMatchObject({ state: 'present', hasOtherNames: true });
  });

  test('a folder of somebody else is refused', async () => {
    const { root } = writeFiles({ 'bob/x.md': 'x', 'y.md': { link: 'bob/x.md' } });
    const ours = { path: root, excluded: [`${root}/bob`] };
    for (const path of ['bob/x.md', 'y.md'])
      expect(await readBytes(ours, path)).toEqual({
        state: 'unreadable',
        path,
        reason: 'It belongs to another agent.',
      });
  });

  test.each(['/etc/passwd', '../x', 'a/../../x', 'a//b', './a', '', 'a\\b', 'a\nb', 'C:/x', 'a\0b'])(
    'the path %j is refused before anything is read',
    async (path) => {
      await expect(read({}, path)).rejects.toMatchObject({ code: 'path-outside' });
    },
  );
});

describe('bytes become text', () => {
  test.each([
    ['plain', Buffer.from('a\nb\n'), { text: 'a\nb\n', hasBom: false, lineEnd: '\n' }],
    ['with a byte order mark', Buffer.from('\uFEFFa\n'), { text: 'a\n', hasBom: true, lineEnd: '\n' }],
    ['with Windows line ends', Buffer.from('a\r\nb\r\n'), { text: 'a\nb\n', hasBom: false, lineEnd: '\r\n' }],
    ['with both', Buffer.from('\uFEFFa\r\n'), { text: 'a\n', hasBom: true, lineEnd: '\r\n' }],
    ['with a lone return', Buffer.from('a\rb\n'), { text: 'a\rb\n', hasBom: false, lineEnd: '\n' }],
    ['with a mark in the middle', Buffer.from('a\uFEFFb'), { text: 'a\uFEFFb', hasBom: false, lineEnd: '\n' }],
    ['empty', Buffer.alloc(0), { text: '', hasBom: false, lineEnd: '\n' }],
  ] as const)('%s', (_, bytes, decoded) => {
    expect(decodeText(bytes)).toEqual(decoded);
  });

  test.each([
    ['a broken sequence', Buffer.from([0x61, 0xff, 0x62])],
    ['half a character at the end', Buffer.from('é').subarray(0, 1)],
    ['half of a surrogate pair', Buffer.from([0xed, 0xa0, 0x80])],
    ['an overlong form', Buffer.from([0xc0, 0xaf])],
    ['a null byte', Buffer.from('a\0b')],
    ['UTF-16', Buffer.from('\uFEFFhello', 'utf16le')],
  ])('but not %s', (_, bytes) => {
    expect(decodeText(bytes)).toBeNull();
  });
});

test.each<[string, Files[string], string]>([
  ['bytes', Buffer.from([0x61, 0xff]), 'It is not UTF-8 text.'],
  ['a null byte', Buffer.from('I am\0Kate'), 'It is not UTF-8 text.'],
  ['a folder', 'folder/', 'It is not a regular file.'],
  ['a pipe', 'pipe|', 'It is not a regular file.'],
  ['too much', Buffer.alloc(maxFileBytes + 1, 'x'), 'It is larger than 2 MB (2097153 bytes).'],
])('a SOUL.md of %s is reported and left out of the prompt, never half read', async (_, soul, reason) => {
  const workspace = await openFiles({ 'SOUL.md': soul, 'AGENTS.md': 'rules\n' }, { profile: 'agentsoul' });
  const { prompt, warnings } = await renderPrompt(workspace, { scope: 'group' });
  expect(prompt).toBe('# AGENTS.md\n\nrules\n');
  expect(warnings).toEqual([{ code: 'file-left-out', message: `SOUL.md is left out. ${reason}`, path: 'SOUL.md' }]);
});

test('byte order mark and Windows line ends make no difference to the prompt', async () => {
  const plain = '---\nhardLimits: [Stop.]\n---\n# Soul\n\n## Open\nyes\n## Shut\n<!-- scope: main -->\nno\n';
  const prompts = [plain, `\uFEFF${plain.replaceAll('\n', '\r\n')}`].map(async (soul) => {
    const workspace = await openFiles({ 'SOUL.md': soul }, { profile: 'agentos' });
    return (await renderPrompt(workspace, { scope: 'group' })).prompt;
  });
  const [one, other] = await Promise.all(prompts);
  expect(other).toBe(one);
  expect(one).toBe('# SOUL.md\n\n## Hard limits\n\n- Stop.\n\n# Soul\n\n## Open\nyes\n');
});
