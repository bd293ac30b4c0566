import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { withTypo } from '../../bench/search/typo.js';
import { askAll, hitsWithin, languageCodes, languageSet, lifeSet } from '../support/quality-set.js';
import { temporaryFolder } from '../support/temporary-workspace.js';

const quality = fileURLToPath(new URL('.', import.meta.url));

test('of eighty questions about a household, sixty find their note among the first five, half of them without a word of it', async () => {
  expect(hitsWithin(await askAll(lifeSet(quality), temporaryFolder()), 5)).toBeGreaterThanOrEqual(60);
});

test('a slip of the fingers costs two of them at most', async () => {
  const reword = (question: string, index: number) => withTypo(question, index + 1);
  expect(hitsWithin(await askAll(lifeSet(quality), temporaryFolder(), reword), 5)).toBeGreaterThanOrEqual(60);
});

test.each([
  ['de', 8],
  ['es', 8],
  ['ja', 8],
  ['ko', 8],
  ['ru', 7],
  ['zh', 8],
])(
  'in %s, %i of ten find their note among the first three',
  async (code, least) => {
    expect(hitsWithin(await askAll(languageSet(quality, code), temporaryFolder()), 3)).toBeGreaterThanOrEqual(least);
  },
  60_000,
);

test('in ru, eight of ten find their note among the first five', async () => {
  expect(hitsWithin(await askAll(languageSet(quality, 'ru'), temporaryFolder()), 5)).toBeGreaterThanOrEqual(8);
});

test.each(languageCodes.flatMap((code) => [[code, 'languages-fresh'] as const, [code, 'languages-third'] as const]))(
  'in %s, eight of ten questions of %s find their note among the first three',
  async (code, set) => {
    expect(hitsWithin(await askAll(languageSet(quality, code, set), temporaryFolder()), 3)).toBeGreaterThanOrEqual(8);
  },
  60_000,
);

test.each(languageCodes)(
  'in %s, five of six questions of the set for development find their note among the first three',
  async (code) => {
    const found = await askAll(languageSet(quality, code, 'languages-development'), temporaryFolder());
    expect(hitsWithin(found, 3) / found.length).toBeGreaterThanOrEqual(5 / 6);
  },
  60_000,
);
