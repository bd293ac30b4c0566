import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findInvisible } from '../../../../src/lint/text/find-invisible.js';

const kindsIn = (text: string) => findInvisible(text).map(({ kind, severity }) => `${kind} ${severity}`);

test('every emoji that Unicode recommends is honest', () => {
  const recommended = '^\\p{RGI_Emoji}$';
  const emoji = new RegExp(recommended, 'v');
  const flags = ['gbeng', 'gbsct', 'gbwls'].map(
    (code) => `🏴${[...code].map((letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('')}\u{e007f}`,
  );
  const samples = ['👨‍👩‍👧‍👦', '👩🏽‍💻', '🏳️‍🌈', '🏴‍☠️', '❤️‍🔥', '👁️‍🗨️', '1️⃣', '#️⃣', '🇯🇵', '✌🏽', '🧑🏻‍❤️‍💋‍🧑🏿', ...flags];
  for (const sample of samples) {
    expect(sample).toMatch(emoji);
    expect(kindsIn(`a ${sample} b${sample}${sample}`)).toEqual([]);
  }
});

describe('scripts that need invisible characters keep them', () => {
  test.each([
    ['Persian', 'می‌خواهم کتاب‌ها را؛ PDF‌ها'],
    ['Hindi', 'क्‍ष और र्‍य'],
    ['Sinhala', 'ක්‍රියාව'],
    ['Malayalam', 'നന്‍മ'],
    ['Hebrew with isolates', 'שלום \u2066Ada\u2069 עולם\u200f'],
    ['Thai with breaks', 'ภาษา\u200bไทย'],
    ['Mongolian', 'ᠮᠣᠩᠭᠣᠯ\u180b'],
    ['braille', '⠋⠀⠙'],
    ['a name with a variant', '葛\u{e0100}城'],
  ])('%s', (_language, text) => {
    expect(findInvisible(text)).toEqual([]);
  });
});

describe('what hides text is found wherever it stands', () => {
  const hidden = [
    ...['\u{e0041}', '\u{e0001}', '\u{e0100}', '\ufe00', '\u200b', '\u200c', '\u200d', '\u2060', '\u2061', '\u2063'],
    ...['\u206a', '\ufeff', '\u180e', '\u115f', '\u1160', '\u3164', '\uffa0', '\u2800', '\u034f', '\u00ad', '\ufff9'],
    ...['\u202a', '\u202b', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069', '\u200e', '\u200f', '\u061c'],
    ...['\0', '\x07', '\x08', '\x1b', '\x7f', '\x9b', '\ufffe', '\u{1d173}', '\u{1bca0}', '\u{e0080}', '\u{e0fff}'],
    ...['&#8203;', '&#x200B;', '&ZeroWidthSpace;', '&zwnj;', '&#xE0041;', '&#x202e;', '&#xFE01;'],
  ];
  test.each(hidden.map((character) => [JSON.stringify(character), character]))('%s', (_name, character) => {
    expect(findInvisible(`co${character}ffee`)).toHaveLength(1);
    expect(findInvisible(`coffee${character}`)).toHaveLength(1);
    expect(findInvisible(`${character} coffee`)).toHaveLength(1);
  });
});

test('line ends of every system are no controls', () => {
  expect(kindsIn('one\r\ntwo\r\n')).toEqual([]);
  expect(kindsIn('one\rtwo\r')).toEqual([]);
  expect(kindsIn('one\r\r\ntwo\n')).toEqual([]);
  expect(kindsIn('shown\rhidden\n')).toEqual(['control error']);
});

test('an escape sequence counts with its parameters', () => {
  expect(findInvisible('a\x1b[38;5;1mb')).toEqual([
    { kind: 'control', codePoint: 0x1b, start: 1, end: 10, severity: 'error' },
  ]);
});

test('a soft hyphen divides syllables, not letters', () => {
  expect(kindsIn('Donau\u00addampf')).toEqual(['zero-width info']);
  expect(kindsIn('i\u00adg\u00adn')).toEqual(['zero-width error', 'zero-width error']);
});

test('tags behind a flag are found, and the flag stays', () => {
  const wales = '🏴\u{e0067}\u{e0062}\u{e0077}\u{e006c}\u{e0073}\u{e007f}';
  expect(findInvisible(`${wales}\u{e0041}`).map(({ start }) => start)).toEqual([wales.length]);
});

test('findings lie in order within the text, and without them nothing is found', () => {
  const characters = fc.constantFrom(
    'a',
    'ж',
    '葛',
    '😀',
    '\u200b',
    '\u200d',
    '\ufe0f',
    '\u{e0067}',
    '🏴',
    '\u202e',
    '\u2069',
    '\r',
    '\n',
    '\x1b',
    '&#8203;',
    '\u00ad',
    'م',
  );
  fc.assert(
    fc.property(fc.array(characters, { maxLength: 60 }), (parts) => {
      const text = parts.join('');
      const found = findInvisible(text);
      let end = 0;
      for (const mark of found) {
        expect(mark.start).toBeGreaterThanOrEqual(end);
        expect(mark.end).toBeLessThanOrEqual(text.length);
        end = mark.end;
      }
      if (found.length > 0) expect(text.replaceAll('&#8203;', '\u200b')).not.toMatch(/^[\x20-\x7e]*$/);
    }),
  );
});
