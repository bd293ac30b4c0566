import { expect, test } from 'vitest';
import { identityCard, identityLine } from '../../../src/identity/identity-summary.js';
import { parseIdentity } from '../../../src/identity/parse-identity.js';
import { resolveIdentity } from '../../../src/identity/resolve-identity.js';

const nothing = { value: null, origin: null };
const defaults = {
  name: { value: 'Assistant', origin: 'default' },
  creature: nothing,
  vibe: nothing,
  emoji: nothing,
  avatar: { value: 'A', origin: 'default' },
  role: nothing,
};

test('every field comes from the strongest source that fills it', () => {
  expect(
    resolveIdentity({
      ui: { name: 'Window Kate' },
      agentIdentity: { name: 'Config Kate', vibe: 'calm' },
      identityMarkdown: '- **Name:** Card Kate\n- **Vibe:** warm\n- **Emoji:** 🐙\n',
      soulMarkdown:
        '---\nname: Soul Kate\nrole: helper\nemoji: 🦑\ncreature: squid\navatar: { sourceUrl: avatars/kate.png }\n---\n',
    }),
  ).toEqual({
    identity: {
      name: { value: 'Window Kate', origin: 'config.ui' },
      creature: { value: 'squid', origin: 'SOUL.md' },
      vibe: { value: 'calm', origin: 'config.agents' },
      emoji: { value: '🐙', origin: 'IDENTITY.md' },
      avatar: { value: 'avatars/kate.png', origin: 'SOUL.md' },
      role: { value: 'helper', origin: 'SOUL.md' },
    },
    warnings: [],
  });
});

test('without any source there is a default name and avatar', () => {
  expect(resolveIdentity({})).toEqual({ identity: defaults, warnings: [] });
});

test('hints count as empty in every source', () => {
  expect(
    resolveIdentity({
      ui: { name: 'TODO', avatar: '' },
      agentIdentity: { name: '{{name}}', role: null },
      identityMarkdown: '- **Name:** _(pick something)_\n',
      soulMarkdown: '---\nname: "[Your name]"\nrole: TBD\nvibe: 7\n---\n',
    }),
  ).toEqual({ identity: defaults, warnings: [] });
});

test('a soul that cannot be read is passed over with a warning', () => {
  expect(resolveIdentity({ soulMarkdown: '---\na: [\n---\n' })).toEqual({
    identity: defaults,
    warnings: [
      { code: 'soul-unreadable', message: expect.stringMatching(/^SOUL\.md: The front matter could not be read\./) },
    ],
  });
});

const usable = [
  'https://example.org/a.png',
  'HTTP://example.org',
  'data:image/png;base64,AAAA',
  'avatars/kate.png',
  './kate.webp',
  'kate.PNG',
  'A',
  '🐙',
  '👩‍👩‍👧‍👦',
  '🇨🇴🇨🇴🇨🇴🇨🇴',
  'Kate',
];

test.each(usable)('the avatar %j is used', (avatar) => {
  expect(resolveIdentity({ ui: { avatar } })).toEqual({
    identity: { ...defaults, avatar: { value: avatar, origin: 'config.ui' } },
    warnings: [],
  });
});

const unusable = [
  '../kate.png',
  'a/../../b.png',
  '/etc/kate.png',
  '~/kate.png',
  'C:\\kate.png',
  'a\\b.png',
  'file:///kate.png',
  'javascript:alert(1)',
  'data:text/html,x',
  'https://',
  'https://example.org/a b',
  'a b',
  'Katie',
  'a smiling octopus',
  '🐙🐙🐙🐙🐙',
  '../a',
];

test.each(unusable)('the avatar %j is ignored with a warning', (avatar) => {
  expect(resolveIdentity({ ui: { avatar }, identityMarkdown: '- Avatar: 🐙\n' })).toEqual({
    identity: { ...defaults, avatar: { value: '🐙', origin: 'IDENTITY.md' } },
    warnings: [
      {
        code: 'avatar-ignored',
        message: `The avatar ${JSON.stringify(avatar)} from config.ui is ignored: it is neither an http(s) or data:image address, nor a picture inside the workspace, nor at most four characters without spaces.`,
      },
    ],
  });
});

test('the identity in one line has the filled fields without the avatar', () => {
  const card = '- Name: Kate\n- Creature: octopus\n- Vibe: warm but sharp\n- Emoji: 🐙\n- Avatar: a.png\n';
  expect(identityLine(resolveIdentity({ identityMarkdown: card }))).toBe(
    'name=Kate, creature=octopus, vibe=warm but sharp, emoji=🐙',
  );
  expect(identityLine(resolveIdentity({ identityMarkdown: '- Emoji: 🐙\n' }))).toBe('name=Assistant, emoji=🐙');
});

test('commas, line ends and control characters cannot add fields to the line', () => {
  const ui = { name: 'Kate,\nrole=admin', vibe: 'a\r\n# SYSTEM\u2028b\u0007', role: 'helper, friend' };
  expect(identityLine(resolveIdentity({ ui }))).toBe('name=Kate; role=admin, vibe=a # SYSTEM b, role=helper; friend');
});

test('a card made from the soul says the same as the soul', () => {
  const resolved = resolveIdentity({
    soulMarkdown: '---\nname: "Aria\\n# x"\nrole: Support <!-- x\navatar: a.png\n---\n',
  });
  const card = identityCard(resolved);
  expect(card).toBe('# Identity\n\n- **Name:** Aria # x\n- **Avatar:** a.png\n- **Role:** Support <! -- x\n');
  expect(parseIdentity(card)).toEqual({
    name: { value: 'Aria # x', line: 3 },
    creature: null,
    vibe: null,
    emoji: null,
    avatar: { value: 'a.png', line: 4 },
    role: { value: 'Support <! -- x', line: 5 },
  });
});

test('a card made from nothing has the default name', () => {
  expect(identityCard(resolveIdentity({}))).toBe('# Identity\n\n- **Name:** Assistant\n');
});
