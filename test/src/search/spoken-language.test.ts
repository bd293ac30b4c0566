import { expect, test } from 'vitest';
import { readQuery } from '../../../src/language/words/read-query.js';
import { openStaticEmbedder } from '../../../src/models/embeddings/static-embedder.js';
import { spokenLanguage } from '../../../src/search/spoken-language.js';

const { isCommonWord = () => false } = openStaticEmbedder();

test.each([
  ['Wer hat den Brief geschrieben?', ['en'], 'de'],
  ['who wrote the brief', ['de'], 'en'],
  ['Zahnarzttermin', ['en', 'de'], 'de'],
  ['Auto Werkstatt', ['en', 'de'], 'de'],
  ['cita dentista', ['en', 'es', 'de'], 'es'],
  ['gift ideas', ['en', 'de'], null],
  ['dentist appointment', ['en', 'de', 'es'], null],
  ['Zahnarzttermin', ['en'], null],
])('%s, asked where memories are in %j, is understood as %s', (question, languages, spoken) => {
  const known = new Set(languages);
  expect(spokenLanguage(readQuery(question, known), { known, isCommon: isCommonWord })).toBe(spoken);
});
