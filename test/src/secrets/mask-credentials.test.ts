import { expect, test } from 'vitest';
import { SoulError } from '../../../src/errors/soul-error.js';
import { maskCredentials, maskDocument, maskQuoted } from '../../../src/secrets/mask-credentials.js';

test('a message keeps its length and its words, and loses every credential', () => {
  const message = 'Line 3 says "the PIN is 4821 and the password for the router is Quill-Otter4471x".';
  expect(maskCredentials(message)).toBe(
    'Line 3 says "the PIN is **** and the password for the router is Qui*************".',
  );
});

test('what is masked once stays as it is', () => {
  const once = maskQuoted('kim@example.org / Password: Quill-Otter4471x, card 4532 0151 1283 0366, PIN 4821');
  expect([maskQuoted(once), maskCredentials(once)]).toEqual([once, once]);
});

test('a credential of several lines keeps its line breaks', () => {
  const key = [
    '-----BEGIN PRIVATE',
    ' KEY-----\n-MIIEvQIBADANBg\n-kqhkiG9w0BAQEF\n------END PRIVATE',
    ' KEY-----',
  ].join('');
  expect(
    maskCredentials(key)
      .split('\n')
      .map((line) => line.replaceAll('*', '')),
  ).toEqual(['---', '', '', '']);
});

test('every text of a document is masked, and nothing else of it changes', () => {
  const at = new Date(0);
  expect(maskDocument({ n: 1, at, none: null, list: [{ text: 'my PIN is 4821' }], ok: true })).toEqual({
    n: 1,
    at,
    none: null,
    list: [{ text: 'my PIN is ****' }],
    ok: true,
  });
});

test('an error quotes no credential', () => {
  const error = new SoulError('usage', 'There is no memory "the password is hunter2x".', {
    hint: 'Try "pw hunter2x".',
  });
  expect([error.message, error.hint]).toEqual(['There is no memory "the password is ********".', 'Try "pw ********".']);
});
