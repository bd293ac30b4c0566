import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mayHoldSecret as mayHoldForLint } from '../../../src/lint/secrets/may-hold-secret.js';
import { LintDocument } from '../../../src/lint/text/lint-document.js';
import { findAccountNumbers } from '../../../src/secrets/account-numbers.js';
import { findCredentialSentences } from '../../../src/secrets/credential-sentences.js';
import { credentialWords } from '../../../src/secrets/credential-words.js';
import { findKnownFormats } from '../../../src/secrets/find-known-formats.js';
import { findLabelledCredentials } from '../../../src/secrets/labelled-credentials.js';
import { quotedCredentials } from '../../../src/secrets/mask-credentials.js';
import { mayHoldSecret } from '../../../src/secrets/may-hold-secret.js';

const columns = [
  'password',
  'maybePassword',
  'pin',
  'code',
  'cardCode',
  'login',
  'is',
  'link',
  'mine',
  'lock',
  'account',
];

/** Every word of the table, with an ending where it may have one, in some case. */
const words = fc
  .constantFrom(
    ...Object.values(credentialWords).flatMap((row) =>
      Object.entries(row).flatMap(([column, cell]) =>
        columns.includes(column) && typeof cell === 'object' ? cell : [],
      ),
    ),
  )
  .chain((word) =>
    fc.constantFrom(
      word.replace('*', ''),
      word.replace('*', 'а'),
      word.replace('*', '').toUpperCase(),
      word.replace('*', '').replace('i', 'İ'),
    ),
  );
const values = fc.constantFrom(
  'hunter2x',
  '4821',
  '480213',
  'sunflower',
  'Tr33house!',
  '"two words"',
  'kim@example.org',
  'kim',
);
const numbers = fc.constantFrom(
  '4532 0151 1283 0366',
  'DE02 1203 0000 0000 2020 51',
  'de02120300000000202051',
  '5425-2334-3010-9903',
);
const signs = fc.constantFrom(
  ' ',
  ': ',
  ' = ',
  ' / ',
  ', ',
  ' | ',
  ' — ',
  '\n',
  '',
  '**',
  'pa\u017fſword ',
  'пар\u1c82ль ',
);
const keys = fc.constantFrom(
  'api key: f81kd93kfn20skd82hf7',
  'Bearer k9Fx2LqW8vTz4RmB7sYcJ3nP',
  'a token kR7mQz92pLw',
  '| Password |\n|---|\n| hunter2x |',
);

const texts = fc
  .array(fc.oneof(words, values, signs, numbers, keys, fc.constant(' ')), { minLength: 1, maxLength: 12 })
  .map((parts) => parts.join(''));

const finders: readonly ((text: string) => readonly { readonly start: number; readonly end: number }[])[] = [
  findKnownFormats,
  findLabelledCredentials,
  findCredentialSentences,
  findAccountNumbers,
];

describe('the quick look misses nothing', () => {
  test('that is refused', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const found = finders.flatMap((find) => find(text).map(({ start }) => start));
        return found.length === 0 || mayHoldSecret(text);
      }),
      { numRuns: 1_500 },
    );
  });

  test('that is masked where it is quoted', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const loose = findCredentialSentences(text, { isLoose: true });
        return loose.length === 0 || quotedCredentials(text).length > 0;
      }),
      { numRuns: 1_500 },
    );
  });

  test('that lint reports', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const found = [findKnownFormats, findLabelledCredentials, findCredentialSentences].flatMap((find) =>
          find(text),
        );
        const document = new LintDocument({ path: 'MEMORY.md', role: 'core', load: 'private', text });
        return found.length === 0 || mayHoldForLint(document);
      }),
      { numRuns: 1_500 },
    );
  });
});

test.each([
  'Ana works at Northwind since 2019, room 4821.',
  'The meeting moved to 10:30, see https'.replace('https', 'the notes'),
  'Ben was at the harbour with the others.',
])('an ordinary note is told at once: %j', (text) => {
  expect(mayHoldSecret(text)).toBe(false);
});
