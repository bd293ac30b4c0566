import { expect, test } from 'vitest';
import { readFrontMatter } from '../../../src/workspace/front-matter.js';
import { splitSections } from '../../../src/workspace/split-sections.js';
import { stripInlineCode } from '../../../src/workspace/strip-inline-code.js';
import { selectVisible } from '../../../src/workspace/visible-text.js';

const size = 1_000_000;
const marked = '\n## Kept back\n<!-- scope: main -->\nprivate\n';

// Each of these makes a careless pattern take time that grows with the square of the file, which the time limit of a test would show.
test.each([
  ['backticks', `a${'`'.repeat(size)}`],
  ['rows of backticks', '` `` ``` '.repeat(size / 9)],
  ['markers that never end', '<!-- scope: '.repeat(size / 12)],
  ['openings of comments', '<!--'.repeat(size / 4)],
  ['one long dash', `<!${'-'.repeat(size)}`],
  ['a comment of spaces', `<!--${' '.repeat(size)}x`],
  ['empty lines', '\n'.repeat(size)],
  ['spaces', `# a${' '.repeat(size)}b`],
  ['hashes', `# ${'#'.repeat(size)} b`],
  ['headings', '# a\n'.repeat(size / 4)],
  ['fields of a heading', `## a${' | b'.repeat(size / 4)}`],
  ['opened tags', '<a '.repeat(size / 3)],
  ['stars', `**Room${'*'.repeat(size)}`],
  ['front matter that never ends', `---\n${'a: b\n'.repeat(size / 5)}`],
])('a file full of %s is read in a moment, and its private section stays hidden', (_, text) => {
  const whole = `${text}${marked}`;
  const { body } = readFrontMatter(whole);
  const sections = splitSections(body);
  expect(sections.map((section) => section.text).join('')).toBe(body);
  expect(selectVisible(body, { kind: 'group' }, { sight: 'whole', isLog: false }).text).not.toContain('private');
});

test.each([
  ['a `b` c', 'a  c'],
  ['a ``b ` c`` d', 'a  d'],
  ['a `b c', 'a `b c'],
  ['`a` `b`', ' '],
  ['``a` b', '``a` b'],
  ['no code', 'no code'],
])('%s without its code is %s', (line, rest) => {
  expect(stripInlineCode(line)).toBe(rest);
});
