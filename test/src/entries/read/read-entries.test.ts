import { expect, test } from 'vitest';
import { ownerOnly } from '../../../../src/entries/access/audience.js';
import { type Entry, noFields } from '../../../../src/entries/entry.js';
import { describeMemoryPath } from '../../../../src/entries/paths/memory-files.js';
import { readEntries } from '../../../../src/entries/read/read-entries.js';
import { profile } from '../../../../src/profiles/layouts/agentsoul.js';

const layout = { profile, agentId: 'main', agentFolder: undefined };

function entries(path: string, text: string): Entry[] {
  const file = describeMemoryPath(layout, path);
  if (file === null) throw new Error(`${path} holds no memories`);
  return readEntries(file, text, ownerOnly);
}

function short(path: string, text: string) {
  return entries(path, text).map(
    (entry) => `${entry.startLine}-${entry.endLine} ${entry.trail.join(' › ')}: ${entry.text}`,
  );
}

test('an episode is one entry with what its heading says about it', () => {
  const text =
    '# 2026-02-02 — Episode Log\n\n## 14:30 | decision | confidence:high | tags:[memory, design] | source:conversation\nChose the hybrid.\n\n### Why\nIt is simpler.\n';
  expect(entries('memory/2026-02-02.md', text)).toEqual([
    {
      id: 'episode:2026-02-02:14:30',
      store: 'episodic',
      role: 'daily',
      path: 'memory/2026-02-02.md',
      startLine: 3,
      endLine: 7,
      trail: ['2026-02-02 — Episode Log'],
      text: 'Chose the hybrid.\n\n### Why\nIt is simpler.',
      day: '2026-02-02',
      time: '14:30',
      about: {
        ...noFields,
        type: 'decision',
        confidence: 'high',
        tags: ['memory', 'design'],
        source: 'conversation',
      },
      isSuperseded: false,
      audience: ['main'],
    },
  ]);
});

test('the second episode of a minute is told apart by its content', () => {
  const text = '## 09:00 | fact\nOne.\n\n## 09:00 | fact\nTwo.\n\n## 09:00 | fact\nTwo.\n';
  expect(entries('memory/2026-02-02.md', text).map(({ id }) => id)).toEqual([
    'episode:2026-02-02:09:00',
    expect.stringMatching(/^episode:2026-02-02:09:00~[0-9a-f]{4}$/),
    expect.stringMatching(/^episode:2026-02-02:09:00~[0-9a-f]{4}\.2$/),
  ]);
});

test('an episode whose heading carries a mark keeps its id, also without the first one of its minute', () => {
  const text = '## 09:00 | fact\nOne.\n\n## 09:00 | fact | id:~3f2a\nTwo.\n\n## 09:00 | fact\nThree.\n';
  const ids = entries('memory/2026-02-02.md', text).map(({ id }) => id);
  expect(ids.slice(0, 2)).toEqual(['episode:2026-02-02:09:00', 'episode:2026-02-02:09:00~3f2a']);
  const alone = entries('memory/2026-02-02.md', '## 09:00 | fact | id:~3f2a\nTwo.\n');
  expect(alone.map(({ id }) => id)).toEqual(['episode:2026-02-02:09:00~3f2a']);
  expect(entries('memory/2026-02-02.md', '## 09:00 | id:mine\nTwo.\n')[0]?.id).toBe('episode:2026-02-02:09:00');
});

test('an episode keeps its id when another is appended', () => {
  const before = '## 09:00 | fact\nOne.\n\n## 09:00 | fact\nTwo.\n';
  const ids = (text: string) => entries('memory/2026-02-02.md', text).map(({ id }) => id);
  expect(ids(`${before}\n## 09:00 | fact\nThree.\n`).slice(0, 2)).toEqual(ids(before));
});

