import { expect, test } from 'vitest';
import { stalenessOf } from '../../../../src/lint/memory/stale-words.js';
import { sentenceOf } from '../orders/sentence-of.js';

const kindOf = (text: string) => stalenessOf(sentenceOf(text), '2026-11-16')?.kind ?? null;

test.each([
  'Kate calls back tomorrow.',
  'KATE CALLS BACK TOMORROW.',
  'The boat is painted next wee\u212a.',
  'It rained ye\u017fterday.',
  'Wir sehen uns übermorgen.',
  'Nächste Woche ist Markt.',
  'Завтра придёт почта.',
  'На следующей неделе будет рынок.',
  '明天去看船。',
  '来週は市場です。',
])('a day that is counted from the day of writing: %s', (text) => {
  expect(kindOf(text)).toBe('relative-day');
});

test.each([
  ['The invoice is due 2026-01-02.', 'deadline'],
  ['The invoice was paid 2026-01-02.', null],
  ['The market is every week.', null],
  ['Kate likes green tea.', null],
])('%s', (text, kind) => {
  expect(kindOf(text)).toBe(kind);
});
