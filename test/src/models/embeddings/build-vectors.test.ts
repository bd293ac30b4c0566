import { createHash } from 'node:crypto';
import { readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checksumBytes, headerBytes, unpackTables } from '../../../../src/models/embeddings/packed-vectors.js';
import { openStaticVectors } from '../../../../src/models/embeddings/static-vectors.js';
import { birds, buildVectors } from './small-vectors.js';

const shipped = new URL('../../../../src/models/embeddings/static-vectors.bin', import.meta.url);

let file: string;

beforeAll(() => {
  file = buildVectors(birds);
});

afterAll(() => rmSync(dirname(file), { recursive: true }));

test('words keep the order of their frequency, and punctuation is left out', () => {
  const vectors = openStaticVectors(file);
  const words = ['the', 'owl', 'sleep', 'hawk', 'tea', 'night-owl'];
  expect(words.map(vectors.rowOf)).toEqual([0, 1, 2, 3, 4, 5]);
  expect([',', '', 'ow', 'owls', 'THE', 'фы'].map(vectors.rowOf)).toEqual([-1, -1, -1, -1, -1, -1]);
  expect([vectors.wordCount, vectors.dimensions, vectors.version]).toEqual([6, 4, 1]);
});

test('a row times its scale is the vector, to a hundredth of its largest number', () => {
  const vectors = openStaticVectors(file);
  const row = vectors.rowOf('tea');
  const start = vectors.load(row);
  const numbers = [...vectors.rows.subarray(start, start + 4)];
  expect(numbers).toEqual([0, 0, -50, 127]);
  expect(vectors.scales[row]).toBeCloseTo(0.02, 6);
});

test('the common component has length 1 and points where mixtures of words point', () => {
  const { component } = openStaticVectors(file);
  expect(Math.hypot(...component)).toBeCloseTo(1, 5);
  const distances = Object.values(birds).map((vector) =>
    vector.reduce((sum, value, at) => sum + value * (component[at] ?? 0), 0),
  );
  expect(distances.filter((distance) => Math.sign(distance) !== Math.sign(distances[0] ?? 0))).toEqual([]);
});

test('the same package gives the same bytes', () => {
  const again = buildVectors(birds);
  expect(readFileSync(again).equals(readFileSync(file))).toBe(true);
  rmSync(dirname(again), { recursive: true });
});

test.each([
  ['made here', () => readFileSync(file)],
  ['that is shipped', () => readFileSync(shipped)],
])('the checksum of the file %s covers everything behind it', (_name, read) => {
  const bytes = read();
  const behind = bytes.subarray(headerBytes + checksumBytes);
  const expected = createHash('sha256').update(behind).digest().subarray(0, checksumBytes);
  expect(bytes.subarray(headerBytes, headerBytes + checksumBytes)).toEqual(expected);
});

test('the shipped file holds the 50,000 commonest words in less than 6.5 MB', () => {
  const { wordCount, dimensions, rowOf } = openStaticVectors();
  expect([wordCount, dimensions]).toEqual([50_000, 100]);
  expect(['the', 'tea', 'volodymyr'].map(rowOf).every((row) => row >= 0)).toBe(true);
  expect(rowOf('the')).toBe(0);
  expect(readFileSync(shipped).length).toBeLessThan(6_500_000);
});

test('words are found and rows are scaled alike, whether few or many of them were asked for before', () => {
  const whole = unpackTables(new Uint8Array(readFileSync(shipped)));
  if (whole === null) throw new Error('The shipped file has no tables.');
  const letters = Buffer.from(whole.letters);
  const rows = Array.from({ length: 400 }, (_, index) => (index * 7_919) % whole.wordCount);
  const vectors = openStaticVectors();
  for (const row of rows) {
    const word = letters.toString('latin1', whole.starts[row], whole.starts[row + 1]);
    expect([word, vectors.rowOf(word)]).toEqual([word, row]);
    const start = vectors.load(row);
    expect(vectors.scales[row]).toBe(whole.scales[row]);
    expect(start % vectors.dimensions).toBe(0);
  }
});

test('a file made on a machine that keeps numbers the other way round is read alike', () => {
  const mirrored = readFileSync(file);
  const tables = unpackTables(new Uint8Array(mirrored));
  if (tables === null) throw new Error('The file has no tables.');
  const { dimensions, wordCount, slots } = tables;
  const tablesAt = headerBytes + checksumBytes;
  const slotsAt = tablesAt + (dimensions + wordCount + wordCount + 1) * 4;
  mirrored.subarray(0, headerBytes).swap32();
  mirrored.subarray(tablesAt, slotsAt).swap32();
  mirrored.subarray(slotsAt, slotsAt + slots.length * 2).swap16();
  const path = `${file}.mirrored`;
  writeFileSync(path, mirrored);
  const [read, usual] = [openStaticVectors(path), openStaticVectors(file)];
  const tell = (vectors: typeof read) =>
    Object.keys(birds).map((word) => {
      const row = vectors.rowOf(word);
      const start = vectors.load(row);
      return [row, vectors.scales[row], [...vectors.rows.subarray(start, start + dimensions)]];
    });
  expect([read.component, ...tell(read)]).toEqual([usual.component, ...tell(usual)]);
});

test.each([
  ['missing', () => `${file}.nowhere`],
  ['empty', () => written('empty', Buffer.alloc(0))],
  ['cut short', () => cutShort()],
  ['another file', () => written('text', Buffer.from('# Soul\n\nYou are an owl that wakes at night.\n'))],
  ['of another version', () => written('version', withVersion(2))],
])('a file that is %s is refused with what to do', (_name, make) => {
  const path = make();
  expect(() => openStaticVectors(path)).toThrow(
    expect.objectContaining({
      code: 'vectors-unreadable',
      message: `The word vectors in ${path} are missing, damaged or from another version.`,
      hint: 'Install agentsoul again. Until then `agentsoul config set embeddings.provider none` searches by words only.',
    }),
  );
});

function written(name: string, bytes: Uint8Array): string {
  const path = `${file}.${name}`;
  writeFileSync(path, bytes);
  return path;
}

function cutShort(): string {
  const path = written('cut', readFileSync(file));
  truncateSync(path, readFileSync(file).length - 1);
  return path;
}

function withVersion(version: number): Uint8Array {
  const bytes = readFileSync(file);
  new Uint32Array(bytes.buffer, bytes.byteOffset, 2)[1] = version;
  return bytes;
}