test('free notes are read item by item and paragraph by paragraph, with their lines', () => {
  const text = [
    '# Monday',
    '',
    'Slept badly.',
    'Worked anyway.',
    '',
    '- Called Ruth',
    '  - about the key',
    '',
    '  and the cat',
    '* Paid rent',
    '1. Swim',
    '',
    '<!-- a note to self -->',
    '---',
    '> quoted',
    '> twice',
    '',
    '| a | b |',
    '|---|---|',
    '| 1 | 2 |',
    '',
    '```sh',
    '# no heading',
    '',
    'ls',
    '```',
    '',
  ].join('\n');
  expect(short('memory/2026-02-02.md', text)).toEqual([
    '3-4 Monday: Slept badly.\nWorked anyway.',
    '6-9 Monday: Called Ruth\n  - about the key\n\n  and the cat',
    '10-10 Monday: Paid rent',
    '11-11 Monday: Swim',
    '15-16 Monday: > quoted\n> twice',
    '18-20 Monday: | a | b |\n|---|---|\n| 1 | 2 |',
    '22-26 Monday: ```sh\n# no heading\n\nls\n```',
  ]);
});

test('lines are counted in the file, also behind front matter and with Windows line ends', () => {
  expect(short('memory/vault/keys.md', '---\r\na: 1\r\n---\r\n# Keys\r\n\r\n- Spare: Ruth\r\n')).toEqual([
    '6-6 Keys: Spare: Ruth',
  ]);
});

test('a note keeps its id wherever it moves in its file and however it is wrapped', () => {
  const id = (text: string) => entries('MEMORY.md', text).at(-1)?.id;
  expect(id('## Critical Facts\n\n- Allergic to\n  penicillin\n')).toBe(
    id('- Other\n\n## New\n- Allergic to penicillin\n'),
  );
});

test('hints that nobody filled in are no memories', () => {
  expect(short('USER.md', '- **Name:** Ana\n- **Pronouns:** _(as they say)_\n\n_(people around them)_\n')).toEqual([
    '1-1 : **Name:** Ana',
  ]);
});

test('a procedure is one entry', () => {
  const text = '# Release\n\n<!-- Type: procedure -->\n\n## Trigger\nA release.\n\n## Steps\n1. Test\n2. Tag\n';
  expect(entries('memory/procedures/release.md', text)).toMatchObject([
    { id: 'procedure:release', store: 'procedural', startLine: 1, endLine: 10, trail: ['Release'] },
  ]);
});

test('facts of an entity carry the name of their entity', () => {
  expect(
    entries('memory/graph/entities/person--ana.md', '# Ana\n\n## Facts\n- Plays chess <!-- since:2026-01-01 -->\n'),
  ).toMatchObject([
    { id: expect.stringMatching(/^entity:person--ana#[0-9a-f]{8}$/), store: 'semantic', text: 'Plays chess' },
  ]);
});

test('a fact says since when it holds and whether it still does', () => {
  const text =
    '# Ana\n\n## Facts\n- Lives in Rome <!-- since:2026-01-01 status:superseded -->\n- Lives in Oslo <!-- since:2026-03-01 -->\n';
  const facts = entries('memory/graph/entities/person--ana.md', text);
  expect(facts.map(({ day, isSuperseded }) => [day, isSuperseded])).toEqual([
    ['2026-01-01', true],
    ['2026-03-01', false],
  ]);
});

test('a day in a heading or at the start of a note dates it', () => {
  const days = entries(
    'memory/trips.md',
    '# Trips\n\n## 2025-05-01 Rome\n- Rain\n\n## Plans\n- 2026-07-01: fly\n- No date\n',
  );
  expect(days.map(({ text, day }) => [text, day])).toEqual([
    ['Rain', '2025-05-01'],
    ['2026-07-01: fly', '2026-07-01'],
    ['No date', null],
  ]);
});

test.each([
  ['SOUL.md', null],
  ['memory/graph/index.md', null],
  ['memory/graph/relations.md', null],
  ['memory/meta/evolution.md', null],
  ['USER.md', 'core'],
  ['MEMORY.md', 'core'],
  ['memory/2026-02-02.md', 'episodic'],
  ['memory/2026-02-02-walk.md', 'episodic'],
  ['memory/ideas.md', 'semantic'],
  ['rooms/kitchen.md', 'episodic'],
  ['memory/vault/a/b.md', 'vault'],
])('%s belongs to the store %s', (path, store) => {
  expect(describeMemoryPath(layout, path)?.store ?? null).toBe(store);
});
