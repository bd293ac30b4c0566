import { readFileSync } from 'node:fs';
import { array, assert, constantFrom, property, string } from 'fast-check';
import { expect, test } from 'vitest';
import { featuresOf } from '../../../../src/lint/judgement/features.js';
import { scoreOf } from '../../../../src/lint/judgement/judge.js';
import { bias, scale } from '../../../../src/lint/judgement/weights.generated.js';
import { findConcepts } from '../../../../src/lint/lexicon/find-concepts.js';

const table = readFileSync(new URL('../../../../src/lint/judgement/weights.generated.bin', import.meta.url));
const weights = new Int8Array(table.buffer, table.byteOffset, table.length);

const words = constantFrom(
  'Always',
  'send',
  'the',
  'notes',
  'don’t',
  'ask',
  'SOUL.md',
  '2026',
  '今后',
  '一律',
  'всегда',
  '→',
  'é',
);
const sentence = array(words, { minLength: 1, maxLength: 12 }).map((list) => `${list.join(' ')}.`);

test('a score is what the features of the statement weigh, one by one', () => {
  assert(
    property(sentence, (text) => {
      const statement = { text, role: 'core', hits: findConcepts(text) } as const;
      const features = featuresOf(statement);
      const sum = features.reduce((total, feature) => total + (weights[feature] ?? 0), 0);
      return Math.abs(scoreOf(statement) - (bias + (sum * scale) / Math.sqrt(features.length))) < 1e-9;
    }),
  );
});

test('two sentences in parts have the features of the text that joins them', () => {
  assert(
    property(sentence, sentence, string({ unit: 'binary' }), (one, other, odd) => {
      const parts = [`${one}${odd}`, other];
      const text = parts.join(' ');
      const statement = { text, role: null, hits: findConcepts(text) };
      expect(featuresOf({ ...statement, parts })).toEqual(featuresOf(statement));
    }),
  );
});
