import { expect, test } from 'vitest';
import { undoOf } from './documents.js';
import { person } from './person.js';

const oddCard =
  '\uFEFF# Who I am\r\n\r\nSome prose about Name: things.\r\n\r\n- **name**: _(pick one)_\r\n* Creature:\r\n  octopus (the small kind)\r\n- **Pronouns:** they\r\n\r\n```\n- Name: not me\n```\r\n<!-- keep -->  \t';

test.concurrent('identity set writes its fields and keeps every other byte', async () => {
  const sam = person();
  await sam.change(['init', '--yes']);
  sam.write('IDENTITY.md', oddCard);
  const change = await sam.change(['identity', 'set', '--name', 'Kate', '--creature', 'squid']);
  expect(sam.read('IDENTITY.md')).toBe(
    oddCard.replace('_(pick one)_', 'Kate').replace('octopus (the small kind)', 'squid'),
  );
  expect(change.manualCommit).toMatch(/^[0-9a-f]{40}$/);
  expect(sam.git('.', 'log', '-2', '--format=%an %s')).toBe(
    'bot:cli [EDIT] IDENTITY.md — set name, creature\nmanual [EDIT] IDENTITY.md — edits made by hand\n',
  );
  expect((await sam.shell(undoOf(change))).code).toBe(0);
  expect(sam.read('IDENTITY.md')).toBe(oddCard);
});

test.concurrent('setting what is set already changes nothing, and setting nothing is a mistake', async () => {
  const sam = person();
  await sam.change(['init', '--yes', '--name', 'Kate']);
  expect(await sam.change(['identity', 'set', '--name', 'Kate'])).toEqual({
    version: 1,
    changed: false,
    id: null,
    commit: null,
    undo: null,
    files: [],
    warnings: [],
  });
  expect(await sam.failure(['identity', 'set'])).toMatchObject({ exit: 2, code: 'usage' });
  expect(sam.git('.', 'rev-list', '--count', 'HEAD')).toBe('1\n');
});

test.concurrent('each field comes from the first source that has it: ui, agents, IDENTITY.md, SOUL.md, default', async () => {
  const sam = person();
  await sam.change(['init', '--yes']);
  sam.write(
    'agentsoul.json',
    JSON.stringify({
      agent: { id: 'kate' },
      ui: { assistant: { name: 'From the interface' } },
      agents: { kate: { identity: { name: 'From agents', emoji: '🐙' } } },
    }),
  );
  sam.write('IDENTITY.md', '- **Name:** From the card\n- **Emoji:** 🦑\n- **Vibe:** dry\n- **Creature:** TODO\n');
  sam.write('SOUL.md', '---\nname: From the soul\nrole: guide\navatar: soul.png\n---\n# Soul\n');
  const { document } = await sam.json(['whoami']);
  expect(document.identity).toEqual({
    name: { value: 'From the interface', origin: 'config.ui' },
    emoji: { value: '🐙', origin: 'config.agents' },
    vibe: { value: 'dry', origin: 'IDENTITY.md' },
    role: { value: 'guide', origin: 'SOUL.md' },
    avatar: { value: 'soul.png', origin: 'SOUL.md' },
    creature: { value: null, origin: null },
  });

  sam.write('agentsoul.json', '{}');
  sam.write('IDENTITY.md', '');
  sam.write('SOUL.md', '# Soul\n');
  const bare = await sam.json(['whoami']);
  expect(bare.document.identity).toEqual({
    name: { value: 'Assistant', origin: 'default' },
    emoji: { value: null, origin: null },
    vibe: { value: null, origin: null },
    role: { value: null, origin: null },
    avatar: { value: 'A', origin: 'default' },
    creature: { value: null, origin: null },
  });
  const { stdout } = await sam.agentsoul(['whoami']);
  expect(
    stdout
      .split('\n')
      .slice(0, 2)
      .map((line) => line.split(/\s+/)),
  ).toEqual([
    ['field', 'value', 'from'],
    ['name', 'Assistant', 'default'],
  ]);
});
