import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { checkPersonas } from '../../../src/render/check-personas.js';
import { renderPrompt } from '../../../src/render/render-prompt.js';
import { type Files, openFiles } from '../../support/workspace-files.js';

const soul = '---\nhardLimits: [Never lie.]\n---\nI am Day.\n';
const night = '---\nhardLimits: [Never wake anyone.]\n---\nI am Night.\n\n## Dreams\n<!-- scope: main -->\nhidden\n';
const files: Files = {
  'SOUL.md': soul,
  'souls/night.md': night,
  'USER.md': 'hidden\n',
  'MEMORY.md': 'hidden\n',
  'rooms/hall.md': 'hidden\n',
  'memory/2026-02-02.md': '# Today\nhidden\n',
  'memory/vault/deed.md': 'hidden\n',
};

const always = { at: '00:00', duration: '24h' };

function openWith(persona: object, extra: Files = {}, profile = 'agentsoul') {
  return openFiles(
    { ...files, ...extra },
    { profile, isTrusted: true, config: { personas: [{ ...always, ...persona }] } },
  );
}

test('a persona takes the place of the soul, and the hard limits of both hold', async () => {
  const rendering = await renderPrompt(await openWith({ file: 'souls/night.md' }), { scope: 'group' });
  expect(rendering.prompt).toContain(
    '# souls/night.md\n\n## Hard limits\n\n- Never lie.\n- Never wake anyone.\n\nI am Night.\n',
  );
  expect(rendering.prompt).not.toMatch(/I am Day|hidden/);
  expect(rendering.persona).toEqual({
    file: 'souls/night.md',
    swapped: true,
    reason: 'Its window from 00:00 for 24h is open at 12:00 in UTC.',
  });
});

describe('a persona that is another file in disguise keeps the soul, in every scope', () => {
  test.each([
    ['the user', { file: 'USER.md' }, {}],
    ['core memory', { file: 'MEMORY.md' }, {}],
    ['a room', { file: 'rooms/hall.md' }, {}],
    ['a day', { file: 'memory/2026-02-02.md' }, {}],
    ['a vault file', { file: 'memory/vault/deed.md' }, {}],
    ['a link to the user', { file: 'souls/x.md' }, { 'souls/x.md': { link: '../USER.md' } }],
    ['a link into the vault', { file: 'souls/x.md' }, { 'souls/x.md': { link: '../memory/vault/deed.md' } }],
    ['another name of the user', { file: 'souls/x.md' }, { 'souls/x.md': { sameAs: 'USER.md' } }],
    ['another name of a vault file', { file: 'souls/x.md' }, { 'souls/x.md': { sameAs: 'memory/vault/deed.md' } }],
    ['in a folder that is a link', { file: 'souls2/deed.md' }, { souls2: { link: 'memory/vault' } }],
  ])('%s', async (_, persona, extra) => {
    for (const profile of ['agentsoul', 'openclaw']) {
      const workspace = await openWith(persona, extra, profile);
      for (const scope of ['main', 'group', 'room:kitchen', 'subagent', 'cron']) {
        const rendering = await renderPrompt(workspace, { scope });
        expect(rendering.persona).toMatchObject({ file: 'SOUL.md', swapped: false });
        if (scope === 'group' || scope === 'room:kitchen' || scope === 'subagent')
          expect(JSON.stringify(rendering)).not.toContain('hidden');
        if (scope !== 'subagent') expect(rendering.prompt).toContain('I am Day.');
      }
    }
  });
});

describe('a persona that cannot be used keeps the soul and says so', () => {
  test.each([
    ['that is missing', { file: 'souls/none.md' }, {}, 'The file does not exist.'],
    ['that is empty', { file: 'souls/empty.md' }, { 'souls/empty.md': ' \n' }, 'The file is empty.'],
    [
      'that leads outside',
      { file: 'souls/x.md' },
      { 'souls/x.md': { link: '/etc/passwd' } },
      'It leads outside the workspace.',
    ],
    [
      'with another hash',
      { file: 'souls/night.md', sha256: '0'.repeat(64) },
      {},
      'The file does not match the configured hash',
    ],
    ['of bytes', { file: 'souls/x.md' }, { 'souls/x.md': Buffer.from([0xff, 0xfe]) }, 'It is not UTF-8 text.'],
  ])('%s', async (_, persona, extra, reason) => {
    const { prompt, persona: chosen, warnings } = await renderPrompt(await openWith(persona, extra), { scope: 'main' });
    expect(prompt).toContain('I am Day.');
    expect(chosen).toMatchObject({ file: 'SOUL.md', swapped: false, reason: expect.stringContaining(reason) });
    expect(warnings).toEqual([{ code: 'persona-not-used', message: chosen.reason, path: persona.file }]);
  });
});

test('a pinned persona speaks if its hash is right', async () => {
  const sha256 = createHash('sha256').update(night).digest('hex');
  const { persona } = await renderPrompt(await openWith({ file: 'souls/night.md', sha256 }), { scope: 'main' });
  expect(persona.swapped).toBe(true);
});

test('a sub-agent is told neither the persona nor its moods', async () => {
  const moody = {
    'souls/night.md': '---\nallowedMoods: [calm]\npersona: {moodAdaptation: {moodPrompts: {calm: hidden}}}\n---\nx\n',
  };
  const workspace = await openWith({ file: 'souls/night.md' }, moody);
  expect((await renderPrompt(workspace, { scope: 'subagent' })).persona).toEqual({
    file: 'SOUL.md',
    swapped: false,
    reason: 'This scope does not see the soul.',
  });
  await expect(renderPrompt(workspace, { scope: 'subagent', mood: 'calm' })).rejects.toMatchObject({
    code: 'unknown-mood',
  });
});

test('the persona that speaks is the same for every scope and for `persona check`', async () => {
  const workspace = await openWith({ file: 'souls/night.md' });
  const { file, swapped, reason, personas } = await checkPersonas(workspace);
  for (const scope of ['main', 'group', 'room:x', 'heartbeat', 'cron', 'boot', 'bootstrap'])
    expect((await renderPrompt(workspace, { scope })).persona).toEqual({ file, swapped, reason });
  const sha256 = createHash('sha256').update(night).digest('hex');
  expect(personas).toEqual([{ file: 'souls/night.md', usable: true, reason: null, sha256 }]);
});

test('an untrusted workspace swaps nobody', async () => {
  const workspace = await openFiles(files, { config: { personas: [{ file: 'souls/night.md', ...always }] } });
  const { prompt, warnings } = await renderPrompt(workspace, { scope: 'main' });
  expect(prompt).toContain('I am Day.');
  expect(warnings.map(({ code }) => code)).toEqual(['setting-not-trusted']);
});
