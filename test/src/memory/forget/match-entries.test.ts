import { expect, test } from 'vitest';
import { type Entry, noFields } from '../../../../src/entries/entry.js';
import { matchEntries } from '../../../../src/memory/forget/match-entries.js';

const common = new Set(['the', 'is', 'a', 'about', 'my', 'of', 'at', 'in', 'was', 'her']);
const termsOf = (text: string) => (text.toLowerCase().match(/\p{L}+|\d+/gu) ?? []).filter((word) => !common.has(word));

function entry(id: string, text: string, more: Partial<Entry> = {}): Entry {
  const place = { path: 'memory/2026-02-02.md', startLine: 1, endLine: 2 };
  const rest = { store: 'episodic', role: 'daily', trail: [], day: null, time: null, about: noFields } as const;
  return { ...rest, ...place, id, text, isSuperseded: false, audience: ['main'], ...more };
}

const ids = (request: string, entries: readonly Entry[]) => {
  const { sure, related } = matchEntries(request, entries, termsOf);
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
    sure: ['episode: says it word for word', 'core: says it word for word', 'fact: holds every word of it'],
    related: ['other'],
  });
});

test('what says the same in other words goes along', () => {
  const entries = [
    entry('one', 'Garage door opener code four seven one'),
    entry('two', 'Opener code garage door: four seven'),
  ];
  expect(ids('four seven one', entries)).toEqual({
    sure: ['one: says it word for word', 'two: says the same as one'],
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

test('the opposite wish does not say the same', () => {
  const entries = [
    entry('dark', 'Lou prefers dark roast'),
    entry('darker', 'Lou likes dark roast'),
    entry('light', 'Lou prefers light roast now'),
  ];
  expect(ids('Lou prefers light roast now', entries).sure).toEqual(['light: says it word for word']);
  expect(ids('Lou prefers dark roast', entries).sure).toEqual([
    'dark: says it word for word',
    'darker: says the same as dark',
  ]);
});
