import { createHash } from 'node:crypto';
import { assert, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { sha256 } from '../../../src/lint/sha256.js';

const byNode = (text: string) => createHash('sha256').update(text).digest('hex');

test('the hash of every text is the one that Node.js gives', () => {
  assert(property(string({ unit: 'binary', maxLength: 300 }), (text) => sha256(text) === byNode(text)));
});

test('texts around the end of a block are padded right', () => {
  const texts = Array.from({ length: 200 }, (_, length) => 'é'.repeat(length >> 1) + 'a'.repeat(length & 1));
  expect(texts.map(sha256)).toEqual(texts.map(byNode));
});
