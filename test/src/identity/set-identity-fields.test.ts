import fc from 'fast-check';
import { expect, test } from 'vitest';
import { identityFields } from '../../../src/identity/identity-fields.js';
import { parseIdentity } from '../../../src/identity/parse-identity.js';
import { readValue } from '../../../src/identity/read-identity-value.js';
import { type IdentityChanges, setIdentityFields } from '../../../src/identity/set-identity-fields.js';

const changes: readonly [story: string, before: string, fields: IdentityChanges, after: string][] = [
  [
    'a value is replaced where it stands',
    '# Me\n\n- **Name:** Kit\n- **Vibe:** warm\n\nProse.\n',
    { name: 'Kate' },
    '# Me\n\n- **Name:** Kate\n- **Vibe:** warm\n\nProse.\n',
  ],
  ['a hint is replaced', '- **Name:** _(pick something)_\n', { name: 'Kate' }, '- **Name:** Kate\n'],
  [
    'a value on the next line stays there',
    '- **Name:**\n  _(pick something)_\n- **Vibe:**\n\twarm\n',
    { name: 'Kate', vibe: 'sharp' },
    '- **Name:**\n  Kate\n- **Vibe:**\n\tsharp\n',
  ],
  [
    'an empty label gets its value',
    '- **Name:**\n- Vibe: \n',
    { name: 'Kate', vibe: 'warm' },
    '- **Name:** Kate\n- Vibe: warm\n',
  ],
  ['a full-width colon needs no space', '- 名字：\n', { name: '小明' }, '- 名字：小明\n'],
  [
    'comments stay',
    '- **Name:** Kit <!-- since May -->\n- **Vibe:** <!-- how? -->\n',
    { name: 'Kate', vibe: 'warm' },
    '- **Name:** Kate <!-- since May -->\n- **Vibe:** warm <!-- how? -->\n',
  ],
  ['emphasis around label and value stays', '- **Name: Kit**\n', { name: 'Kate' }, '- **Name: Kate**\n'],
  [
    'Windows line ends and a byte order mark stay',
    '\uFEFF# Me\r\n\r\n- **Name:** Kit\r\n',
    { name: 'Kate', vibe: 'warm' },
    '\uFEFF# Me\r\n\r\n- **Name:** Kate\r\n- **Vibe:** warm\r\n',
  ],
  [
    'the duplicate that counts is changed',
    '- Name: Kit\n- Name: Kat\n- Name: TODO\n',
    { name: 'Kate' },
    '- Name: Kit\n- Name: Kate\n- Name: TODO\n',
  ],
  [
    'of several hints the first is filled',
    '- Name: TODO\n- Name: TBD\n',
    { name: 'Kate' },
    '- Name: Kate\n- Name: TBD\n',
  ],
  ['the same value changes nothing, not even its quotes', '- Name: "Kate"\n', { name: 'Kate' }, '- Name: "Kate"\n'],
  ['quotes around a given value are not part of it', '- Name: Kit\n', { name: '"Kate"' }, '- Name: Kate\n'],
  [
    'a value that looks like an item moves beside its label',
    '- **Vibe:**\n  _(hint)_\n',
    { vibe: '- sharp' },
    '- **Vibe:** - sharp\n  _(hint)_\n',
  ],
  [
    'a new field follows its neighbour, in its style',
    '* name: Kate\n* emoji: 🐙\n',
    { vibe: 'warm' },
    '* name: Kate\n* vibe: warm\n* emoji: 🐙\n',
  ],
  [
    'a new field comes before the others if none precedes it',
    '- **Vibe**: warm\n',
    { name: 'Kate' },
    '- **Name**: Kate\n- **Vibe**: warm\n',
  ],
  [
    'a new field takes the next number',
    '1. **Name:** Kate\n2. **Emoji:** 🐙\n',
    { avatar: '🐙', role: 'helper' },
    '1. **Name:** Kate\n2. **Emoji:** 🐙\n3. **Avatar:** 🐙\n4. **Role:** helper\n',
  ],
  [
    'a new field comes after what belongs to its neighbour',
    '- **Name:**\n  Kate\n  called after a ship\n\nProse.\n',
    { vibe: 'warm' },
    '- **Name:**\n  Kate\n  called after a ship\n- **Vibe:** warm\n\nProse.\n',
  ],
  [
    'a new field never lands in a comment',
    '- Name: Kate <!-- was\nKit -->\nProse.\n',
    { vibe: 'warm' },
    '- Name: Kate <!-- was\nKit -->\n- Vibe: warm\nProse.\n',
  ],
  [
    'nor in a comment that never ends',
    '- Name: Kate <!-- was\nKit',
    { vibe: 'warm' },
    '- Vibe: warm\n- Name: Kate <!-- was\nKit',
  ],
  ['a missing last line end stays missing', '- Name: Kate', { vibe: 'warm' }, '- Name: Kate\n- Vibe: warm'],
  [
    'a card without fields gets them below its title',
    '# Me\n\nProse.\n',
    { name: 'Kate', emoji: '🐙' },
    '# Me\n\n- **Name:** Kate\n- **Emoji:** 🐙\n\nProse.\n',
  ],
  ['also when prose follows at once', '# Me\nProse.\n', { name: 'Kate' }, '# Me\n\n- **Name:** Kate\n\nProse.\n'],
  ['a title alone', '# Me', { name: 'Kate' }, '# Me\n\n- **Name:** Kate'],
  ['an empty file', '', { name: 'Kate', vibe: 'warm' }, '- **Name:** Kate\n- **Vibe:** warm\n'],
  [
    'front matter stays on top',
    '---\ntitle: Me\n---\nProse.\n',
    { name: 'Kate' },
    '---\ntitle: Me\n---\n- **Name:** Kate\n\nProse.\n',
  ],
  [
    'a fence that never ends does not swallow a new field',
    '```\ncode',
    { name: 'Kate' },
    '- **Name:** Kate\n\n```\ncode',
  ],
];

