import { describe, expect, test } from 'vitest';
import { findAccountNumbers } from '../../../src/secrets/account-numbers.js';

const marked = (text: string) =>
  findAccountNumbers(text).reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)}[${rest.slice(start, end)}]${rest.slice(end)}`,
    text,
  );

describe('a number that somebody can pay with is found', () => {
  test.each([
    'Visa: [4532 0151 1283 0366], expires 08/28',
    'Visa:[4532015112830366]',
    'Mastercard [5425-2334-3010-9903]',
    'Amex [3742 454554 00126] 0828 1234',
    '[4532 0151 1283 0366] 08 28 123',
    'Kreditkarte [4532.0151.1283.0366]',
    '[4532015112830366]',
    'My card is [4111 1111 1111 1111]',
    'IBAN [DE02 1203 0000 0000 2020 51] at the bank',
    'iban de: [de02120300000000202051].',
    '[FR76 3000 6000 0112 3456 7890 189]',
    '[GB33 BUKB 2020 1555 5555 55] and more',
    '[ES79-2100-0813-6101-2345-6789]',
    'My account is [DE89 3704 0044 0532 0130 00]',
  ])('%s', (example) => {
    expect(marked(example.replace(/[[\]]/g, ''))).toBe(example);
  });
});

test.each([
  ['an order', 'Order number 4532 0151 1283 0366 arrives Thursday'],
  ['an order in Spanish', 'El pedido 4532015112830366 llega el jueves'],
  ['a parcel', 'Sendungsnummer 4532 0151 1283 0366'],
  ['a book', 'ISBN 9780374610630, 978-0-374-61063-0'],
  ['a bar code', 'Der Barcode vom Kaffee ist 4006381333931'],
  ['a telephone', 'Call +49 4532 0151 1283 0366 or 4532 0151'],
  ['another check digit', '4532 0151 1283 0367 and DE02 1203 0000 0000 2020 52'],
  ['no issuer', '2024 1180 5567 9029'],
  ['the id of a message', 'message:4532015112830366'],
  ['a longer run of digits', '45320151128303660000000000'],
  ['a version, a moment and coordinates', 'v4.5.32, 1703275200, 47.376888, 8.541694'],
  ['an invoice', 'Invoice 4012 8888 is paid'],
  ['the hash of a commit', 'de02120300000000202051ab9fceb02d0ae598e95dc9'],
  ['a number of a manual', 'Stripe test card 4242 4242 4242 4242, example IBAN DE89 3704 0044 0532 0130 00'],
])('%s is none', (_, text) => {
  expect(marked(text)).toBe(text);
});
