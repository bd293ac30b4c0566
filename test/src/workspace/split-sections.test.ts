import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitSections } from '../../../src/workspace/split-sections.js';

const line = fc.oneof(
  fc.constantFrom(
    '# A',
    '## B',
    '###### F',
    '####### no',
    '#none',
    '  ## in',
    '    # code',
    '',
    '---',
    '===',
    '```',
    '~~~',
  ),
  fc.constantFrom(
    '```js',
    '<!--',
    '-->',
    '<!-- x -->',
    '<pre>',
    '</pre>',
    '<div>',
    '- item',
    '> # quoted',
    '## C ##',
    '#',
  ),
  fc.string({ maxLength: 12 }),
);
const markdown = fc
  .tuple(fc.array(line, { maxLength: 30 }), fc.constantFrom('\n', '\r\n'), fc.boolean())
  .map(([lines, end, isClosed]) => lines.join(end) + (isClosed ? end : ''));

test('the sections of any text join to that text, and their lines tile it', () => {
  fc.assert(
    fc.property(markdown, (text) => {
      const sections = splitSections(text);
      expect(sections.map((section) => section.text).join('')).toBe(text);
      let next = 1;
      for (const section of sections) {
        expect(section.startLine).toBe(next);
        const lines = section.text.split('\n').length - (section.text.endsWith('\n') ? 1 : 0);
        expect(section.endLine).toBe(section.startLine + lines - 1);
        next = section.endLine + 1;
      }
    }),
    { numRuns: 400 },
  );
});

test('a section knows its heading, its level and the headings above it', () => {
  const sections = splitSections('intro\n# One\na\n### Three ###\nb\n## Two\nc\n# Four\n');
  expect(
    sections.map(({ heading, level, trail, startLine, endLine }) => ({ heading, level, trail, startLine, endLine })),
  ).toEqual([
    { heading: '', level: 0, trail: [], startLine: 1, endLine: 1 },
    { heading: 'One', level: 1, trail: ['One'], startLine: 2, endLine: 3 },
    { heading: 'Three', level: 3, trail: ['One', 'Three'], startLine: 4, endLine: 5 },
    { heading: 'Two', level: 2, trail: ['One', 'Two'], startLine: 6, endLine: 7 },
    { heading: 'Four', level: 1, trail: ['Four'], startLine: 8, endLine: 8 },
  ]);
});

test.each([
  ['a code fence', '```\n# x\n```\n'],
  ['a longer fence', '````\n```\n# x\n```\n````\n'],
  ['a fence of waves', '~~~ md\n# x\n```\n~~~\n'],
  ['a comment', '<!-- a\n# x\n-->\n'],
  ['a comment begun in the line that ends another', '<!-- a\n--> <!-- b\n# x\n-->\n'],
  ['preformatted HTML', '<pre>\n# x\n\n# y\n</pre>\n'],
  ['a block of HTML', '<div>\n# x\n</div>\n'],
  ['indented code', '    # x\n'],
  ['a quotation', '> # x\n'],
  ['a word without a space', '#x\n'],
])('a heading in %s is none', (_, text) => {
  expect(splitSections(`a\n\n${text}`).map(({ heading }) => heading)).toEqual(['']);
});

test.each([
  ['after a closed fence', '```\nx\n```\n# H\n'],
  ['after a closed comment', '<!-- x -->\n# H\n'],
  ['after HTML and a blank line', '<div>\nx\n\n# H\n'],
  ['after a comment mark in code', 'Write `<!--` so.\n# H\n'],
  ['after a fence with a backtick in its name', '```a`b\n# H\n'],
])('a heading %s is one', (_, text) => {
  expect(splitSections(text).map(({ heading }) => heading)).toContain('H');
});

test('an empty text has no sections', () => {
  expect(splitSections('')).toEqual([]);
});
