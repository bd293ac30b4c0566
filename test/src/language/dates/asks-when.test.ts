import { expect, test } from 'vitest';
import { asksWhen, tellsTime } from '../../../../src/language/dates/asks-when.js';

test.each([
  ['I went there last Friday', true],
  ['three years ago', true],
  ['Поезд уходит в четверг', true],
  ['Сестра выходит замуж четырнадцатого июня', true],
  ['El martes viene el fontanero', true],
  ['Der Termin ist am Mittwoch', true],
  ['周三去看牙医', true],
  ['Среднее стоит дороже', false],
  ['The kettle is red', false],
])('"%s" tells a time: %s', (text, tells) => {
  expect(tellsTime(text)).toBe(tells);
});

test.each([
  ['How long has Kim lived there?', true],
  ['Во сколько отправляется поезд?', true],
  ['По каким дням Миша плавает?', true],
  ['An welchem Tag kommt der Klempner?', true],
  ['¿A qué hora sale el tren?', true],
  ['Какой подарок получил Миша?', false],
  ['Who likes tea?', false],
  ['When is the dentist?', true],
  ['how many weeks are left', true],
  ['what day suits Ana', true],
  ['which month was it', true],
  ['seit wann wohnt er dort', true],
  ['um wieviel uhr beginnt es', true],
  ['wie lange dauert es', true],
  ['wie viele tage noch', true],
  ['cuando sale el tren', true],
  ['cuanto tiempo falta', true],
  ['que fecha era', true],
  ['depuis quand', true],
  ['combien de temps', true],
  ['quel jour', true],
  ['da quanto abita qui', true],
  ['che ora era', true],
  ['que horas', true],
  ['hoe laat', true],
  ['wanneer was het', true],
  ['what colour is the whenua', false],
])('"%s" asks for a time: %s', (question, asks) => {
  expect(asksWhen(question)).toBe(asks);
});
