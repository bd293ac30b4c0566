import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { measureText } from '../../../src/budget/measure-text.js';
import { packText } from '../../../src/budget/pack-text.js';
import { anyMarkdown, sentencesIn } from './any-markdown.js';

const units = ['tokens', 'characters', 'bytes'] as const;
const path = 'SOUL.md';

describe('packing any Markdown', () => {
  const attempts = fc.record({
    text: anyMarkdown,
    unit: fc.constantFrom(...units),
    share: fc.double({ min: 0.2, max: 1.05, noNaN: true }),
  });
  const pack = async ({ text, unit, share }: { text: string; unit: (typeof units)[number]; share: number }) => {
    const limit = Math.floor((await measureText(text, unit)) * share);
    return { text, unit, limit, packed: await packText(text, { limit, unit, path }) };
  };
  const always = (check: (run: Awaited<ReturnType<typeof pack>>) => void | Promise<void>) =>
    fc.assert(
      fc.asyncProperty(attempts, async (attempt) => check(await pack(attempt))),
      { numRuns: 250 },
    );

  test('never passes the limit', () =>
    always(async ({ packed, limit, unit }) => {
      if (packed.kind !== 'rejected') expect(await measureText(packed.text, unit)).toBeLessThanOrEqual(limit);
    }));

  test('returns text within the limit byte for byte, and rejects nothing that fits', () =>
    always(async ({ text, packed, limit, unit }) => {
      const fits = (await measureText(text, unit)) <= limit;
      expect(packed.kind === 'whole').toBe(fits);
      if (packed.kind === 'whole') expect(packed.text).toBe(text);
    }));

  test('keeps source lines in order, or whole sentences from the start of one, and one marker at the end', () =>
    always(({ text, packed }) => {
      if (packed.kind !== 'packed') return;
      const source = text.split(/\r?\n/);
      const lines = packed.text.split(/\r?\n/).filter((line) => line !== '');
      expect(lines.pop()).toMatch(/^\[Left out for space: .+\. Read SOUL\.md for the rest\.\]$/);
      let from = 0;
      for (const line of lines) {
        const found = source.findIndex((candidate, index) => index >= from && isLineOrStart(line, candidate));
        expect(found, line).not.toBe(-1);
        from = found + 1;
      }
    }));

  test('keeps every sentence whole or not at all', () =>
    always(({ text, packed }) => {
      if (packed.kind !== 'packed') return;
      const whole = new Set(sentencesIn(text).map(onOneLine));
      for (const sentence of sentencesIn(packed.text)) expect(whole).toContain(onOneLine(sentence));
    }));

  test('names every heading that is missing, and every missing line lies in an omission', () =>
    always(({ text, packed }) => {
      if (packed.kind !== 'packed') return;
      const keptLines = new Set(packed.text.split(/\r?\n/));
      const named = new Set(packed.omitted.map(({ heading }) => heading));
      for (const [index, line] of text.split(/\r?\n/).entries()) {
        if (line === '' || keptLines.has(line)) continue;
        expect(
          packed.omitted.some(({ startLine, endLine }) => startLine <= index + 1 && index + 1 <= endLine),
          line,
        ).toBe(true);
        const heading = /^#+ (.* H\d+)$/.exec(line)?.[1];
        if (heading !== undefined) expect(named).toContain(heading);
      }
    }));

  test('keeps code blocks, tables and front matter whole or not at all', () =>
    always(({ text, packed }) => {
      if (packed.kind !== 'packed') return;
      const solid = text.match(/```[\s\S]*?```|(?:\| .*\r?\n)+(?:\|.*\r?\n)*|^---[\s\S]*?\n---/g) ?? [];
      for (const block of solid) {
        const isBegun = packed.text.includes(block.split(/\r?\n/)[1] ?? '') && /S\d+/.test(block);
        const marks = sentencesIn(block).filter((sentence) => packed.text.includes(sentence.slice(0, 12)));
        if (isBegun && marks.length > 0) expect(packed.text).toContain(block.trimEnd());
      }
      if (text.startsWith('---')) expect(packed.text.startsWith(text.slice(0, text.indexOf('\n---') + 4))).toBe(true);
    }));

  test('keeps at least a quarter, or rejects', () =>
    always(async ({ text, packed, unit, limit }) => {
      if (packed.kind === 'rejected') {
        expect(packed).toEqual({ kind: 'rejected', needed: await measureText(text, unit), limit });
      } else {
        const size = await measureText(packed.text, unit);
        expect(size).toBeGreaterThanOrEqual((await measureText(text, unit)) / 4);
      }
    }));

  test('gives the same bytes for the same text', () =>
    always(async ({ text, packed, unit, limit }) => {
      expect(await packText(text, { limit, unit, path })).toEqual(packed);
    }));
});

function isLineOrStart(line: string, source: string): boolean {
  return source === line || (source.startsWith(`${line} `) && /end\.$/.test(line));
}

function onOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
