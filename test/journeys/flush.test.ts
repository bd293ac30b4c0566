import { expect, test } from 'vitest';
import { type Person, person } from './person.js';

const mebibyte = 1024 * 1024;

/** Flag values and whether the flush is due then. */
const table: readonly [flags: Record<string, number>, isDue: boolean][] = [
  [{ 'used-tokens': 175_999, window: 200_000 }, false],
  [{ 'used-tokens': 176_000, window: 200_000 }, true],
  [{ 'used-tokens': 200_000, window: 200_000 }, true],
  [{ 'used-tokens': 89_999, window: 100_000, reserve: 10_000, margin: 0 }, false],
  [{ 'used-tokens': 90_000, window: 100_000, reserve: 10_000, margin: 0 }, true],
  [{ 'used-tokens': 0, window: 24_000 }, true],
  [{ 'used-tokens': 0, window: 24_001 }, false],
  [{ 'used-tokens': 1, window: 200_000, 'transcript-bytes': 2 * mebibyte - 1 }, false],
  [{ 'used-tokens': 1, window: 200_000, 'transcript-bytes': 2 * mebibyte }, true],
  [{ 'used-tokens': 190_000, window: 200_000, compactions: 0, 'flushed-at': 0 }, false],
  [{ 'used-tokens': 190_000, window: 200_000, compactions: 1, 'flushed-at': 0 }, true],
  [{ 'used-tokens': 190_000, window: 200_000, compactions: 1, 'flushed-at': 1 }, false],
  [{ 'used-tokens': 1, window: 200_000, 'transcript-bytes': 9 * mebibyte, 'flushed-at': 0 }, false],
];

test.concurrent('the flush is due exactly from its thresholds on, and once per compaction', async () => {
  const sam = person();
  await sam.change(['init', '--yes']);
  const answers = await Promise.all(table.map(([flags]) => ask(sam, flags)));
  expect(answers.map(({ document }) => document.due)).toEqual(table.map(([, isDue]) => isDue));
  expect(answers.map(({ code }) => code)).toEqual(table.map(() => 0));
  expect(answers.map(({ document }) => document.instruction !== null)).toEqual(table.map(([, isDue]) => isDue));
});

function ask(sam: Person, flags: Record<string, number>) {
  return sam.json(['flush', ...wordsOf(flags)]);
}

function wordsOf(flags: Record<string, number>): string[] {
  return Object.entries(flags).flatMap(([name, value]) => [`--${name}`, String(value)]);
}

test.concurrent('standard output is the instruction for the agent, or nothing', async () => {
  const sam = person();
  await sam.change(['init', '--yes', '--timezone', 'Asia/Tokyo']);
  const late = ['--at', '2026-02-02T16:00:00Z'];
  const due = await sam.agentsoul(['flush', ...wordsOf({ 'used-tokens': 180_000, window: 200_000 }), ...late]);
  expect(due.stdout).toContain('memory/2026-02-03.md');
  expect(due.stdout.trimEnd().split('\n').at(-1)).toMatch(/\bNO_REPLY\b/);
  const early = await sam.agentsoul(['flush', ...wordsOf({ 'used-tokens': 1, window: 200_000 })]);
  expect(early).toEqual({ code: 0, stdout: '', stderr: '1 of 176000 tokens are used.\n' });
});

test.concurrent('counts that are none are refused', async () => {
  const sam = person();
  await sam.change(['init', '--yes']);
  for (const used of ['-1', '1.5', 'many', '']) {
    expect(await sam.failure(['flush', '--used-tokens', used, '--window', '200000'])).toMatchObject({
      exit: 2,
      code: 'usage',
    });
  }
  expect(await sam.failure(['flush', '--window', '200000'])).toMatchObject({ exit: 2, code: 'usage' });
});
