import { expect, test } from 'vitest';
import { splitWords } from '../../../../src/models/embeddings/split-words.js';

test.each([
  ['The owl sleeps at noon.', ['the', 'owl', 'sleeps', 'at', 'noon']],
  ["Kim's tea, Aria’s lamp", ['kim', 'tea', 'aria', 'lamp']],
  ["I don't know, we'll see, they’re here", ['i', 'know', 'see', 'here']],
  ["o'clock", ["o'clock"]],
  ['A well-known café in Łódź', ['a', 'well-known', 'cafe', 'in', 'łodz']],
  ['non‑breaking hyphen', ['non-breaking', 'hyphen']],
  ['dark_mode: on; H1N1', ['dark', 'mode', 'on', 'h1n1']],
  ['夜に強い owl', ['owl', '夜', '強']],
  ['🦉 — …', []],
  ['', []],
])('%s', (text, words) => {
  expect(splitWords(text)).toEqual(words);
});
