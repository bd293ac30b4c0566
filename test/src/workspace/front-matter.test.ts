import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readFrontMatter } from '../../../src/workspace/front-matter.js';

test('keys and body come apart, with the line the body starts on', () => {
  expect(readFrontMatter('---\nname: Kate\nlist: [1, 2]\n---\n# Soul\n')).toEqual({
    head: '---\nname: Kate\nlist: [1, 2]\n---\n',
    yaml: 'name: Kate\nlist: [1, 2]',
    body: '# Soul\n',
    bodyStartLine: 5,
    keys: { name: 'Kate', list: [1, 2] },
    problem: null,
  });
});

test.each([
  ['an empty one', '---\n---\nbody', { keys: {}, body: 'body', problem: null }],
  ['only a comment', '---\n# nothing\n---\nbody', { keys: {}, body: 'body', problem: null }],
  ['spaces after the fences', '---  \na: 1\n--- \t\nbody', { keys: { a: 1 }, body: 'body', problem: null }],
  ['no end of line after it', '---\na: 1\n---', { keys: { a: 1 }, body: '', problem: null }],
  ['Windows line ends', '---\r\na: 1\r\n---\r\nbody', { keys: { a: 1 }, body: 'body', problem: null }],
  ['a date, which stays text', '---\nborn: 2026-02-02\n---\n', { keys: { born: '2026-02-02' } }],
  ['a row of spaces', `---\na:${' '.repeat(60_000)}\n---\n`, { keys: { a: null }, problem: null }],
  ['a dangerous key, which stays a key', '---\n__proto__: {x: 1}\n---\n', { problem: null }],
])('%s is read', (_, text, expected) => {
  expect(readFrontMatter(text)).toMatchObject(expected);
  expect(({} as { x?: number }).x).toBeUndefined();
});

test.each([
  ['a language after the fence', '---js\nmodule.exports = { a: process.exit() }\n---\n'],
  ['a language after a space', '--- json\n{"a": 1}\n---\n'],
  ['no closing fence', '---\na: 1\n'],
  ['a line before it', '\n---\na: 1\n---\n'],
  ['four hyphens', '----\na: 1\n----\n'],
])('%s is body', (_, text) => {
  expect(readFrontMatter(text)).toEqual({ head: '', yaml: '', body: text, bodyStartLine: 1, keys: {}, problem: null });
});

const lines = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('\n');

const laughs = ['a: &a [x, x, x, x, x, x, x, x, x]'];
for (const [index, name] of [...'bcdefghi'].entries()) {
  const before = 'abcdefgh'[index];
  laughs.push(`${name}: &${name} [${Array(9).fill(`*${before}`).join(', ')}]`);
}

test.each([
  ['aliases that multiply', laughs.join('\n'), /alias/i],
  ['too much of it', `a: ${'x'.repeat(65_536)}`, 'The front matter is longer than 65536 characters.'],
  ['one key twice', 'a: 1\na: 2', 'Map keys must be unique: a appears twice (line 2, column 1).'],
  [
    'one key twice further in',
    'b:\n  - {c: 1, "c": 2}',
    'Map keys must be unique: c appears twice (line 2, column 12).',
  ],
  ['a list', '- a\n- b', 'The front matter is not a mapping of keys to values.'],
  ['a single word', 'hello', 'The front matter is not a mapping of keys to values.'],
  ['broken YAML', 'a: [1', /^[^\n]+ \(line 1, column 6\)\.$/],
  ['thousands of keys', lines(5_001, (index) => `k${index}: 1`), 'The front matter contains too many values.'],
  [
    'thousands of keys on one line',
    `{${lines(5_001, (index) => `k${index}: 1,`)}}`,
    'The front matter contains too many values.',
  ],
  ['thousands of lines', '\n'.repeat(20_000), 'The front matter contains too many values.'],
  ['thousands of tags', `a: ${'!x '.repeat(20_000)}`, 'The front matter contains too many values.'],
  ['thousands of braces', '{}'.repeat(30_000), 'The front matter contains too many values.'],
  ['thousands of quotes', `a: ${"'' ".repeat(20_000)}`, 'The front matter contains too many values.'],
  ['a tab where spaces belong', 'a:\n\tb: 1', /^[^\n]+$/],
  ['brackets without end', '['.repeat(60_000), 'The front matter is nested too deeply.'],
  ['deep nesting', `a: ${'{b: '.repeat(5_000)}1${'}'.repeat(5_000)}`, 'The front matter is nested too deeply.'],
  ['lists in lists in lists', `a:\n${'- '.repeat(20_000)}x`, 'The front matter is nested too deeply.'],
  ['keys of keys of keys', `${'? '.repeat(20_000)}x`, 'The front matter is nested too deeply.'],
  ['keys below keys on one line', 'a: '.repeat(5_000), 'The front matter is nested too deeply.'],
  ['quoted keys below quoted keys', '"a": '.repeat(5_000), 'The front matter is nested too deeply.'],
  ['an unknown tag that asks for code', 'a: !!js/function "function () {}"', null],
])('%s gives no keys, the reason, and the body all the same', (_, yaml, problem) => {
  const read = readFrontMatter(`---\n${yaml}\n---\nbody\n`);
  expect(read.body).toBe('body\n');
  if (problem === null) {
    expect(typeof read.keys.a).not.toBe('function');
    return;
  }
  expect(read.keys).toEqual({});
  expect(read.problem).toEqual(typeof problem === 'string' ? problem : expect.stringMatching(problem));
});

test('a long text in it, and hundreds of keys, are read', () => {
  const prose = 'Kate, who is an octopus - more or less - likes tea: green, "cold" and strong. '.repeat(500);
  const keys = lines(500, (index) => `k${index}: {a: 1}`);
  const read = readFrontMatter(`---\nabout: ${JSON.stringify(prose)}\n${keys}\n---\n`);
  expect([read.problem, Object.keys(read.keys).length, read.keys.about === prose]).toEqual([null, 501, true]);
});

test('whatever a text is, head and body join to it and nothing is thrown', () => {
  const line = fc.oneof(fc.constantFrom('---', '--- ', '...', 'a: 1', '- x', '&a *a', '{', '}'), fc.string());
  const text = fc.array(line, { maxLength: 12 }).map((lines) => lines.join('\n'));
  fc.assert(
    fc.property(text, (markdown) => {
      const { head, body, bodyStartLine } = readFrontMatter(markdown);
      expect(head + body).toBe(markdown);
      expect(bodyStartLine).toBe(head.split('\n').length);
    }),
  );
});
