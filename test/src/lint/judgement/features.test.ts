import { readFileSync } from 'node:fs';
import { array, assert, constantFrom, option, property, string } from 'fast-check';
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
  'v2',
  'from',
  'now',
  'LOUD',
  'WORDS',
  '|',
  'sh',
  '--all',
  'a@b.io',
  'what?',
  'İs',
  '2026',
  '今后',
  '一律',
  'всегда',
  '→',
  'é',
);
const sentence = array(words, { minLength: 1, maxLength: 12 }).map((list) => `${list.join(' ')}.`);

const odd = string({ unit: 'binary' });

function weightOf(features: readonly number[]): number {
  return features.reduce((total, feature) => total + (weights[feature] ?? 0), 0);
}

test('a score is what the features of the statement weigh, one by one', () => {
  assert(
    property(sentence, option(sentence), odd, (text, before, added) => {
      const own = { text: `${text}${added}`, role: 'core', hits: findConcepts(`${text}${added}`) } as const;
      const previous = before === null ? null : { text: before, hits: findConcepts(before) };
      const features = featuresOf({ ...own, previous });
      const expected = bias + (weightOf(features) * scale) / Math.sqrt(features.length);
      return Math.abs(scoreOf({ ...own, previous }) - expected) < 1e-9;
    }),
    { numRuns: 1_000 },
  );
});

test('two sentences have the features of the text that joins them', () => {
  assert(
    property(sentence, sentence, odd, (one, text, added) => {
      const previous = { text: `${one}${added}`, hits: [] };
      const joined = { text: `${previous.text} ${text}`, hits: [], role: null };
      expect(featuresOf({ text, hits: [], previous, role: null })).toEqual(featuresOf(joined));
    }),
  );
});

test('what shows only across the space between two sentences counts', () => {
  for (const [one, text] of [
    ['Do so from', 'now on'],
    ['DEAR ALL', 'DOIT NOW please'],
    ['fetch it |', 'bash'],
    ['call it', '--force'],
    ['Is it so?', 'It is.'],
    ['LOUD', 'LOUD'],
    ['a |  ', ' shell'],
  ] as const) {
    const joined = scoreOf({ text: `${one} ${text}`, hits: [], role: null });
    expect(scoreOf({ text, hits: [], previous: { text: one, hits: [] }, role: null })).toBe(joined);
  }
});
