import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { escapeForTerminal } from '../../../src/workspace/escape-for-terminal.js';

describe('what a terminal would obey or hide is spelled out', () => {
  test.each([
    ['an escape sequence', '\u001b[2Jgone', '\\u{1b}[2Jgone'],
    ['a bell, a return and a delete', 'a\u0007b\rc\u007f', 'a\\u{7}b\\u{d}c\\u{7f}'],
    ['a C1 control', 'a\u009b31m', 'a\\u{9b}31m'],
    ['a turned direction', 'user\u202etxt.exe\u202c', 'user\\u{202e}txt.exe\\u{202c}'],
    ['isolates', '\u2066a\u2069', '\\u{2066}a\\u{2069}'],
    ['a zero-width space', 'pass\u200bword', 'pass\\u{200b}word'],
    ['a joiner between letters', 'a\u200db', 'a\\u{200d}b'],
    ['a byte order mark', '\ufeffa', '\\u{feff}a'],
    ['tag characters after a letter', 'a\u{e0068}\u{e0069}', 'a\\u{e0068}\\u{e0069}'],
    ['a variation selector after a letter', 'a\ufe0f', 'a\\u{fe0f}'],
    ['half of a surrogate pair', 'a\ud83d', 'a\\u{d83d}'],
    ['a line separator', 'a\u2028b', 'a\\u{2028}b'],
    ['a filler', 'a\u3164b', 'a\\u{3164}b'],
  ])('%s', (_, text, expected) => {
    expect(escapeForTerminal(text)).toBe(expected);
  });
});

describe('what people write stays', () => {
  test.each([
    ['line breaks and tabs', 'a\n\tb'],
    ['a family', 'the 👨‍👩‍👧‍👦 of'],
    ['a flag of a region, made of tags', '🏴󠁧󠁢󠁥󠁮󠁧󠁿 and 🇯🇵'],
    ['a heart on fire and a keycap', '❤️‍🔥 1️⃣'],
    ['an emoji with a skin tone', '👩🏽‍🚀'],
    ['an emoji sequence without its selectors', '👩‍❤‍👨'],
    ['other scripts', 'שלום 日本語 हिन्दी é'],
  ])('%s', (_, text) => {
    expect(escapeForTerminal(text)).toBe(text);
  });
});

test('a tag after an emoji is no part of it', () => {
  expect(escapeForTerminal('🙂\u{e0068}\u{e0069}')).toBe('🙂\\u{e0068}\\u{e0069}');
});

test('a second pass changes nothing', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(escapeForTerminal(escapeForTerminal(text))).toBe(escapeForTerminal(text));
    }),
  );
});
