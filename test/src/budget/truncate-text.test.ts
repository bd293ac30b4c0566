import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measureText } from '../../../src/budget/measure-text.js';
import { truncateText } from '../../../src/budget/truncate-text.js';
import { startCpuTime } from '../../support/cpu-time.js';
import { anyText } from '../tokens/any-text.js';

const path = 'AGENTS.md';
const headAndTail = { head: 0.75, tail: 0.25, of: 'rest', marker: 'named' } as const;
const headOnly = { head: 1, tail: 0, of: 'rest', marker: 'short' } as const;
const ofTheCap = { head: 0.7, tail: 0.2, of: 'cap', marker: 'named' } as const;

describe('truncating any text', () => {
  const attempts = fc.record({
    text: fc.array(anyText, { maxLength: 6 }).map((parts) => parts.join('\n')),
    unit: fc.constantFrom('tokens', 'characters', 'bytes'),
    cut: fc.constantFrom(headAndTail, headOnly, ofTheCap),
    limit: fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 800 })),
  });

  test('never passes the limit and returns text within it unchanged', async () => {
    await fc.assert(
      fc.asyncProperty(attempts, async ({ text, ...options }) => {
        const truncated = await truncateText(text, { ...options, path });
        expect(await measureText(truncated.text, options.unit)).toBeLessThanOrEqual(options.limit);
        const fits = (await measureText(text, options.unit)) <= options.limit;
        if (fits) expect(truncated.text).toBe(text);
        else expect(truncated.text).not.toBe(text);
      }),
      { numRuns: 400 },
    );
  });

  test('keeps a start and an end of the text, and splits no grapheme cluster', async () => {
    const segmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });
    await fc.assert(
      fc.asyncProperty(attempts, async ({ text, ...options }) => {
        const truncated = await truncateText(text, { ...options, path });
        if (truncated.text === text) return;
        const boundaries = new Set(Array.from(segmenter.segment(text), ({ index }) => index).concat(text.length));
        const { head, tail } = aroundMarker(truncated.text);
        expect(text.startsWith(head)).toBe(true);
        expect(boundaries).toContain(head.length);
        expect(text.endsWith(tail)).toBe(true);
        expect(boundaries).toContain(text.length - tail.length);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the cut of a profile', () => {
  const text = `# One\n${'a'.repeat(994)}\n# Two\n${'b'.repeat(994)}\n# Three\n${'c'.repeat(992)}\n`;

  test('takes its shares of what the marker leaves', async () => {
    const truncated = await truncateText(text, { limit: 1000, unit: 'characters', cut: headAndTail, path });
    const marker =
      '\n\n[Cut to fit. Read AGENTS.md for the rest.]\n[The first 657 and the last 219 of 3003 characters of AGENTS.md are here.]\n\n';
    expect(truncated).toEqual({
      text: text.slice(0, 657) + marker + text.slice(-219),
      kept: { head: 657, tail: 219 },
      omitted: [
        { heading: 'One', startLine: 2, endLine: 2 },
        { heading: 'Two', startLine: 3, endLine: 4 },
        { heading: 'Three', startLine: 5, endLine: 6 },
      ],
    });
  });

  test('takes its shares of the whole cap where the profile says so', async () => {
    const truncated = await truncateText(text, { limit: 2000, unit: 'characters', cut: ofTheCap, path });
    expect(truncated.kept).toEqual({ head: 1400, tail: 400 });
  });

  test('gives way to the marker when shares of the cap leave it no room', async () => {
    const truncated = await truncateText(text, { limit: 300, unit: 'characters', cut: ofTheCap, path });
    expect(truncated.kept).toEqual({ head: 137, tail: 40 });
    expect(truncated.text.length).toBeLessThanOrEqual(300);
  });

  test('ends with a short marker where the profile keeps only the head', async () => {
    const truncated = await truncateText(text, { limit: 100, unit: 'characters', cut: headOnly, path });
    expect(truncated).toEqual({
      text: `${text.slice(0, 87)}\n\n[truncated]`,
      kept: { head: 87, tail: 0 },
      omitted: [
        { heading: 'One', startLine: 2, endLine: 2 },
        { heading: 'Two', startLine: 3, endLine: 4 },
        { heading: 'Three', startLine: 5, endLine: 6 },
      ],
    });
  });

  test('uses a compact marker when space is tiny, and none when not even that fits', async () => {
    const tiny = await truncateText(text, { limit: 40, unit: 'characters', cut: headAndTail, path });
    expect(tiny.text).toBe('# One\naaaaaa\n[Cut: read AGENTS.md]\nccc\n');
    const tiniest = await truncateText(text, { limit: 10, unit: 'characters', cut: headAndTail, path });
    expect(tiniest.text).toBe('# One\naaaa');
  });

  test('never splits an emoji family, whatever the unit', async () => {
    const families = '👨‍👩‍👧‍👦'.repeat(20);
    for (const unit of ['characters', 'bytes', 'tokens'] as const) {
      const { kept } = await truncateText(families, { limit: 50, unit, cut: headOnly, path });
      const size = await measureText('👨‍👩‍👧‍👦', unit);
      expect(kept.head % size).toBe(0);
      expect(kept.head).toBeGreaterThan(0);
    }
  });

  test('names no heading from front matter', async () => {
    const source = `---\n# a comment\nname: Aria\n---\n# Aria\n\n${'Tea. '.repeat(100)}\n`;
    const { omitted } = await truncateText(source, { limit: 20, unit: 'characters', cut: headOnly, path });
    expect(omitted).toEqual([
      { heading: '', startLine: 2, endLine: 4 },
      { heading: 'Aria', startLine: 5, endLine: 7 },
    ]);
  });

  test('cuts two megabytes without a space in seconds', async () => {
    const spent = startCpuTime();
    const truncated = await truncateText('a'.repeat(2_000_000), {
      limit: 1000,
      unit: 'tokens',
      cut: headAndTail,
      path,
    });
    expect(await measureText(truncated.text, 'tokens')).toBeLessThanOrEqual(1000);
    expect(truncated.text.length).toBeGreaterThan(7000);
    expect(spent()).toBeLessThan(30_000);
  });
});

/** What stands before and after the marker; everything stands before where there is none. */
function aroundMarker(text: string): { head: string; tail: string } {
  for (const [start, end] of [
    ['\n\n[Cut to fit. ', 'are here.]\n\n'],
    ['\n[Cut: read ', ']\n'],
    ['\n\n[truncated]', '\n\n[truncated]'],
  ] as const) {
    const from = text.lastIndexOf(start);
    if (from === -1) continue;
    return { head: text.slice(0, from), tail: text.slice(text.indexOf(end, from) + end.length) };
  }
  return { head: text, tail: '' };
}
