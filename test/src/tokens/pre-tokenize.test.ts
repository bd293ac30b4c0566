import fc from 'fast-check';
import { O200K_TOKEN_SPLIT_REGEX } from 'gpt-tokenizer/encodingParams/constants';
import { expect, test } from 'vitest';
import { splitPieces } from '../../../src/tokens/pre-tokenize.js';
import { anyText } from './any-text.js';

const asTheEncoding = (text: string) => text.match(O200K_TOKEN_SPLIT_REGEX) ?? [];

test('text is split where the encoding splits it', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      expect(splitPieces(text)).toEqual(asTheEncoding(text));
    }),
    { numRuns: 2000 },
  );
});

test('text of plain letters and signs too', () => {
  const sign = fc.constantFrom(..."abzABZ019 \n\r\t'’“”–—…•·×→≤■☐★✓❝«»°§©®€/.,;:!?-_*#`<>()[]{}|~^$%&@+=".split(''));
  const contraction = fc.constantFrom("'s", "'LL", "'Re", "'d", 'I’m', "we've", '  \n', '//', '123456');
  fc.assert(
    fc.property(fc.array(fc.oneof(sign, contraction), { maxLength: 40 }), (parts) => {
      const text = parts.join('');
      expect(splitPieces(text)).toEqual(asTheEncoding(text));
    }),
    { numRuns: 5000 },
  );
});

test('no sign that counts as plain is a letter, a digit, a mark or white space', () => {
  const signs = Array.from({ length: 0xd800 }, (_, code) => String.fromCharCode(code));
  const wrong = signs.filter((sign) => {
    const text = `a${sign}b ${sign} 1${sign}2\n${sign}\n`;
    return splitPieces(text).join('|') !== asTheEncoding(text).join('|');
  });
  expect(wrong).toEqual([]);
});
