import { expect, test } from 'vitest';
import { readStatement } from '../../../../src/language/statements/statement.js';
import { startCpuTime } from '../../../support/cpu-time.js';

test.each([
  ['The deadline of Project Lantern is 2026-04-30.', 'lantern', 'deadline', '2026-04-30', 'date'],
  ['Ana lives in Oslo now', 'ana', 'lives-in', 'oslo', 'text'],
  ['Ana moved to Bergen', 'ana', 'lives-in', 'bergen', 'text'],
  ['The Matariki fair was moved to 21 November.', 'matariki fair', 'when', '--11-21', 'date'],
  ['I live in Porto', 'user', 'lives-in', 'porto', 'text'],
  ['Yuki prefers tea over coffee', 'yuki', 'prefers:coffee|tea', 'tea', 'text'],
  ['I hate coriander', 'user', 'stance:coriander', 'against', 'stance'],
  ["I don't like coriander", 'user', 'stance:coriander', 'against', 'stance'],
  ['Ilse is 84 years old', 'ilse', 'age', '84', 'number'],
  ["Tom's phone number is 555-0187", 'tom', 'phone number', '555-0187', 'number'],
  ['The phone number of Tom is 555-0187', 'tom', 'phone number', '555-0187', 'number'],
  ["Ana's birthday is March 4", 'ana', 'birthday', '--03-04', 'date'],
  ['My birthday is on the 9th of May', 'user', 'birthday', '--05-09', 'date'],
  ['The review is on Tuesday', 'review', 'when', 'weekday-2', 'date'],
  ['The billing service no longer uses Redis', 'billing service', 'uses:redis', 'no', 'stance'],
  ['Karl wohnt in Leipzig', 'karl', 'lives-in', 'leipzig', 'text'],
  ['El cumpleaños de Lucía es el 12 de junio', 'lucía', 'birthday', '--06-12', 'date'],
  ['Hugo travaille chez Verrière', 'hugo', 'works-at', 'verrière', 'text'],
  ['Actually, Igor works at Bosch now, not Siemens', 'igor', 'works-at', 'bosch', 'text'],
  ['Igor no longer works at Siemens', 'igor', 'works-at', 'siemens', 'denied'],
  ['Actually the fee is 140 euros, not 130', 'fee', 'amount', '140 euros', 'number'],
  ["Lila's school now starts at 9:15", 'lilas school', 'starts', '9:15', 'number'],
  ['My sister Meera lives in Pune', 'meera', 'lives-in', 'pune', 'text'],
  ['Meine Schwester Hanna wohnt in Kiel', 'hanna', 'lives-in', 'kiel', 'text'],
  ['Mi hermana Lucía vive en Lugo', 'lucía', 'lives-in', 'lugo', 'text'],
  ['My sister lives in Pune', 'my sister', 'lives-in', 'pune', 'text'],
  ['Meera has two children', 'meera', 'child', 'two', 'number'],
  ['Der Termin der Prüfung ist der 3. März 2027', 'prüfung', 'termin', '2027-03-03', 'date'],
  ['Der Termin der Prüfung ist der 13. März 2027. Danach ist frei.', 'prüfung', 'termin', '2027-03-13', 'date'],
  ["I'm vegan", 'user', 'is:vegan', 'yes', 'stance'],
  ['王芳住在成都。', '王芳', 'lives-in', '成都', 'text'],
  ['由美は青空銀行で働いています。', '由美', 'works-at', '青空銀行', 'text'],
])('%s', (text, subject, attribute, value, kind) => {
  expect(readStatement(text)).toEqual({ subject, attribute, value, kind });
});

test('a labelled fact speaks of whom its file is about', () => {
  expect(readStatement('Birthday: 4 March', 'ana')).toEqual({
    subject: 'ana',
    attribute: 'birthday',
    value: '--03-04',
    kind: 'date',
  });
  expect(readStatement('Birthday: 4 March')).toBeNull();
});

test.each(['Where does Ana live?', 'Yesterday it rained', '', 'ok'])('%j states nothing', (text) => {
  expect(readStatement(text)).toBeNull();
});

test('what follows the first sentence makes no difference to it', () => {
  const expected = readStatement('I live in Berlin');
  expect(expected).toMatchObject({ attribute: 'lives-in', value: 'berlin' });
  for (const text of [`I live in Berlin.${' '.repeat(390)}More`, `${'\n'.repeat(500)}I live in Berlin`])
    expect(readStatement(text)).toEqual(expected);
  expect(readStatement(`I live in Berlin. ${'More of it '.repeat(100)}`)).toEqual(expected);
  expect(readStatement(`I live in ${'a city of '.repeat(60)}Berlin`)).toBeNull();
});

test('a hostile sentence is read at once', () => {
  const spent = startCpuTime();
  readStatement(`${'is of the '.repeat(20_000)}`);
  readStatement(`a${"'s".repeat(20_000)} is`);
  expect(spent()).toBeLessThan(1_000);
});
