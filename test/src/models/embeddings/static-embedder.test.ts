import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openEmbedder } from '../../../../src/models/embeddings/embedder.js';
import {
  openStaticEmbedder,
  type StaticEmbedder,
  staticEmbedder,
} from '../../../../src/models/embeddings/static-embedder.js';
import { openStaticVectors } from '../../../../src/models/embeddings/static-vectors.js';
import { birds, buildVectors } from './small-vectors.js';

function cosine(left: Float32Array | null, right: Float32Array | null): number {
  if (left === null || right === null) return Number.NaN;
  return left.reduce((sum, value, index) => sum + value * (right[index] ?? 0), 0);
}

describe('with a few made-up words', () => {
  let file: string;
  let embedder: StaticEmbedder;

  beforeAll(() => {
    file = buildVectors(birds);
    embedder = staticEmbedder(openStaticVectors(file));
  });

  afterAll(() => rmSync(dirname(file), { recursive: true }));

  test('its id names the words, the dimensions and the version', () => {
    expect([embedder.id, embedder.dimensions]).toEqual(['static:glove-6-4@1', 4]);
  });

  test('every vector has length 1 and nothing of the common component', () => {
    const { component } = openStaticVectors(file);
    for (const vector of embedder.embedNow(['The owl sleeps', 'tea', "the hawk's tea"])) {
      expect(Math.hypot(...(vector ?? []))).toBeCloseTo(1, 5);
      expect(cosine(vector, component)).toBeCloseTo(0, 5);
    }
  });

  test('a text without a known word has no vector', () => {
    expect(embedder.embedNow(['', '夜', 'xyzzy 42', '🦉'])).toEqual([null, null, null, null]);
    expect(embedder.embedQueryNow('xyzzy')).toBeNull();
  });

  test('an unknown form counts as the known one', () => {
    expect(embedder.embedNow(['owls', "owl's", 'Owl', 'sleeping'])).toEqual(
      embedder.embedNow(['owl', 'owl', 'owl', 'sleep']),
    );
  });

  test('a word with hyphens is itself where it is known, and its parts where not', () => {
    const [known, parts, unknown, apart] = embedder.embedNow(['night-owl', 'night owl', 'tea-owl', 'tea owl']);
    expect(known).not.toEqual(parts);
    expect(unknown).toEqual(apart);
  });

  test('common words count less than rare ones', () => {
    const [both, rare, common] = embedder.embedNow(['the tea', 'tea', 'the']);
    expect(cosine(both ?? null, rare ?? null)).toBeGreaterThan(cosine(both ?? null, common ?? null));
  });

  test('a query weighs its words, each in the form in which it is looked up', () => {
    const asked: string[] = [];
    const weightOf = (word: string) => {
      asked.push(word);
      return word === 'owls' ? 1 : 0;
    };
    expect(embedder.embedQueryNow("Owls, Kim's tea-owl", { weightOf })).toEqual(embedder.embedQueryNow('owl'));
    expect(asked).toEqual(['owls', 'tea', 'owl']);
  });

  test('a single word has a vector of its own, in which the common component is kept', () => {
    const [x = 0, y = 0] = embedder.wordVector('owls') ?? [];
    expect([x, y]).toEqual([expect.closeTo(0.1 / Math.hypot(0.1, 1), 2), expect.closeTo(1 / Math.hypot(0.1, 1), 2)]);
    expect([embedder.wordVector('two words'), embedder.wordVector('xyzzy'), embedder.wordVector('')]).toEqual([
      null,
      null,
      null,
    ]);
  });

  test('the same answers come when waited for, with progress, unless it was stopped', async () => {
    const progress: number[][] = [];
    const texts = ['owl', 'xyzzy'];
    const embedded = await embedder.embed(texts, { onProgress: (done, total) => progress.push([done, total]) });
    expect(embedded).toEqual(embedder.embedNow(texts));
    expect(progress).toEqual([[2, 2]]);
    expect(await embedder.embedQuery('owl tea', { weightOf: (word) => word.length })).toEqual(
      embedder.embedQueryNow('owl tea', { weightOf: (word) => word.length }),
    );
    await expect(embedder.embed(texts, { signal: AbortSignal.abort() })).rejects.toThrow('aborted');
  });

  test('a file that is replaced after it was opened changes nothing', () => {
    const copy = `${file}.copy`;
    writeFileSync(copy, readFileSync(file));
    const opened = staticEmbedder(openStaticVectors(copy));
    writeFileSync(`${copy}.new`, Buffer.alloc(readFileSync(file).length));
    renameSync(`${copy}.new`, copy);
    expect(opened.embedNow(['owl tea'])).toEqual(embedder.embedNow(['owl tea']));
  });
});

describe('with the words that come with agentsoul', () => {
  const embedder = openStaticEmbedder();

  test('it is opened once', () => {
    expect(openStaticEmbedder()).toBe(embedder);
    expect([embedder.id, embedder.dimensions]).toEqual(['static:glove-50k-100@1', 100]);
  });

  test.each([
    ['She adopted a puppy last week.', 'What pets does she have?', 'The stock market fell sharply.'],
    ['He is allergic to peanuts.', 'Which foods make him ill?', 'The train leaves at nine.'],
    ['Kim plays the cello in an orchestra.', 'Which musical instrument?', 'The server needs more memory.'],
    ['We moved to a bigger apartment.', 'When did they change their home?', 'Use tabs in the editor.'],
  ])('“%s” is nearer to “%s” than “%s” is', (text, question, other) => {
    const query = embedder.embedQueryNow(question);
    const [near, far] = embedder.embedNow([text, other]);
    expect(cosine(query, near ?? null)).toBeGreaterThan(cosine(query, far ?? null) + 0.1);
  });

  test('rows that are read one by one and all rows at once give the same vectors', () => {
    const texts = Array.from({ length: 40 }, (_, index) => `${['owl', 'tea', 'piano', 'garden'][index % 4]} and bread`);
    const single = texts.map((text) => staticEmbedder(openStaticVectors()).embedQueryNow(text));
    const vectors = openStaticVectors();
    for (let row = 0; row < 300; row++) vectors.load(row);
    expect(staticEmbedder(vectors).embedNow(texts)).toEqual(single);
  });
});

test('the provider none gives no embedder, static the one that comes with agentsoul', async () => {
  expect(await openEmbedder({ provider: 'none', timeoutMs: 1_000 }, { env: {} })).toBeNull();
  expect(await openEmbedder({ provider: 'static', timeoutMs: 1_000 }, { env: {} })).toBe(openStaticEmbedder());
});