test.each(changes)('%s', (_, before, fields, after) => {
  expect(setIdentityFields(before, fields)).toBe(after);
});

const refused: readonly [IdentityChanges, string][] = [
  [{ name: 'Kate\nKit' }, 'The name cannot be used: it has more than one line or contains control characters.'],
  [{ vibe: 'a\u2028b' }, 'The vibe cannot be used: it has more than one line or contains control characters.'],
  [{ vibe: 'a\u0007b' }, 'The vibe cannot be used: it has more than one line or contains control characters.'],
  [{ name: '🐙'.repeat(51) }, 'The name cannot be used: it has 51 characters; the limit is 50.'],
  [{ avatar: `a/${'x'.repeat(199)}` }, 'The avatar cannot be used: it has 201 characters; the limit is 200.'],
  [{ name: '(hi)' }, 'The name cannot be used: "(hi)" would be read as not filled in.'],
  [{ name: '  ' }, 'The name cannot be used: "  " would be read as not filled in.'],
  [{ role: 'x <!-- y' }, 'The role cannot be used: it opens a comment.'],
];

test.each(refused)('%j is refused', (fields, message) => {
  expect(() => setIdentityFields('- Name: Kit\n', fields)).toThrow(expect.objectContaining({ code: 'usage', message }));
});

test('fifty emoji are a name of fifty characters', () => {
  expect(setIdentityFields('- Name:\n', { name: '🐙'.repeat(50) })).toBe(`- Name: ${'🐙'.repeat(50)}\n`);
});

const oneLine = fc
  .oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({
      unit: fc.constantFrom(
        'a',
        ' ',
        '*',
        '_',
        '`',
        '"',
        '-',
        '>',
        '#',
        ':',
        '：',
        '(',
        ')',
        '[',
        ']',
        '~',
        '.',
        '1',
        '|',
        '=',
        '🐙',
      ),
      maxLength: 20,
    }),
  )
  .filter((value) => !/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]/u.test(value) && !value.includes('<!--'));

const cardLine = fc.oneof(
  fc.constantFrom(
    '',
    '# Me',
    'Prose here.',
    '- **Owner:**',
    '  - Name: Luis',
    '```',
    '<!-- note -->',
    '<!--',
    '-->',
    '> quote',
    '---',
    '| a | b |',
    '  more',
    '* * *',
    'Name:',
    '**Vibe:**',
  ),
  fc
    .tuple(
      fc.constantFrom('- ', '* ', '+ ', '1. ', '', '- [ ] ', '  - '),
      fc.constantFrom(['**', ':** '], ['**', '**: '], ['', ': '], ['', ':'], ['**', '：**'], ['_', ':_ ']),
      fc.constantFrom('Name', 'creature', 'VIBE', 'Emoji', 'Avatar', 'Rolle', '名字', 'Birthday'),
      fc.constantFrom('', 'Kit', '_(pick one)_', 'TODO', '"Kit"', 'Kit <!-- c -->', '<!-- c -->', '  '),
    )
    .map(([bullet, [open, close], label, value]) => `${bullet}${open}${label}${close}${value}`),
);

const card = fc
  .tuple(
    fc.constantFrom('', '\uFEFF'),
    fc.constantFrom('\n', '\r\n'),
    fc.array(cardLine, { maxLength: 12 }),
    fc.boolean(),
  )
  .map(([mark, lineEnd, lines, isEnded]) => mark + lines.join(lineEnd) + (isEnded ? lineEnd : ''));

test('a field that was set is read back, the other fields keep their values, and no other line changes', () => {
  fc.assert(
    fc.property(card, fc.constantFrom(...identityFields), oneLine, (markdown, field, given) => {
      const value = readValue(given, field);
      fc.pre(value !== null && [...value].length <= 50);
      const written = setIdentityFields(markdown, { [field]: given });
      const [before, after] = [parseIdentity(markdown), parseIdentity(written)];
      expect(after[field]?.value).toBe(value);
      for (const other of identityFields) {
        if (other !== field) expect(after[other]?.value).toBe(before[other]?.value);
      }
      expect(changedLines(markdown, written)).toBeLessThanOrEqual(1);
    }),
    { numRuns: 1_500 },
  );
});

/** How many lines of the old text are neither at the start nor at the end of the new one. */
function changedLines(before: string, after: string): number {
  const [old, fresh] = [before.split(/\r?\n/), after.split(/\r?\n/)];
  let start = 0;
  while (start < old.length && old[start] === fresh[start]) start++;
  let end = 0;
  while (end < old.length - start && old.at(-1 - end) === fresh.at(-1 - end)) end++;
  return old.length - start - end;
}
