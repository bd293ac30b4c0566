import { describe, expect, test } from 'vitest';
import type { Sight } from '../../../src/profiles/profile.js';
import { parseScope } from '../../../src/scopes/scopes.js';
import { selectVisible } from '../../../src/workspace/visible-text.js';

const see = (markdown: string, scope: string, sight: Sight = 'whole', isLog = false) =>
  selectVisible(markdown, parseScope(scope), { sight, isLog }).text;

describe('a section marked for one scope', () => {
  const soul = '# Soul\nopen\n## Secret\n<!-- scope: main -->\nhidden\n### Child\ndeep\n## After\nopen again\n';

  test('is left out of every other scope together with its children', () => {
    expect(see(soul, 'group')).toBe('# Soul\nopen\n## After\nopen again\n');
    expect(see(soul, 'room:x')).toBe('# Soul\nopen\n## After\nopen again\n');
    expect(see(soul, 'heartbeat')).toBe('# Soul\nopen\n## After\nopen again\n');
  });

  test('is whole in its own scope', () => {
    expect(see(soul, 'main')).toBe(soul);
  });
});

test.each([
  ['a misspelt scope', '## A\n<!-- scope: mian -->\nhidden\n## B\nopen\n', '## B\nopen\n'],
  ['an empty list', '## A\n<!-- scope: -->\nhidden\n## B\nopen\n', '## B\nopen\n'],
  ['no colon', '## A\n<!-- scope main -->\nhidden\n## B\nopen\n', '## B\nopen\n'],
  ['an unclosed marker', '## A\n<!-- scope: group\nhidden\n## B\nalso hidden\n', ''],
  ['capital letters', '## A\n<!-- Scope: MAIN -->\nhidden\n## B\nopen\n', '## B\nopen\n'],
  ['the word private', '## A\n<!-- scope: private -->\nhidden\n## B\nopen\n', '## B\nopen\n'],
  ['a marker in the middle of the section', '## A\nhidden\n<!-- scope: main -->\nhidden\n## B\nopen\n', '## B\nopen\n'],
  ['a marker above all headings', '<!-- scope: main -->\nhidden\n## B\nhidden\n', ''],
  [
    'two markers that contradict each other',
    '## A\n<!-- scope: group -->\n<!-- scope: main -->\nhidden\n## B\nopen\n',
    '## B\nopen\n',
  ],
  ['a comment left open above the heading', 'x <!-- note\n## A\n<!-- scope: main -->\nhidden\n## B\nopen\n', ''],
  ['a fence left open above the heading', '```\n## A\n<!-- scope: main -->\nhidden\n', ''],
  [
    'a heading inside raw HTML',
    '## A\n<!-- scope: main -->\n<pre>\n# no heading\nhidden\n</pre>\n## B\nopen\n',
    '## B\nopen\n',
  ],
  ['an underlined heading', 'A\n===\n<!-- scope: main -->\nhidden\n## B\nhidden too\n', ''],
  ['hyphens that became a dash', '## A\n<!— scope: main —>\nhidden\n## B\nopen\n', '## B\nopen\n'],
  ['a dash that is never closed', '## A\n<!– scope: main\nhidden\n## B\nalso hidden\n', ''],
  ['signs before the word', '## A\n<!-- **scope**: main -->\nhidden\n## B\nopen\n', '## B\nopen\n'],
  ['another colon', '## A\n<!-- scope： main -->\nhidden\n## B\nopen\n', '## B\nopen\n'],
  ['a reason after the scope', '## A\n<!-- scope: group because -->\nhidden\n## B\nopen\n', '## B\nopen\n'],
  ['a room without its id', '## A\n<!-- scope: room -->\nhidden\n## B\nopen\n', '## B\nopen\n'],
  [
    'a heading inside a block of HTML',
    '## A\n<!-- scope: main -->\n<details>\n# no heading\nhidden\n</details>\n\n## B\nopen\n',
    '## B\nopen\n',
  ],
  [
    'a second comment opened on the line that closes the first',
    '## A\n<!-- scope: main --> x <!--\n# no heading\nhidden\n-->\n## B\nopen\n',
    '## B\nopen\n',
  ],
  ['a marker on the heading itself', '## A <!-- scope: main -->\nhidden\n### C\nhidden\n## B\nopen\n', '## B\nopen\n'],
])('%s keeps the section from a group', (_, markdown, visible) => {
  expect(see(markdown, 'group')).toBe(visible);
});

test.each([
  ['inline code', '## A\nWrite `<!-- scope: main -->` below a heading.\n'],
  ['a closed fence', '## A\n```\n<!-- scope: main -->\n```\nopen\n'],
])('a marker shown as an example in %s hides nothing', (_, markdown) => {
  expect(see(markdown, 'group')).toBe(markdown);
});

