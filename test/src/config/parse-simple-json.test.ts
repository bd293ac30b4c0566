import * as fc from 'fast-check';
import { type ParseError, parse } from 'jsonc-parser';
import { expect, test } from 'vitest';
import { parseSimpleJson } from '../../../src/config/parse-simple-json.js';

test('a config as init writes it is read without the parser', () => {
  const text =
    '{\n  // Settings of "this" workspace, all of them.\n  "profile": "nexo", /* or another */\n  "list": [1, "a, ]",],\n}\n';
  expect(parseSimpleJson(text)).toEqual({ profile: 'nexo', list: [1, 'a, ]'] });
});

test.each([
  ['nothing', ''],
  ['a comment alone', '// nothing'],
  ['a comma that follows nothing', '{,}'],
  ['a list of one comma', '[,]'],
  ['two commas', '{"a": 1,,}'],
  ['a comma behind a comment alone', '{\n // "profile": "nexo"\n ,\n}'],
  ['a comma behind a comment in a list', '{"a":[// [x]\n,]}'],
  ['a backslash before a line break', '{"a": "x /* \\\n */ y"}'],
  ['a backslash before a separator of lines', '{"a": "x /* \\\u2028 */ y"}'],
  ['a comma behind the whole', '{"a": 1},'],
  ['a key that stands twice', '{"a": 1, "a": 2}'],
  ['a key that stands twice below', '{"a": [{"b": 1, "b": 1}]}'],
  ['a key that stands twice, once with an escape', '{"a": 1, "\\u0061": 2}'],
  ['a key of the prototype', '{"__proto__": {}}'],
  ['a key that objects keep for themselves', '{"a": {"constructor": 1}}'],
  ['a comment without an end', '{"a": 1} /* '],
  ['a string with a line break', '{"a": "b\nc"}'],
  ['brackets that are nested deeply', `${'['.repeat(40)}${']'.repeat(40)}`],
  ['a long text', `{"a": "${'b'.repeat(30_000)}"}`],
])('%s is left to the parser that says what is wrong', (_name, text) => {
  expect(parseSimpleJson(text)).toBeUndefined();
});

const piece = fc.constantFrom(
  '',
  ' ',
  '\n',
  '\t',
  '// "x", }\n',
  '/* , ] */',
  " // it's\r\n",
  ',',
  '"',
  '\\',
  '\\\n',
  '}',
  '[',
);

const between = fc.array(piece, { maxLength: 2 }).map((pieces) => pieces.join(''));

test('whatever it reads, the parser reads the same', () => {
  const pieces = fc.array(fc.tuple(fc.jsonValue({ maxDepth: 2 }), between, between), { maxLength: 5 });
  let read = 0;
  fc.assert(
    fc.property(pieces, between, fc.boolean(), (members, end, isList) => {
      const inner = members.map(([value, before, behind], index) => {
        const member = JSON.stringify(value);
        return `${before}${isList ? member : `"${index}"${behind}:${member}`}${behind}`;
      });
      const text = `${isList ? '[' : '{'}${inner.join(',')}${end}${isList ? ']' : '}'}`;
      const value = parseSimpleJson(text);
      if (value === undefined) return;
      read++;
      const errors: ParseError[] = [];
      expect(parse(text, errors, { allowTrailingComma: true })).toEqual(value);
      expect(errors).toEqual([]);
    }),
    { numRuns: 3_000 },
  );
  expect(read).toBeGreaterThan(300);
});
