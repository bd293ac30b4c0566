import { expect, test } from 'vitest';
import { type Entry, noFields } from '../../../../src/entries/entry.js';
import { redactPhrases } from '../../../../src/memory/forget/forgotten-phrases.js';
import { matchEntries } from '../../../../src/memory/forget/match-entries.js';

const common = new Set(['the', 'is', 'a', 'about', 'my', 'of', 'at', 'in', 'was', 'her']);
const termsOf = (text: string) => (text.toLowerCase().match(/\p{L}+|\d+/gu) ?? []).filter((word) => !common.has(word));

function entry(id: string, text: string, more: Partial<Entry> = {}): Entry {
  const place = { path: 'memory/2026-02-02.md', startLine: 1, endLine: 2 };
  const rest = { store: 'episodic', role: 'daily', trail: [], day: null, time: null, about: noFields } as const;
  return { ...rest, ...place, id, text, isSuperseded: false, audience: ['main'], ...more };
}

const ids = (request: string, entries: readonly Entry[]) => {
  const { sure, related } = matchEntries(request, entries, { termsOf, isCommon: (text) => termsOf(text).length === 0 });
  return {
    sure: sure.map(({ entry: { id }, reason }) => `${id}: ${reason}`),
    related: related.map(({ entry: { id } }) => id),
  };
};

test('the same fact is found in every file that holds it', () => {
  const entries = [
    entry('episode', 'Ana said the alarm code is blue falcon nine.'),
    entry('core', 'Alarm code: blue falcon nine'),
    entry('fact', 'Her code for the alarm was falcon, blue, nine'),
    entry('other', 'A falcon nested on the roof.'),
    entry('far', 'Paid the rent.'),
  ];
  expect(ids('blue falcon', entries)).toEqual({
    sure: ['episode: contains the exact words', 'core: contains the exact words', 'fact: contains every word'],
    related: ['other'],
  });
});

test('what says the same in other words goes along', () => {
  const entries = [
    entry('one', 'Garage door opener code four seven one'),
    entry('two', 'Opener code garage door: four seven'),
  ];
  expect(ids('four seven one', entries)).toEqual({
    sure: ['one: contains the exact words', 'two: says the same as one'],
    related: [],
  });
});

test('an id means that memory and nothing else', () => {
  const entries = [
    entry('entity:person--ana#1', 'Plays chess'),
    entry('entity:person--ana#2', 'Lives in Rome'),
    entry('entity:person--anatol#3', 'x y z'),
  ];
  expect(ids('entity:person--ana', entries).sure).toEqual([
    'entity:person--ana#1: named',
    'entity:person--ana#2: named',
  ]);
  expect(ids('entity:person--ana#2', entries).sure).toEqual(['entity:person--ana#2: named']);
});

test('a place means the memory that stands there', () => {
  const entries = [entry('one', 'a b', { endLine: 4 }), entry('two', 'c d', { startLine: 5, endLine: 9 })];
  expect(ids('memory/2026-02-02.md#6', entries).sure).toEqual(['two: named']);
});

test('a request without a word that counts means nothing', () => {
  expect(ids('about the', [entry('one', 'Paid the rent.')])).toEqual({ sure: [], related: [] });
});

test('a name is not said by a word that contains it', () => {
  const entries = [
    entry('bananas', 'Susana bought bananas'),
    entry('ana', 'Ana called'),
    entry('guiana', 'Met Mariana in Guiana'),
    entry('genitive', "Ana's umbrella is in the hall"),
  ];
  expect(ids('Ana', entries)).toEqual({
    sure: ['ana: contains the exact words', 'genitive: contains the exact words'],
    related: [],
  });
});

test.each([
  ['Öl', ['Das Öl ist alle'], ['Der Köl und die Ölheizung']],
  ['мир', ['Война и мир'], ['Владимир приехал']],
  ['田中', ['田中さんに会った'], []],
  ['서울', ['서울에서 만났다'], []],
  ['42 1', ['Room 42, 1 key'], ['Room 142, 1 key', 'Room 42, 11 keys']],
])('%s is looked for in whole words of its script', (request, saying, others) => {
  const entries = [...saying, ...others].map((text) => entry(text, text));
  expect(
    matchEntries(request, entries, { termsOf: () => [], isCommon: () => false }).sure.map(({ entry: { id } }) => id),
  ).toEqual(saying);
});

test.each(['a', 'the', 'x', '猫'])('%s alone is too little to be sure of anything', (request) => {
  const entries = [entry('one', 'the cat saw a mouse, x marks it: 猫がいる'), entry('two', 'Paid on time')];
  expect(ids(request, entries)).toEqual({ sure: [], related: ['one'] });
});

test('a sentence that differs in the very name is only close to it', () => {
  const entries = [entry('ana', 'Ana called about rent for March'), entry('bea', 'Bea called about rent for March')];
  expect(ids('Ana', entries)).toEqual({ sure: ['ana: contains the exact words'], related: ['bea'] });
});

test('signs that patterns are made of are nothing but signs', () => {
  const line = 'The gate opens with a-b (c) $4.50? [yes] {no} ^|\\ + * / done';
  expect(redactPhrases(`Note: ${line}!`, [line])).toBe('Note: [forgotten]!');
  expect(redactPhrases('Room 142 1x and room 42 1', ['42 1'])).toBe('Room 142 1x and room [forgotten]');
});

test('the opposite wish does not say the same', () => {
  const entries = [
    entry('dark', 'Lou prefers dark roast'),
    entry('darker', 'Lou likes dark roast'),
    entry('light', 'Lou prefers light roast now'),
  ];
  expect(ids('Lou prefers light roast now', entries).sure).toEqual(['light: contains the exact words']);
  expect(ids('Lou prefers dark roast', entries).sure).toEqual([
    'dark: contains the exact words',
    'darker: says the same as dark',
  ]);
});
