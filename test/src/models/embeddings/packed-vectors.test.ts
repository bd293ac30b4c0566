import { expect, test } from 'vitest';
import { extentOf, packVectors, unpackTables } from '../../../../src/models/embeddings/packed-vectors.js';

const tables = {
  component: Float32Array.of(0.5, -0.5, 1.5),
  scales: Float32Array.of(0.25, 2),
  starts: Uint32Array.of(0, 3, 6),
  slots: Uint16Array.of(0, 2, 1, 0),
  letters: new Uint8Array(Buffer.from('owltea')),
};
const rows = Int8Array.of(1, 2, -3, 4, 5, -127);
const file = packVectors({ ...tables, rows }, () => new Uint8Array(32).fill(7));

test('tables survive being packed, and the rows come last', () => {
  expect(unpackTables(new Uint8Array(file))).toEqual({ ...tables, version: 1, wordCount: 2, dimensions: 3 });
  const extent = extentOf(file);
  expect(extent).toEqual({ rowsAt: file.length - rows.length, byteCount: file.length, isMirrored: false });
  expect(new Int8Array(file.slice(extent?.rowsAt))).toEqual(rows);
});

test('the checksum stands behind the header, cut to its place', () => {
  expect([...file.subarray(24, 40)]).toEqual(Array(16).fill(7));
});

test('what is shorter than a header, or has another sign, holds no tables', () => {
  expect([unpackTables(new Uint8Array(3)), extentOf(new Uint8Array(3))]).toEqual([null, null]);
  expect([unpackTables(new Uint8Array(400)), extentOf(new Uint8Array(400))]).toEqual([null, null]);
});
