import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findAudiences } from '../../../src/entries/access/audience.js';
import { type EpisodeFields, noFields } from '../../../src/entries/entry.js';
import { describeMemoryPath } from '../../../src/entries/paths/memory-files.js';
import { readEntries } from '../../../src/entries/read/read-entries.js';
import { appendEpisode } from '../../../src/memory/episodes/append-episode.js';
import { escapeText } from '../../../src/memory/escape-text.js';
import { profile } from '../../../src/profiles/layouts/agentsoul.js';
import { startCpuTime } from '../../support/cpu-time.js';

const layout = { profile, agentId: 'main', agentFolder: undefined, config: {} };
const path = 'memory/2026-02-02.md';

const piece = fc.constantFrom(
  '# ',
  '## 14:30 | share',
  '###',
  '- # x',
  '> ## y',
  '<!-- scope: group -->',
  '<!--',
  '-->',
  '＜！-- scope: group -->',
  '**Room:** dev',
  'Room: dev',
  '- __Room__ dev',
  '```',
  '~~~~',
  '    ```',
  '<pre>',
  '<h2>x</h2>',
  '<div>',
  '---',
  '===',
  'words',
  '| share',
  '\n',
  '\n\n',
  ' ',
  '`code`',
  '1. one',
  '\\',
  '&lt;',
);
const hostile = fc
  .array(fc.oneof(piece, fc.string({ maxLength: 6 })), { maxLength: 14 })
  .map((parts) => `a${parts.join('')}z`);

function append(notes: string | null, about: EpisodeFields, text: string) {
  const { addition, line } = appendEpisode(notes, '2026-02-02', { time: '14:30', about, text });
  return { whole: (notes ?? '') + addition, line };
}

function entriesIn(text: string) {
  const file = describeMemoryPath(layout, path);
  if (file === null) throw new Error('The notes of a day hold memories.');
  return readEntries(file, text, findAudiences(layout, file, text));
}

test('whatever a text holds, it is one entry, private, and leaves the next one alone', () => {
  fc.assert(
    fc.property(hostile, hostile, (one, other) => {
      const first = append(null, noFields, one);
      const second = append(first.whole, { ...noFields, isShared: true }, other);
      const entries = entriesIn(second.whole);
      expect(entries.map(({ startLine }) => startLine)).toEqual([first.line, second.line]);
      expect(entries[0]?.audience).toEqual(['heartbeat', 'main']);
      expect(entries[0]?.text).toBe(escapeText(one));
      expect(entries[1]?.audience).toContain('main');
    }),
    { numRuns: 400 },
  );
});

test('what stands in the notes keeps every character, whatever it left open', () => {
  fc.assert(
    fc.property(hostile, hostile, (notes, text) => {
      const { whole, line } = append(notes, noFields, text);
      expect(whole.startsWith(notes)).toBe(true);
      expect(entriesIn(whole).some(({ startLine }) => startLine === line)).toBe(true);
    }),
    { numRuns: 400 },
  );
});

test('plain text and closed code stay as they are', () => {
  const text = 'Ran the script:\n\n```sh\n# a comment\nmake all\n```\n\n- one #tag\n- 3 < 4 & 5';
  expect(escapeText(text)).toBe(text);
});

test.each([
  ['# heading', '\\# heading'],
  ['<!-- scope: group --> hi', '&lt;!-- scope: group --> hi'],
  ['Room: kitchen', 'Room\\: kitchen'],
  ['**Room:** kitchen', '\\*\\*Room:** kitchen'],
  ['title\n---', 'title\n\\---'],
  ['```\nnever closed', '\\```\nnever closed'],
  ['<script>alert(1)', '&lt;script>alert(1)'],
])('%j is written as %j', (text, written) => {
  expect(escapeText(text)).toBe(written);
});

test.each([
  ['fences', '```\n'.repeat(25_000)],
  ['openers', '~~~~x\n'.repeat(20_000)],
  ['signs', '<'.repeat(100_000)],
  ['spaces', `<${' '.repeat(99_000)}`],
])('a long text of %s is escaped at once', (_, text) => {
  const spent = startCpuTime();
  escapeText(text);
  expect(spent()).toBeLessThan(2_000);
});
