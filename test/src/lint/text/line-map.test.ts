import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { LineMap } from '../../../../src/lint/text/line-map.js';
import { startCpuTime } from '../../../support/cpu-time.js';

describe('LineMap', () => {
  test('lines and columns count from one', () => {
    const lines = new LineMap('ab\ncd\n');
    expect(lines.positionAt(0)).toEqual({ line: 1, column: 1 });
    expect(lines.positionAt(4)).toEqual({ line: 2, column: 2 });
    expect(lines.positionAt(6)).toEqual({ line: 3, column: 1 });
  });

  test('a line end belongs to the line it ends', () => {
    expect(new LineMap('ab\ncd').positionAt(2)).toEqual({ line: 1, column: 3 });
  });

  test('a return is no part of its line', () => {
    const lines = new LineMap('ab\r\ncd\r\n');
    expect(lines.count).toBe(3);
    expect([0, 1, 2].map((index) => lines.textOf(index))).toEqual(['ab', 'cd', '']);
    expect(lines.positionAt(4)).toEqual({ line: 2, column: 1 });
  });

  test('a column counts characters, not units', () => {
    const text = '👍🏽 a';
    expect(new LineMap(text).positionAt(text.indexOf('a'))).toEqual({ line: 1, column: 4 });
  });

  test('half a character still has a place', () => {
    expect(new LineMap('\uD83D').positionAt(1)).toEqual({ line: 1, column: 2 });
    expect(new LineMap('\uDE00a').positionAt(1)).toEqual({ line: 1, column: 2 });
  });

  test('an empty text has one empty line', () => {
    const lines = new LineMap('');
    expect(lines.count).toBe(1);
    expect(lines.textOf(0)).toBe('');
    expect(lines.positionAt(0)).toEqual({ line: 1, column: 1 });
  });

  test('every place is where a count from the top finds it', () => {
    const texts = fc.array(fc.constantFrom('a', '\n', '\r\n', '👩‍👧', '记', ' '), { maxLength: 40 });
    fc.assert(
      fc.property(texts, (parts) => {
        const text = parts.join('');
        const lines = new LineMap(text);
        let at = 0;
        let line = 1;
        let column = 1;
        for (const character of text) {
          expect(lines.positionAt(at)).toEqual({ line, column });
          at += character.length;
          column = character === '\n' ? 1 : column + 1;
          if (character === '\n') line++;
        }
      }),
    );
  });

  test('the last line of 1 MB is found', () => {
    const lines = new LineMap(`${'0123456789\r\n'.repeat(90_000)}last`);
    expect(lines.positionAt(90_000 * 12 + 2)).toEqual({ line: 90_001, column: 3 });
    expect(lines.textOf(90_000)).toBe('last');
    expect(lines.textOf(89_999)).toBe('0123456789');
  });

  test('many places on one long line are found at once', () => {
    const lines = new LineMap('👍 a'.repeat(100_000));
    const spent = startCpuTime();
    let sum = 0;
    for (let at = 0; at < 400_000; at += 4) sum += lines.positionAt(at).column;
    expect(sum).toBe(100_000 + (3 * 100_000 * 99_999) / 2);
    expect(spent()).toBeLessThan(10_000);
  });
});
