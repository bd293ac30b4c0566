import { describe, expect, test } from 'vitest';
import { fitText } from '../../../src/budget/fit-text.js';
import { countCharacters, measureText } from '../../../src/budget/measure-text.js';

const cut = { head: 1, tail: 0, of: 'rest', marker: 'short' } as const;
const text = `## Tea\r\n\r\n${'Tea is good. '.repeat(20).trimEnd()}\r\n\r\n## Rain\r\n\r\n${'Rain is fine. '.repeat(20).trimEnd()}\r\n`;
const options = { unit: 'characters', cut, path: 'NOTES.md' } as const;

describe('fitting text', () => {
  test.each(['pack', 'truncate', 'reject'] as const)(
    '%s leaves text within the limit alone, line ends and all',
    async (overflow) => {
      const whole = { status: 'whole', text, omitted: [] };
      expect(await fitText(text, { ...options, overflow, limit: countCharacters(text) })).toEqual(whole);
      expect(await fitText(text, { ...options, overflow, limit: null })).toEqual(whole);
    },
  );

  test('reject says how much too long the text is and cuts nothing', async () => {
    expect(await fitText(text, { ...options, overflow: 'reject', limit: 500 })).toEqual({
      status: 'rejected',
      measured: countCharacters(text),
      limit: 500,
    });
  });

  test('truncate keeps the start and reports the rest', async () => {
    expect(await fitText(text, { ...options, overflow: 'truncate', limit: 100 })).toEqual({
      status: 'truncated',
      text: `${text.slice(0, 87)}\n\n[truncated]`,
      omitted: [
        { heading: 'Tea', startLine: 3, endLine: 4 },
        { heading: 'Rain', startLine: 5, endLine: 7 },
      ],
    });
  });

  test('pack keeps whole sections with their line ends and names the rest', async () => {
    const tea = text.slice(0, text.indexOf('## Rain'));
    expect(await fitText(text, { ...options, overflow: 'pack', limit: 340 })).toEqual({
      status: 'packed',
      text: `${tea}[Left out for space: "Rain". Read NOTES.md for the rest.]\r\n`,
      omitted: [{ heading: 'Rain', startLine: 5, endLine: 7 }],
    });
  });

  test('pack rejects what would lose more than three quarters', async () => {
    expect(await fitText(text, { ...options, overflow: 'pack', limit: 120 })).toEqual({
      status: 'rejected',
      measured: countCharacters(text),
      limit: 120,
    });
  });
});

describe('measuring text', () => {
  test.each([
    ['tokens', 11],
    ['characters', 7],
    ['bytes', 25],
  ] as const)('an emoji family in %s is %i', async (unit, size) => {
    expect(await measureText('👨‍👩‍👧‍👦', unit)).toBe(size);
  });

  test('a lone surrogate is a character', () => {
    expect(countCharacters('a\ud800b\udc00')).toBe(4);
  });
});
