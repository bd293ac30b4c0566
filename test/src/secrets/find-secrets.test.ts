import { expect, test } from 'vitest';
import { findSecrets, maskSecret } from '../../../src/secrets/find-secrets.js';

// Put together at run time, so that nobody's scanner takes this file for a leak.
const made = (...parts: string[]) => parts.join('');

test.each([
  ['password: hunter2', 'password', '*******'],
  ['The new password is Summer2026!', 'password', '********'],
  ['Passwort： Geheim123', 'password', '********'],
  ['**API key** = `abc123def456`', 'key or token', 'abc********'],
  ['My PIN code is 4711.', 'PIN', '****'],
  ['Пароль от вайфая: qwerty12345', 'password', '********'],
  ['Пароль — qwerty123456', 'password', 'qwe********'],
  ['A senha do wifi é girassol22', 'password', '********'],
  ['pw: Tr0ub4dor&3', 'password', '********'],
  ['wifi pass: sunflower99', 'password', '********'],
  // The letters are those of an older script, which count as the usual ones.
  ['пар\u1c82ль: Xk9#qT2vLw8z', 'password', 'Xk9********'],
  ['pa\u017fſword: Xk9#qT2vLw8z', 'password', 'Xk9********'],
  [made('ghp', '_16C7e42F292c6912E7710c838347Ae178B4a'), 'github token', 'ghp********'],
  [made('AKIA', 'Q3EGRIHJ5LS2PLMN'), 'AWS access key', 'AKI********'],
  [
    made('aws_secret_access_key = ', 'wJalrXUtnFEMIK7MDENGbPxRfiCYEXAMPLEKEYxx'),
    'AWS secret access key',
    'wJa********',
  ],
  [made('sk', '_live_4eC39HqLyjWDarjtT1zdp7dc'), 'Stripe key', 'sk_********'],
  [made('-----BEGIN OPENSSH ', 'PRIVATE KEY-----\nabc'), 'private key', '---********'],
  [made('eyJhbGciOiJIUzI1NiJ9', '.eyJzdWIiOiIxIn0', '.dozjgNryP4J3jVmNHl0w5N_XgL0n'), 'signed token', 'eyJ********'],
])('%s is found and masked', async (text, kind, masked) => {
  const [found, ...others] = await findSecrets(`# Notes\n\n${text}\n`);
  expect({ kind: found?.kind, line: found?.line, masked: found?.masked, others }).toEqual({
    kind,
    line: 3,
    masked,
    others: [],
  });
});

test.each([
  'The password is stored in the vault.',
  'password: see 1Password',
  'password: <your password here>',
  made('api key: $', '{API_KEY}'),
  'API key = process.env.OPENAI_API_KEY',
  'password: ********',
  'The private key is Ed25519, the client secret: OAuth2.',
  'password: SHA-256 hashed',
  'She likes passwords, keys and tokens.',
  'Boarding pass: LH1234X',
  'pass: 12 of 14 tests',
  'The upward trend: Q3report2026',
  'A senha é segredo dela.',
  'Commit 16c7e42f292c6912e7710c838347ae178b4a0000 fixed it.',
  '',
])('%j holds no secret', async (text) => {
  expect(await findSecrets(text)).toEqual([]);
});

test('every secret of a text is told once, in its order, with where it stands', async () => {
  const text = 'password: hunter2\nfine\napi key: abc123def456\n';
  const found = await findSecrets(text);
  expect(found.map(({ line, startOffset, endOffset }) => [line, text.slice(startOffset, endOffset)])).toEqual([
    [1, 'hunter2'],
    [3, 'abc123def456'],
  ]);
});

test('a mask shows at most three characters, and none of a short secret', () => {
  expect(['abc', 'hunter2', 'elevenchars', 'twelve-chars', 'x'.repeat(200)].map(maskSecret)).toEqual([
    '***',
    '*******',
    '********',
    'twe********',
    'xxx********',
  ]);
});