describe('a daily log', () => {
  const log = [
    '# 2026-02-02 — Episode Log\n\n',
    '## 09:00 | fact | confidence:high\nprivate\n\n',
    '## 10:00 | fact | confidence:high | share\nfor all\n\n',
    '## 11:00 | fact | room:kitchen\nfor the kitchen\n\n',
    '## 12:00 | fact\n<!-- scope: group -->\nopened\n\n',
    '## 13:00 | fact | room:kitchen | share\nkitchen, shared\n\n',
    '## 14:00 | note\n**Room:** Kitchen\nanother kitchen\n',
  ] as const;

  test('shows a group only what was opened, and no room its neighbours', () => {
    expect(see(log.join(''), 'group', 'shared', true)).toBe(log[2] + log[4]);
    expect(see(log.join(''), 'room:hall', 'own', true)).toBe(log[2] + log[4]);
  });

  test('shows a room its own entries, and tells rooms apart by case', () => {
    expect(see(log.join(''), 'room:kitchen', 'own', true)).toBe(log[2] + log[3] + log[4] + log[5]);
    expect(see(log.join(''), 'room:Kitchen', 'own', true)).toBe(log[2] + log[4] + log[6]);
  });

  test('hides nothing from its owner', () => {
    expect(see(log.join(''), 'main', 'whole', true)).toBe(log.join(''));
    expect(see(log.join(''), 'heartbeat', 'whole', true)).toBe(log.join(''));
  });

  test('keeps a room entry in its room even where the profile shows whole logs to groups', () => {
    expect(see(log.join(''), 'group', 'whole', true)).toBe(log[0] + log[1] + log[2] + log[4]);
  });

  test('tells apart rooms whose names begin alike', () => {
    const wing = '## 09:00 | note\n**Room:** north wing\nfor the wing\n';
    expect(see(wing, 'room:north', 'own', true)).toBe('');
    expect(see(wing, 'room:north wing', 'own', true)).toBe(wing);
  });

  test('keeps an entry of two rooms from both', () => {
    const both = '## 09:00 | room:a | room:b\nx\n';
    expect(see(both, 'room:a', 'own', true)).toBe('');
    expect(see(both, 'main', 'whole', true)).toBe(both);
  });

  test('knows one name in two spellings', () => {
    const cafe = '## 09:00 | room:cafe\u0301\nx\n## 10:00\n<!-- scope: room:cafe\u0301 -->\ny\n';
    expect(see(cafe, 'room:caf\u00e9', 'own', true)).toBe(cafe);
  });

  test.each([
    ['an underlined heading', '## 09:00 | share\nfor all\n\n', 'Private\n---\nhidden\n### Below\nhidden\n'],
    ['a doubly underlined one', '## 09:00 | share\nfor all\n\n', 'Two\nlines\n===\nhidden\n'],
    ['an entry swallowed by an unclosed fence', '## 09:00 | share\n```\ncode\n', '## 10:00\nhidden\n'],
    ['one swallowed until a later fence', '## 09:00 | share\n```\ncode\n', '## 10:00\nhidden\n```sh\nx\n```\n'],
    ['one swallowed by an unclosed comment', '## 09:00 | share\nx <!-- todo\n', '## Diary\nhidden\n'],
  ])('what was opened ends at %s', (_, opened, rest) => {
    expect(see(opened + rest, 'group', 'shared', true)).toBe(opened);
    expect(see(opened + rest, 'main', 'whole', true)).toBe(opened + rest);
  });

  test.each([
    ['a closed fence with a comment in it', '## 09:00 | share\n```sh\n# install\nnpm i\n```\nfor all\n'],
    ['a comment mark in code', '## 09:00 | share\nWrite `<!--` first.\nfor all\n'],
    ['a line across the page', '## 09:00 | share\nfor all\n\n---\n\nfor all too\n'],
    ['a line below a list', '## 09:00 | share\n- for all\n---\nfor all too\n'],
    ['a table', '## 09:00 | share\n| a |\n|---|\n| b |\n'],
  ])('what was opened goes on after %s', (_, opened) => {
    expect(see(`${opened}## 10:00\nhidden\n`, 'group', 'shared', true)).toBe(opened);
  });

  test('keeps a room entry that an unclosed fence swallowed from groups that see whole logs', () => {
    const notes = '## 09:00\n```\nunclosed\n';
    expect(see(`${notes}## 10:00 | room:kitchen\nhidden\n`, 'group', 'whole', true)).toBe(notes);
  });

  test.each([
    ['a marker at one of its items', '## 09:00\n- hidden\n- public <!-- scope: group -->\n'],
    ['a marker at one of its labelled items', '## 09:00\n- **Plan:** hidden\n- **Menu:** tea <!-- scope: group -->\n'],
    ['a marker below its text', '## 09:00\nhidden\n<!-- scope: group -->\n'],
    ['a room named further down', '## 09:00\nhidden\n\n**Room:** hall\n'],
    ['a shared word in its text', '## 09:00\nhidden | share\n'],
  ])('is not opened as a whole by %s', (_, entry) => {
    expect(see(entry, 'group', 'shared', true)).toBe('');
    expect(see(entry, 'room:hall', 'own', true)).toBe('');
    expect(see(entry, 'main', 'whole', true)).toBe(entry);
  });

  test.each([
    ['on its heading', '## 09:00 <!-- scope: group -->\nfor all\n'],
    ['below a blank line', '## 09:00\n\n<!-- scope: group -->\nfor all\n'],
    ['among the lines about it', '## 09:00\n**User:** Bob\n<!-- scope: group -->\n\nfor all\n'],
    ['above all headings', '<!-- scope: group -->\nfor all\n## 09:00\nfor all\n'],
  ])('is opened by a marker %s', (_, entry) => {
    expect(see(entry, 'group', 'shared', true)).toBe(entry);
  });
});
