import { beforeAll, describe, expect, test } from 'vitest';
import { type PackedVocabulary, packVocabulary, unpackVocabulary } from '../../../src/tokens/packed-vocabulary.js';
import { packRankFile } from '../../../src/tokens/parse-rank-file.js';

let vocabulary: PackedVocabulary;

beforeAll(async () => {
  vocabulary = await packRankFile();
});

describe('the packed vocabulary', () => {
  test('comes back from its file as it was', () => {
    expect(unpackVocabulary(packVocabulary(vocabulary))).toEqual(vocabulary);
  });

  test('may lie anywhere in memory', () => {
    const file = packVocabulary(vocabulary);
    const shifted = new Uint8Array(file.length + 1);
    shifted.set(file, 1);
    expect(unpackVocabulary(shifted.subarray(1))?.longest).toBe(vocabulary.longest);
  });

  test('holds the two hundred thousand tokens of o200k', () => {
    expect(vocabulary.starts.length - 1).toBe(199_998);
    expect(vocabulary.slots.filter((rank) => rank !== -1).length).toBe(199_998);
  });

  test.each([
    ['empty', () => new Uint8Array(0)],
    ['cut short', () => packVocabulary(vocabulary).subarray(0, 1_000_000)],
    ['of another kind', () => new Uint8Array(5_000_000)],
  ])('a file that is %s is refused', (_, make) => {
    expect(unpackVocabulary(make())).toBeNull();
  });
});
