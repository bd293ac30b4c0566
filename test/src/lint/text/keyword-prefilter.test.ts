import { describe, expect, test } from 'vitest';
import { createPrefilter, foreignWord } from '../../../../src/lint/text/keyword-prefilter.js';
import { LintDocument } from '../../../../src/lint/text/lint-document.js';

const documentOf = (text: string) => new LintDocument({ path: 'MEMORY.md', role: 'core', load: 'private', text });
const mayHold = (text: string, ...words: string[]) => documentOf(text).mayHold(createPrefilter(...words));

describe('a look', () => {
  test.each([
    ['a word in either case', 'Run CURL now', 'curl'],
    ['a word at the very beginning', 'curl', 'curl'],
    ['any digit for a digit', 'base32', 'base64'],
    ['any sign beyond ASCII for another', 'contraseña', 'contraseñb'.replace('ñb', 'éa')],
    ['a short word between edges', 'the `nc` tool', '~nc~'],
    ['a short word that is all there is', 'nc', '~nc~'],
    ['a word after a stop', 'x.ssh', '~ssh~'],
    ['a word with a long s, which some patterns take for s', 'paſſword', 'nothing here'],
    ['two letters of another script', 'да', foreignWord],
  ])('finds %s', (_, text, word) => {
    expect(mayHold(text, word)).toBe(true);
  });

  test.each([
    ['a word that is not there', 'Run it now', 'curl'],
    ['a short word inside another', 'sync', '~nc~'],
    ['a foreign word in plain English with a dash', 'plain — text', foreignWord],
  ])('does not find %s', (_, text, word) => {
    expect(mayHold(text, word)).toBe(false);
  });

  test('one of its words is enough', () => {
    expect(mayHold('with wget', 'curl', 'wget')).toBe(true);
  });

  test('that is made after a document was looked at is answered too', () => {
    const document = documentOf('with a kettle');
    expect(document.mayHold(createPrefilter('curl'))).toBe(false);
    expect(document.mayHold(createPrefilter('kettle'))).toBe(true);
  });

  test('answers for each document, however many there are', () => {
    const look = createPrefilter('kettle');
    const documents = Array.from({ length: 600 }, (_, index) => documentOf(index % 3 === 0 ? 'a kettle' : 'a cup'));
    expect(documents.filter((document) => document.mayHold(look))).toHaveLength(200);
  });

  test('needs words of four signs', () => {
    expect(() => mayHold('x', 'abc')).toThrow('abc');
  });
});
