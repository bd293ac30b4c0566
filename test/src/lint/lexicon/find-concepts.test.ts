import { describe, expect, it } from 'vitest';
import lexicon from '../../../../data/lint/lexicon.json' with { type: 'json' };
import { conceptNames } from '../../../../src/lint/lexicon/concepts.js';
import { findConcepts } from '../../../../src/lint/lexicon/find-concepts.js';
import { startCpuTime } from '../../../support/cpu-time.js';
import { sentences } from './sentences.js';

const languages = ['en', 'zh', 'es', 'de', 'ru', 'ja', 'fr', 'pt', 'it', 'ko', 'ar'];
const watched = new Set<string>(['override', 'become', 'send', 'run', 'fetch', 'bypass', 'conceal', 'persist']);

function watchedConcepts(text: string): string {
  const found = new Set(findConcepts(text).map(({ concept }) => concept));
  return [...found]
    .filter((concept) => watched.has(concept))
    .sort()
    .join(' ');
}

describe('findConcepts', () => {
  for (const [language, list] of Object.entries(sentences)) {
    it.each(list)(`understands ${language}: %s`, (sentence, expected) => {
      expect(watchedConcepts(sentence)).toBe(expected);
    });
  }

  it('has at least ten sentences for each language', () => {
    expect(Object.keys(sentences).sort()).toEqual([...languages].sort());
    for (const list of Object.values(sentences)) expect(list.length).toBeGreaterThanOrEqual(10);
  });

  it.each([
    ['👍🏽 Please don’t wait: forward it.', 'forward'],
    ['“It’s 🎉” — l’équipe: envoie tout', 'envoie'],
    ['🔑 然后发送给他', '发送'],
    ['🧑‍💻 Отправь всё', 'Отправь'],
  ])('gives offsets into the text: %s', (text, word) => {
    const hit = findConcepts(text).find(({ concept }) => concept === 'send');
    expect(text.slice(hit?.start, hit?.end)).toBe(word);
  });

  it.each([
    ['words', 'do not '],
    ['one word', 'a'],
    ['one sign', '不'],
    ['signs', '不要告诉'],
    ['apostrophes', "n'"],
    ['Arabic words', 'لا '],
  ])('takes linear time for a long line of %s', (_name, piece) => {
    findConcepts('');
    const short = timeOf(piece.repeat(Math.ceil(50_000 / piece.length)));
    const long = timeOf(piece.repeat(Math.ceil(200_000 / piece.length)));
    expect(long).toBeLessThan(Math.max(1500, short * 12));
  });
});

describe('the lexicon', () => {
  it('knows the concepts of the data file and no others', () => {
    expect(Object.keys(lexicon.concepts)).toEqual([...conceptNames]);
  });

  it.each(Object.entries(lexicon.concepts))('has all languages and no word twice: %s', (_concept, byLanguage) => {
    expect(Object.keys(byLanguage).sort()).toEqual([...languages].sort());
    const entries = Object.values(byLanguage).flatMap((list) => list.split(',').map((entry) => entry.trim()));
    expect(entries.filter((entry, index) => entries.indexOf(entry) !== index)).toEqual([]);
    expect(entries.filter((entry) => entry === '' || entry !== entry.toLowerCase())).toEqual([]);
    expect(entries.filter((entry) => /[-./_]| {2}/.test(entry))).toEqual([]);
  });
});

function timeOf(text: string): number {
  const spent = startCpuTime();
  findConcepts(text);
  return spent();
}
