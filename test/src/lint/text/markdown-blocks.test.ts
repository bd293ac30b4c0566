import { describe, expect, test } from 'vitest';
import { blocksOf } from '../../../../src/lint/text/markdown-blocks.js';
import { isLinear } from './is-linear.js';

/** `kind: line | line` for each block. */
function outline(text: string): string[] {
  return blocksOf(text).map(
    ({ kind, lines }) => `${kind}: ${lines.map(({ start, end }) => text.slice(start, end)).join(' | ')}`,
  );
}

describe('blocksOf', () => {
  test('a paragraph goes on over its lines until a blank one', () => {
    expect(outline('One\ntwo\n\nthree\n')).toEqual(['prose: One | two', 'prose: three']);
  });

  test('a heading has its level and stands alone', () => {
    const text = '# Soul\ntext\n### Deep\n#no heading\n';
    expect(outline(text)).toEqual(['heading:  Soul', 'prose: text', 'heading:  Deep', 'prose: #no heading']);
    expect(blocksOf(text).map(({ level }) => level)).toEqual([1, 0, 3, 0]);
  });

  test('front matter is read line by line, and only at the top', () => {
    expect(outline('---\nname: Luna\nage: 3\n---\ntext\n')).toEqual([
      'front-matter: name: Luna',
      'front-matter: age: 3',
      'prose: text',
    ]);
    expect(outline('text\n\n---\nname: Luna\n---\n').filter((block) => block.startsWith('front'))).toEqual([]);
  });

  test('front matter that never ends is none', () => {
    expect(outline('---\nname: Luna\n')).toEqual(['prose: --- | name: Luna']);
  });

  test('items of lists know how deep they are, and keep their second lines', () => {
    const text = '- one\n  - two\n    goes on\n      1. three\n- [ ] task\n* star\n';
    expect(outline(text)).toEqual(['list: one', 'list: two | goes on', 'list: three', 'list: task', 'list: star']);
  });

  test('a quotation makes everything in it quoted', () => {
    const text = '> said\n> more\n\n> - item\n\nplain\n';
    expect(outline(text)).toEqual(['quote: said | more', 'list: item', 'prose: plain']);
    expect(blocksOf(text).map(({ isQuoted, depth }) => [isQuoted, depth])).toEqual([
      [true, 1],
      [true, 2],
      [false, 0],
    ]);
  });

  test('a fence ends at a row of the same sign that is as long', () => {
    expect(outline('````sh\nls\n```\n~~~~\n````\nafter\n')).toEqual(['fence: ls | ``` | ~~~~', 'prose: after']);
    expect(outline('~~~\nls `x`\n~~~\nafter\n')).toEqual(['fence: ls `x`', 'prose: after']);
  });

  test('three backticks with more of them on the line are a code span, not a fence', () => {
    expect(outline('```ls``` lists\nafter\n')).toEqual(['prose: ```ls``` lists | after']);
  });

  test('a fence that never ends goes on to the end', () => {
    expect(outline('```\n# not a heading\n')).toEqual(['fence: # not a heading']);
  });

  test('rows of a table are blocks, and the line under the head is none', () => {
    expect(outline('| a | b |\n| --- | :-: |\n| 1 | 2 |\n')).toEqual(['table: | a | b |', 'table: | 1 | 2 |']);
  });

  test('a comment over several lines holds none of its marks', () => {
    expect(outline('<!-- one\ntwo\nthree --> after\n')).toEqual(['comment:  one | two | three ', 'prose:  after']);
  });

  test('line ends of any kind are left out', () => {
    expect(outline('# A\r\n\r\n- b\r\n  c\r\n```\r\nd\r\n```\r\ne')).toEqual([
      'heading:  A',
      'list: b | c',
      'fence: d',
      'prose: e',
    ]);
  });

  test('an empty text has no blocks', () => {
    expect(blocksOf('')).toEqual([]);
    expect(blocksOf('\n\r\n \n')).toEqual([]);
  });

  test.each([
    ['backticks with one more at the end', (size: number) => `${'`'.repeat(size / 2)}${'x'.repeat(size / 2)}\``],
    ['tildes', (size: number) => '~'.repeat(size)],
    ['spaces', (size: number) => `${' '.repeat(size)}x`],
    ['marks of lists and quotes', (size: number) => '- > '.repeat(size / 4)],
    ['cells', (size: number) => `${'| '.repeat(size / 2)}x`],
    ['front matter without an end', (size: number) => `---\n${'a\n'.repeat(size / 2)}`],
    ['hyphens', (size: number) => `---\n${'-'.repeat(size)}`],
    ['hashes', (size: number) => '#'.repeat(size)],
  ])('twice as many %s take about twice as long', (_, make) => {
    expect(isLinear(blocksOf, make)).toBe(true);
  });
});
