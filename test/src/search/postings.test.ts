import { expect, test } from 'vitest';
import { appendFile, type BlockBytes, withoutFiles } from '../../../src/search/postings.js';
import { visitBlock } from '../../support/visit-block.js';

const places = {
  2048: [0, 1, 3, 2],
  2049: [200, 1, 70_000, 300],
  3071: Array.from({ length: 400 }, (_, index) => index),
};

function packed(): Uint8Array {
  const block: BlockBytes = { bytes: new Uint8Array(2), length: 0 };
  for (const [file, found] of Object.entries(places)) appendFile(block, Number(file), found);
  return block.bytes.subarray(0, block.length);
}

function read(bytes: Uint8Array, isWanted: (file: number) => boolean = () => true): Record<number, number[]> {
  const found: Record<number, number[]> = {};
  let current: number[] = [];
  visitBlock(2, bytes, {
    enter(file) {
      if (isWanted(file)) found[file] = current = [];
      return isWanted(file);
    },
    visit: (place, count) => current.push(place, count),
  });
  return found;
}

test('what is written of several files is read again', () => {
  expect(read(packed())).toEqual(places);
});

test('files that nobody asks for are passed over', () => {
  expect(read(packed(), (file) => file === 3071)).toEqual({ 3071: places[3071] });
});

test('a file that is taken out leaves the others as they were', () => {
  expect(read(withoutFiles(2, packed(), new Set([2049])))).toEqual({ 2048: places[2048], 3071: places[3071] });
});

test('of a block without files nothing is left', () => {
  expect(withoutFiles(2, packed(), new Set([2048, 2049, 3071])).length).toBe(0);
});
