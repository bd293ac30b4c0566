import { expect, test } from 'vitest';
import { planRemember } from '../../../src/memory/plan-remember.js';
import type { RememberOptions } from '../../../src/memory/remember-options.js';
import { type Files, openFiles } from '../../support/workspace-files.js';

const files: Files = {
  'SOUL.md': '# Soul\n',
  'MEMORY.md':
    '# Memory\n\n## Identity\n\n- I live in Porto\n\n## Critical Facts\n\n- I am allergic to walnuts\n- My daughter Lena is allergic to penicillin\n',
  'memory/vault/deed.md':
    '# The deed\n\n<!-- Kept since: 2026-01-01 -->\n\nKeep forever: the deed.\n\nIt is in the blue box.\n',
  'memory/graph/entities/person--ana.md':
    "# person--ana\n\n<!-- Type: person | Created: 2026-01-01 | Last updated: 2026-01-01 | Pinned: no -->\n\n## Facts\n- Ana can't swim. <!-- since:2026-01-01 -->\n",
  'memory/procedures/brew-tea.md':
    '# How to brew tea\n\n<!-- Type: procedure | Learned: 2026-01-01 -->\n\n## Trigger\n\nHow to brew tea\n\n## Steps\n\n1. boil water\n2. pour\n3. wait\n',
};

async function planned(text: string, options: RememberOptions = {}) {
  const workspace = await openFiles(files, { profile: 'agentsoul' });
  const { plan, answer } = await planRemember(workspace, text, options);
  return { ...answer, written: plan.edits.map(({ path }) => path) };
}

test.each([
  ["I'm allergic to walnuts!", 'core', /^core:/],
  ['my daughter Lena is allergic to penicillin.', 'core', /^core:/],
  ['keep forever: The deed. It is in the blue box', 'vault', /^vault:deed/],
  ['Ana cannot swim', 'semantic', /^entity:person--ana#/],
  ['How to brew tea: Boil water; pour; wait.', 'procedural', /^procedure:brew-tea$/],
] as const)('what says the same is not written again: %s', async (text, store, id) => {
  expect(await planned(text, { store })).toMatchObject({ id: expect.stringMatching(id), written: [] });
});

test('what is shared is written although the owner knows it', async () => {
  const { written } = await planned('Ana cannot swim', { store: 'semantic', share: true });
  expect(written).toContain('memory/graph/entities/person--ana.md');
});

test('the notes of a day get a second entry, and core memory no second line', async () => {
  const { written } = await planned('I am allergic to walnuts', { store: 'episodic', core: true });
  expect(written).toEqual(['memory/2026-02-02.md']);
});

test('other steps for the same purpose are told with what stands there', async () => {
  expect(await planned('How to brew tea: boil water; pour; wait 5 minutes')).toMatchObject({
    id: 'procedure:how-to-brew-tea',
    contradictions: [
      { id: 'procedure:brew-tea', text: 'boil water; pour; wait', reason: 'other steps for "How to brew tea"' },
    ],
    warnings: [{ code: 'same-trigger' }],
  });
});

test.each([
  ["Please don't forget that Zoe has a nut allergy", 'Zoe has a nut allergy'],
  ['Remember my birthday is 3 May', 'my birthday is 3 May'],
  [
    'Wichtig: Der Boiler ist kaputt. Der Monteur kommt am Montag.',
    'Der Boiler ist kaputt. Der Monteur kommt am Montag.',
  ],
  ['지수 생일은 5월 4일이야, 기억해 줘.', '지수 생일은 5월 4일이야'],
  ["Don't forget to call Zoe", "Don't forget to call Zoe"],
  ['Remember the milk', 'Remember the milk'],
])('the order to remember is no part of the memory: %s', async (text, kept) => {
  const workspace = await openFiles(files, { profile: 'agentsoul' });
  const { plan } = await planRemember(workspace, text, { store: 'episodic' });
  expect(String(plan.edits[0]?.content).trimEnd().split('\n').at(-1)).toBe(kept);
});

test('a new name that comes near a known one is told with the command that merges them', async () => {
  const workspace = await openFiles(
    { ...files, 'memory/graph/entities/tool--oauth-pkce.md': '---\nname: OAuth PKCE\n---\n# tool--oauth-pkce\n' },
    { profile: 'agentsoul' },
  );
  const { answer } = await planRemember(workspace, 'Project Atlas uses OAuth2 PKCE flow');
  expect(answer.warnings).toEqual([
    {
      code: 'possible-alias',
      message:
        '"OAuth2 PKCE" may be tool--oauth-pkce: their names differ in a version or a general word only. To merge them: agentsoul graph merge tool--oauth2-pkce tool--oauth-pkce',
    },
  ]);
});
