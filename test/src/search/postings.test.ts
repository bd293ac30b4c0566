import { expect, test } from 'vitest';
import { appendFile, type BlockBytes, withoutFiles } from '../../../src/search/postings.js';
import { visitBlock } from '../../support/visit-block.js';

const places = {
  512: [0, 1, 3, 2],
  513: [200, 1, 70_000, 300],
  767: Array.from({ length: 400 }, (_, index) => index),
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
  expect(read(packed(), (file) => file === 767)).toEqual({ 767: places[767] });
});

test('a file that is taken out leaves the others as they were', () => {
  expect(read(withoutFiles(2, packed(), new Set([513])))).toEqual({ 512: places[512], 767: places[767] });
});

test('of a block without files nothing is left', () => {
  expect(withoutFiles(2, packed(), new Set([512, 513, 767])).length).toBe(0);
});
