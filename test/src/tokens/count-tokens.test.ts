import fc from 'fast-check';
import { countTokens as countReference } from 'gpt-tokenizer/encoding/o200k_base';
import { describe, expect, test } from 'vitest';
import { countTokens, encoding, loadTokenCounter } from '../../../src/tokens/count-tokens.js';
import { startCpuTime } from '../../support/cpu-time.js';
import { anyText } from './any-text.js';

const asPlainText = { disallowedSpecial: new Set<string>() };

describe('counting tokens', () => {
  test('the encoding has a name for reports', () => {
    expect(encoding).toBe('o200k_base');
  });

  test.each([
    ['', 0],
    ['hello', 1],
    ['Never share a private file.', 6],
    ['\n\n', 1],
    ['1234567', 3],
    ['\ufeff', 1],
    ['👨‍👩‍👧‍👦', 11],
  ])('%j is %i tokens', async (text, tokens) => {
    expect(await countTokens(text)).toBe(tokens);
  });

  test('text that looks like a special token is plain text', async () => {
    expect(await countTokens('<|endoftext|>')).toBe(countReference('<|endoftext|>', asPlainText));
    expect(await countTokens('a <|im_start|> b')).toBe(countReference('a <|im_start|> b', asPlainText));
  });

  test('any text has as many tokens as the reference implementation finds', async () => {
    const counter = await loadTokenCounter();
    fc.assert(
      fc.property(anyText, (anything) => {
        // The reference loses byte order marks when it looks bytes up; the rank file has a token for them.
        const text = anything.replaceAll('\ufeff', '');
        expect(counter.count(text)).toBe(countReference(text, asPlainText));
      }),
      { numRuns: 1000 },
    );
  });

  test.each([
    ['one letter', 'a'.repeat(2_000_000), 250_000],
    ['spaces', ' '.repeat(2_000_000), 15_625],
    ['one Chinese character', '漢'.repeat(600_000), 600_000],
  ])('two megabytes of %s are counted in seconds', async (_, text, tokens) => {
    const spent = startCpuTime();
    expect(await countTokens(text)).toBe(tokens);
    expect(spent()).toBeLessThan(20_000);
  });
});
