import { expect, test } from 'vitest';
import { splitBlockLines } from '../../../../src/entries/read/split-block-lines.js';

const piecesOf = (text: string) => {
  const lines = text.split('\n');
  return splitBlockLines(lines, 1).map(({ startLine, endLine }) => lines.slice(startLine - 1, endLine).join('\n'));
};

test.each([
  ['times', '[09:12] Standup: Olga is blocked', '11:40 decided with Olga', '(15:02) Biscuit threw up twice'],
  ['labels', 'TODO: cancel the gym', 'Dog: Biscuit', 'next step: call the vet'],
  ['sentences', 'Biscuit threw up twice and the vet said that it is nothing to worry about.', 'olga called later'],
  ['short lines', 'Bought milk', 'Called Piet', '給狗吃藥'],
])('%s that stand one per line are one piece each', (_, ...lines) => {
  expect(piecesOf(lines.join('\n'))).toEqual(lines);
});

test('a paragraph that was only wrapped is one piece', () => {
  const wrapped = 'Today we went with Biscuit to the vet in the old town, near\nVienna, who said that it is\nnothing.';
  expect(piecesOf(wrapped)).toEqual([wrapped]);
});

test('what goes on below a line with a time belongs to it', () => {
  expect(piecesOf('[09:12] Standup with\n  Olga and Piet\n[11:40] Lunch')).toEqual([
    '[09:12] Standup with\n  Olga and Piet',
    '[11:40] Lunch',
  ]);
});

test('a table is taken apart below its head, an item into the items inside of it', () => {
  expect(piecesOf('| Who | What |\n|---|---|\n| Ana | chess |\n| Rui | jazz |')).toEqual([
    '| Who | What |\n|---|---|',
    '| Ana | chess |',
    '| Rui | jazz |',
  ]);
  expect(piecesOf('- Vet\n  - Biscuit threw up\n    - twice\n  - Next shot in May')).toEqual([
    '- Vet',
    '  - Biscuit threw up\n    - twice',
    '  - Next shot in May',
  ]);
});

test('code and quotations are never taken apart', () => {
  for (const text of ['```\nTODO: one\nTODO: two\n```', '> One.\n> Two.']) expect(piecesOf(text)).toEqual([text]);
});
