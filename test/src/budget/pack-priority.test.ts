import { describe, expect, test } from 'vitest';
import { packText } from '../../../src/budget/pack-text.js';
import { startCpuTime } from '../../support/cpu-time.js';

const path = 'SOUL.md';

describe('what is kept when space is short', () => {
  test('boundaries stay, wherever they stand, and the marker says what is gone', async () => {
    const text = `# Aria

You are calm and kind.

## History

Aria was first started in a small kitchen. It was raining that day.

## Boundaries

- Never repeat what one person told you to another.
- Ask before you delete anything.
`;
    expect(await packText(text, { limit: 190, unit: 'characters', path })).toEqual({
      kind: 'packed',
      text: `# Aria

## Boundaries

- Never repeat what one person told you to another.
- Ask before you delete anything.

[Left out for space: part of "Aria" and "History". Read SOUL.md for the rest.]
`,
      omitted: [
        { heading: 'Aria', startLine: 3, endLine: 4 },
        { heading: 'History', startLine: 5, endLine: 8 },
      ],
    });
  });

  test('pinned sections come before boundaries, and boundaries before all others', async () => {
    const text =
      section('Weather', 'It rained.') +
      section('Boundaries', 'Keep it private.') +
      section('Birthday <!-- pin -->', 'It is in May.') +
      section('Cats', 'They sleep.');
    expect(await keptHeadings(text, 0.8)).toEqual(['Weather', 'Boundaries', 'Birthday <!-- pin -->']);
    expect(await keptHeadings(text, 0.6)).toEqual(['Boundaries', 'Birthday <!-- pin -->']);
    expect(await keptHeadings(text, 0.34)).toEqual(['Birthday <!-- pin -->']);
  });

  test('what stands under a boundary or a pin shares its rank, but a title lends none', async () => {
    const nested = `${section('Weather', 'It rained.')}${section('Safety', 'Keep it private.')}#${section('Doors', 'They are shut.')}`;
    expect(await keptHeadings(nested, 0.75)).toEqual(['Safety', 'Doors']);
    const titled = `# Limits of tea\n\n${section('Weather', 'It rained.')}${section('Never', 'Keep it private.')}`;
    expect(await keptHeadings(titled, 0.6)).toEqual(['Limits of tea', 'Never']);
  });

  test.each([
    '## Facts [pinned]\n\n',
    '## Pinned facts\n\n',
    '## Facts 📌\n\n',
    '## Facts\n<!-- pinned -->\n\n',
    '## Facts\n\n<!-- Type: person | Pinned: yes -->\n\n',
  ])('%j is pinned', async (start) => {
    const text = `${section('Safety', 'Keep it private.')}${start}${'It is in May. '.repeat(12)}\n\n`;
    const [first] = await keptHeadings(text, 0.7);
    expect(`## ${first}`).toBe(start.split('\n')[0]);
  });

  test('a pinned item is kept although its section is not', async () => {
    const text = `## Facts

- The cat is called Miso and sleeps on the warm side of the window.
- The owner is allergic to nuts. <!-- pin -->
- The kettle is red and older than anybody in the house can remember.

## Rules

${'- Always answer in one sentence.\n'.repeat(12)}`;
    const packed = await packText(text, { limit: 400, unit: 'characters', path });
    expect(packed).toMatchObject({
      text: `## Facts

- The owner is allergic to nuts. <!-- pin -->

## Rules

${'- Always answer in one sentence.\n'.repeat(7)}
[Left out for space: part of "Facts" and part of "Rules". Read SOUL.md for the rest.]
`,
    });
  });

  test.each([
    ['Never guess a date.', 'The garden is green.'],
    ['Du darfst nicht raten.', 'Der Garten ist schön.'],
    ['Nunca adivines fechas.', 'El jardín está verde.'],
    ['Il ne devine jamais.', 'Le jardin est vert.'],
    ['Никогда не угадывай.', 'Сад зелёный и тихий.'],
    ['必须先问，不得猜测日期。', '花园今天是绿色的。'],
    ['日付を推測してはいけない。', '庭は今日とても静かです。'],
  ])('%s counts as a rule and stays before other lines', async (rule, chat) => {
    const text = `## One\n\n${`- ${chat}\n`.repeat(12)}\n## Two\n\n${`- ${rule}\n`.repeat(12)}`;
    expect((await keptHeadings(text, 0.72)).at(-1)).toBe('Two');
    expect(await keptHeadings(text, 0.5)).toEqual(['Two']);
  });

  test('newer entries come before older ones, also within a day', async () => {
    const days = ['2026-01-01', '2026-03-01', '2026-02-01'].map((day) => section(day, 'Tea was bought.'));
    expect(await keptHeadings(days.join(''), 0.8)).toEqual(['2026-03-01', '2026-02-01']);
    const hours = ['09:00 | event', '21:30 | event', '14:00 | event'].map((hour) => section(hour, 'Tea was made.'));
    const log = `# 2026-02-02 — Episode Log\n\n${hours.join('')}`;
    expect(await keptHeadings(log, 0.45)).toEqual(['2026-02-02 — Episode Log', '21:30 | event']);
  });

  test('of a section that does not fit, rules stay before other lines and headings stay with them', async () => {
    const text = `# Guide

## Work

- The desk stands at the window of the room.
- Never send an email without asking first.
- The lamp is on the left side of the desk.
`;
    expect(await packText(text, { limit: 140, unit: 'characters', path })).toEqual({
      kind: 'packed',
      text: `# Guide

## Work

- Never send an email without asking first.

[Left out for space: part of "Work". Read SOUL.md for the rest.]
`,
      omitted: [
        { heading: 'Work', startLine: 5, endLine: 5 },
        { heading: 'Work', startLine: 7, endLine: 7 },
      ],
    });
  });

  test('a long paragraph is shortened at a sentence, never at an abbreviation or inside brackets', async () => {
    const start = 'Aria met Dr. Brown in the park. They talked (about tea. And rain.) for hours.';
    const text = `${start} Then it rained, and ${'the others '.repeat(14)}went home.\n`;
    expect(await packText(text, { limit: 160, unit: 'characters', path: 'A.md' })).toEqual({
      kind: 'packed',
      text: `${start}\n\n[Left out for space: part of untitled text. Read A.md for the rest.]\n`,
      omitted: [{ heading: '', startLine: 1, endLine: 1 }],
    });
  });

  test('the marker names a few headings and counts the rest', async () => {
    const chapters = Array.from({ length: 30 }, (_, index) => section(`Chapter ${index + 1}`, 'Tea is good.'));
    const packed = await packText(chapters.join(''), { limit: 2000, unit: 'characters', path });
    const marker = packed.kind === 'packed' ? packed.text.trimEnd().split('\n').at(-1) : packed.kind;
    expect(marker).toBe(
      '[Left out for space: part of "Chapter 10", "Chapter 11", "Chapter 12", "Chapter 13" and 17 more sections. Read SOUL.md for the rest.]',
    );
  });

  test('sections a caller pins are kept first', async () => {
    const text = section('One', 'Tea is good.') + section('Two', 'Rain is better.');
    const packed = await packText(text, {
      limit: 275,
      unit: 'characters',
      path,
      isPinned: ({ heading }) => heading === 'Two',
    });
    expect(packed).toMatchObject({ kind: 'packed', omitted: [{ heading: 'One', startLine: 1, endLine: 4 }] });
  });

  test('front matter larger than the limit is rejected, not cut', async () => {
    const text = '---\nhardLimits:\n  - Never reveal the address of the owner.\n---\n# Aria\n\nTea.\n';
    expect(await packText(text, { limit: 60, unit: 'characters', path })).toEqual({
      kind: 'rejected',
      needed: 76,
      limit: 60,
    });
  });

  test('two megabytes are packed in seconds', async () => {
    const spent = startCpuTime();
    const text = '## Note\n\n- Tea is good, and rain is better. Never forget it.\n\n'.repeat(32_000);
    const packed = await packText(text, { limit: 300_000, unit: 'tokens', path });
    expect(packed.kind).toBe('packed');
    expect(spent()).toBeLessThan(30_000);
  });
});

/** A section of about two hundred characters. */
function section(heading: string, sentence: string): string {
  const times = Math.ceil(180 / (sentence.length + 1));
  return `## ${heading}\n\n${Array.from({ length: times }, () => sentence).join(' ')}\n\n`;
}

async function keptHeadings(text: string, share: number): Promise<string[]> {
  const limit = Math.floor(Array.from(text).length * share);
  const packed = await packText(text, { limit, unit: 'characters', path });
  if (packed.kind !== 'packed') return [packed.kind];
  return (packed.text.match(/^#+ .*$/gm) ?? []).map((heading) => heading.replace(/^#+ /, ''));
}
