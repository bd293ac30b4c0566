import fc from 'fast-check';
import { expect, test } from 'vitest';
import { unescapeText } from '../../../../src/entries/read/unescape-text.js';
import { escapeLineText, escapeText } from '../../../../src/memory/escape-text.js';
import { escapeListItem } from '../../../../src/memory/graph/escape-list-item.js';

const piece = fc.constantFrom(
  '# ',
  '## 14:30 | share',
  '#tag',
  '- # x',
  '> ## y',
  '<!-- scope: group -->',
  '<! --',
  '-->',
  '**Room:** dev',
  'Room: dev',
  'room：dev',
  '- __Room__ dev',
  '```',
  '~~~~',
  '<pre>',
  '</b>',
  '<h2>x</h2>',
  '---',
  '===',
  '1. one',
  '+ more',
  '- ',
  'words',
  'a < b & c > d',
  '| cell',
  '\n',
  '\n\n',
  ' ',
);
const texts = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));

test('a text comes back as it was said from notes, from lists and from the graph', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const oneLine = text.replace(/\s+/g, ' ').trim();
      expect(unescapeText(escapeText(text))).toBe(text.trim());
      expect(unescapeText(escapeLineText(text))).toBe(oneLine);
      expect(unescapeText(escapeListItem(text))).toBe(oneLine);
    }),
    { numRuns: 2_000 },
  );
});

test.each([
  ['a path', 'The files lie in C:\\notes\\#old'],
  ['signs that are words', 'Write \\*stars\\* and 3 &lt; 4'],
  ['code', '```\n\\# not a heading\nRoom\\: dev\n```'],
])('what somebody escaped themselves stays: %s', (_, text) => {
  expect(unescapeText(text)).toBe(text);
});
