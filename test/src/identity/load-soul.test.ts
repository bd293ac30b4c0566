import { mkdir, mkdtemp, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { loadSoul } from '../../../src/identity/load-soul.js';
import { personaToSoul } from '../../../src/identity/persona-mapping.js';

let folder: string;

beforeEach(async () => {
  folder = await realpath(await mkdtemp(join(tmpdir(), 'soul-')));
});

afterEach(async () => {
  await rm(folder, { recursive: true });
});

async function write(files: Record<string, string | Uint8Array>): Promise<void> {
  for (const [path, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), content);
  }
}

const soul = '---\nname: Aria\nagentId: aria\n---\nYou are Aria.\n';

test('a workspace gives its soul, its persona and its public files, and nothing it remembers', async () => {
  const shown = {
    'SOUL.md': soul,
    'STYLE.md': 'Short.\n',
    'IDENTITY.md': '- Name: Aria\n',
    'AGENTS.md': 'Work.\n',
    'examples/good-outputs.md': 'Good.\n',
    'examples/bad-outputs.md': 'Bad.\n',
  };
  await write({ ...shown, 'MEMORY.md': 'secret', 'USER.md': 'secret', 'memory/2026-02-02.md': 'secret' });
  expect(await loadSoul({ source: folder })).toEqual({
    soulContent: 'You are Aria.\n',
    personaDefinition: {
      id: 'aria',
      name: 'Aria',
      version: '1.0.0',
      baseSystemPrompt: 'You are Aria.\n\n\n## Style\n\nShort.\n',
      style: 'Short.\n',
    },
    files: shown,
  });
});

test('a single file gives its soul alone', async () => {
  await write({ 'SOUL.md': `\uFEFF${soul}`, 'STYLE.md': 'Short.\n' });
  expect(await loadSoul({ source: join(folder, 'SOUL.md') })).toEqual({
    soulContent: 'You are Aria.\n',
    personaDefinition: { id: 'aria', name: 'Aria', version: '1.0.0', baseSystemPrompt: 'You are Aria.\n' },
    files: { 'SOUL.md': soul },
  });
});

test('a persona written as SOUL.md is loaded as it was', async () => {
  const persona = {
    id: 'v',
    name: 'V',
    version: '3',
    baseSystemPrompt: 'a\r\nb\n',
    toolIds: [],
    metadata: { since: '2026-01-01' },
  };
  await write({ 'SOUL.md': personaToSoul(persona) });
  expect((await loadSoul({ source: folder })).personaDefinition).toEqual(persona);
});

test('a folder without a soul is refused', async () => {
  await expect(loadSoul({ source: folder })).rejects.toMatchObject({
    code: 'workspace-not-found',
    message: `There is no SOUL.md in ${folder}.`,
    hint: 'Use a workspace folder that contains a SOUL.md, or the file itself.',
  });
});

test('a path that does not exist is refused, and ~ is not expanded', async () => {
  await expect(loadSoul({ source: join(folder, 'nowhere') })).rejects.toMatchObject({
    code: 'workspace-not-found',
    message: `There is neither a folder nor a file at ${join(folder, 'nowhere')}.`,
  });
  await expect(loadSoul({ source: '~/nowhere' })).rejects.toMatchObject({
    code: 'workspace-not-found',
    hint: '`~` is not expanded here: use the full path of the folder.',
  });
});

test('a file that is not Markdown is refused', async () => {
  await write({ 'soul.txt': soul });
  await expect(loadSoul({ source: join(folder, 'soul.txt') })).rejects.toMatchObject({
    code: 'workspace-not-found',
    message: `${join(folder, 'soul.txt')} is not a Markdown file.`,
  });
});

test.each(['SOUL.md', 'STYLE.md'])('a %s that leads out of the folder is refused', async (name) => {
  await write({ 'outside.md': 'secret', 'workspace/SOUL.md': soul });
  await rm(join(folder, 'workspace', name), { force: true });
  await symlink(join(folder, 'outside.md'), join(folder, 'workspace', name));
  await expect(loadSoul({ source: join(folder, 'workspace') })).rejects.toMatchObject({
    code: 'unreadable-file',
    message: `${join(folder, 'workspace', name)} could not be read. It leads outside the workspace.`,
  });
});

test('a link to a soul outside its own folder is refused', async () => {
  await write({ 'outside.md': 'secret', 'workspace/AGENTS.md': 'x' });
  await symlink(join(folder, 'outside.md'), join(folder, 'workspace/SOUL.md'));
  await expect(loadSoul({ source: join(folder, 'workspace/SOUL.md') })).rejects.toMatchObject({
    code: 'unreadable-file',
  });
});

test('a soul that is not text or too large is refused', async () => {
  await write({ 'SOUL.md': new Uint8Array([0xff, 0xff]) });
  await expect(loadSoul({ source: folder })).rejects.toMatchObject({
    code: 'unreadable-file',
    message: `${join(folder, 'SOUL.md')} could not be read. It is not UTF-8 text.`,
  });
  await write({ 'SOUL.md': 'x'.repeat(2 * 1024 * 1024 + 1) });
  await expect(loadSoul({ source: folder })).rejects.toMatchObject({
    code: 'unreadable-file',
    message: `${join(folder, 'SOUL.md')} could not be read. It is larger than 2 MB (2097153 bytes).`,
  });
});

test('front matter that cannot be read is refused, so that no agent starts without its soul', async () => {
  await write({ 'SOUL.md': '---\na: [\n---\nBody' });
  await expect(loadSoul({ source: folder })).rejects.toMatchObject({ code: 'persona-invalid' });
});
