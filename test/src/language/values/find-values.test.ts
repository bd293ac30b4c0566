import { expect, test } from 'vitest';
import { differingValue, findValues } from '../../../../src/language/values/find-values.js';

test('a day of the month without its month is another day than a whole date', () => {
  const [earlier, later] = ['The papers are due by 12 September.', 'They take the papers up to the 26th.'].map(
    findValues,
  );
  expect(earlier && later && differingValue(earlier, later)).toMatchObject({ kind: 'date', before: '12 September' });
});

test.each(['They take the papers up to the 12th.', 'It is her 26th birthday.', 'A house of the 20th century.'])(
  '"%s" moves nothing',
  (text) => {
    expect(differingValue(findValues('The papers are due by 12 September.'), findValues(text))).toBeNull();
  },
);
