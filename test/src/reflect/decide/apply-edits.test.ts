import { expect, test } from 'vitest';
import { applyEdits, type TextEdit } from '../../../../src/reflect/decide/apply-edits.js';

const path = 'memory/x.md';

function applied(text: string | null, ...edits: TextEdit[]): string | null {
  const result = applyEdits(new Map([[path, text]]), edits);
  return result.problem === null ? (result.texts.get(path) ?? null) : `! ${result.problem}`;
}

const add = (section: string[], ...lines: string[]): TextEdit => ({ do: 'add', path, section, lines });
const replace = (section: string[], before: string[], after: string[]): TextEdit => ({
  do: 'replace',
  path,
  section,
  before,
  after,
});

const page = '---\nname: X\n---\n# X\n\nAbout.\n\n## Facts\n\n- One\n\n## Steps\n\nWords.\n';

test.each([
  ['goes on with a list', add(['X', 'Facts'], '- Two'), page.replace('- One\n', '- One\n- Two\n')],
  ['keeps apart from other text', add(['X', 'Steps'], '- Two'), `${page}\n- Two\n`],
  ['stays above the parts below', add(['X'], 'More.'), page.replace('About.\n', 'About.\n\nMore.\n')],
  ['makes a section where it is missing', add(['X', 'Notes'], '- N'), `${page}\n## Notes\n\n- N\n`],
  [
    'makes it within its own part',
    add(['X', 'Facts', 'Old'], '- O'),
    page.replace('- One\n', '- One\n\n### Old\n\n- O\n'),
  ],
  [
    'takes the only title for the one that is meant',
    add(['person--x', 'Facts'], '- Two'),
    page.replace('- One\n', '- One\n- Two\n'),
  ],
  ['replaces a line', replace(['X', 'Facts'], ['- One'], ['- 1', '- 2']), page.replace('- One', '- 1\n- 2')],
  ['removes a line', replace(['X', 'Steps'], ['Words.'], []), page.replace('Words.\n', '')],
  [
    'looks in its own section only',
    replace(['X', 'Steps'], ['- One'], []),
    '! the lines it replaces are no longer in memory/x.md',
  ],
  ['leaves an existing file alone', { do: 'create', path, content: '# Y\n' }, page],
] as const)('an edit %s', (_, edit, expected) => {
  expect(applied(page, edit)).toBe(expected);
});

test('a file that is missing is made, with its headings', () => {
  expect(applied(null, add(['X', 'Facts'], '- One'))).toBe('# X\n\n## Facts\n\n- One\n');
  expect(applied(null, { do: 'create', path, content: '# X' }, add(['X'], 'Words.'))).toBe('# X\n\nWords.\n');
  expect(applied(null, replace([], ['x'], []))).toBe('! memory/x.md no longer exists');
});

test('lines that stand there twice are not replaced', () => {
  expect(applied('- a\n- a\n', replace([], ['- a'], ['- b']))).toBe(
    '! the lines it replaces are more than once in memory/x.md',
  );
});

test.each(['## Steps', '```', '<!-- ', '# New'])(
  'the line %s is refused, because it would change the sections',
  (line) => {
    expect(applied(page, add(['X', 'Facts'], line))).toMatch(/^! it would (hide a section|create new sections)/);
  },
);

test('a file without an end of line at its end keeps that', () => {
  expect(applied('# X\n\n- a', replace(['X'], ['- a'], ['- b']))).toBe('# X\n\n- b');
  expect(applied('# X\n\n- a', add(['X'], '- b'))).toBe('# X\n\n- a\n- b\n');
});
