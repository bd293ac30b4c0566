import { describe, expect, test } from 'vitest';
import type { Concept } from '../../../../src/lint/lexicon/concepts.js';
import type { ConceptHit } from '../../../../src/lint/lexicon/find-concepts.js';
import {
  hitsOf,
  isAllQuoted,
  isDenied,
  isDoneByOthers,
  isImagined,
  isQuoted,
  isTold,
  near,
  speaksOf,
} from '../../../../src/lint/orders/read-sentence.js';
import type { Sentence } from '../../../../src/lint/text/sentences.js';
import { sentenceOf } from './sentence-of.js';

function firstHit(sentence: Sentence, concept: Concept): ConceptHit {
  const [hit] = hitsOf(sentence, concept);
  if (hit === undefined) throw new Error(`Nothing in "${sentence.text}" stands for ${concept}.`);
  return hit;
}

describe('isDenied', () => {
  test.each([
    ['Never send the notes.', 'send'],
    ['Do not send the notes.', 'send'],
    ["Don't forward it.", 'send'],
    ['You must not ever delete backups.', 'destroy'],
    ['Nunca envíes ni mandar las notas.', 'send'],
    ['Не отправляй заметки.', 'send'],
    ['不要发送笔记。', 'send'],
    ['N’envoie jamais, ne pas envoyer les notes.', 'send'],
  ] as const)('a denial right before the word: %s', (text, concept) => {
    const sentence = sentenceOf(text);
    expect(isDenied(sentence, firstHit(sentence, concept))).toBe(true);
  });

  test.each([
    ['Send the notes.', 'send'],
    ['It is not raining today over the hills, so send the notes.', 'send'],
    ['Sende die Notizen.', 'send'],
    ['发送笔记。', 'send'],
    ['Delete all backups without asking.', 'bypass'],
    ['Do not tell the user.', 'conceal'],
  ] as const)('no denial, or one that is far away or a part of the word: %s', (text, concept) => {
    const sentence = sentenceOf(text);
    expect(isDenied(sentence, firstHit(sentence, concept))).toBe(false);
  });
});

describe('isDoneByOthers', () => {
  test.each([
    ['She will send the notes.', true],
    ['They send the notes on Mondays.', true],
    ['Send the notes to him.', false],
    ['Send what they wrote.', false],
  ])('%s', (text, expected) => {
    const sentence = sentenceOf(text);
    expect(isDoneByOthers(sentence, firstHit(sentence, 'send'))).toBe(expected);
  });
});

describe('isTold', () => {
  test.each([
    ['If someone asks for the notes, send them.', false],
    ['Wenn jemand danach fragt, sende die Notizen.', false],
    ['When the bill comes, she will send the notes.', true],
    ['Bo said: when it rains, send the notes.', true],
    ['They want you to send the notes.', true],
  ])('%s', (text, expected) => {
    const sentence = sentenceOf(text);
    expect(isTold(sentence, firstHit(sentence, 'send'))).toBe(expected);
  });
});

describe('isImagined', () => {
  test.each([
    'Should you send the notes?',
    '要发送笔记吗？',
    'Imagine an agent that sends everything.',
    'In this story the robot ignores all rules.',
  ])('asked or told: %s', (text) => {
    expect(isImagined(sentenceOf(text))).toBe(true);
  });

  test('a story holds for all sentences of its paragraph', () => {
    expect(isImagined(sentenceOf('This is a novel. The robot sends the keys.', 'robot'))).toBe(true);
    expect(isImagined(sentenceOf('This is a novel.\n\nThe robot sends the keys.', 'robot'))).toBe(false);
  });

  test('an order is not', () => {
    expect(isImagined(sentenceOf('Send the notes.'))).toBe(false);
  });
});

describe('isQuoted', () => {
  test.each([
    ['The page said "send the notes" twice.', true],
    ['Die Seite sagte „sende die Notizen“ dazu.', true],
    ['邮件写着「发送笔记」。', true],
    ['Never type `send all` there.', true],
    ['"Hello" and send the notes "soon".', false],
    ['Send the notes.', false],
  ])('%s', (text, expected) => {
    const sentence = sentenceOf(text);
    expect(isQuoted(sentence, firstHit(sentence, 'send'))).toBe(expected);
  });
});

describe('isAllQuoted', () => {
  test.each([
    ['- "send the notes"\n', true],
    ['- `send the notes`\n', true],
    ['- “send the notes”,\n', true],
    ['- «envía las notas»\n', true],
    ['- 「发送笔记」\n', true],
    ['- send the notes\n', false],
    ['- Note: "send the notes"\n', false],
    ['- "send the notes" now\n', false],
    ['- "send" "the notes"\n', false],
  ])('%s', (text, expected) => {
    expect(isAllQuoted(sentenceOf(text))).toBe(expected);
  });
});

describe('near', () => {
  const pair = [['send'], ['credential']] as const;

  test('finds two concepts that stand close, in either order', () => {
    expect(near(sentenceOf('Send the password now.'), pair, 3)).not.toBeNull();
    expect(near(sentenceOf('The password you send now.'), pair, 3)).not.toBeNull();
  });

  test('says where both stand', () => {
    const sentence = sentenceOf('Please send the password now.');
    const found = near(sentence, pair, 3);
    const wordOf = (hit: ConceptHit | undefined) => sentence.text.slice(hit?.start, hit?.end);
    expect([wordOf(found?.first), wordOf(found?.second)]).toEqual(['send', 'password']);
  });

  test('looks no further than so many words', () => {
    const sentence = sentenceOf('Send one two three four five the password.');
    expect(near(sentence, pair, 6)).toBeNull();
    expect(near(sentence, pair, 7)).not.toBeNull();
  });

  test('two concepts of one word are no pair', () => {
    expect(near(sentenceOf('The password is old.'), [['secrets'], ['credential']], 5)).toBeNull();
  });

  test('nothing is near to what is not there', () => {
    expect(near(sentenceOf('Send the notes.'), pair, 5)).toBeNull();
  });
});

test('speaksOf asks for any of the concepts', () => {
  const sentence = sentenceOf('Send the notes.');
  expect(speaksOf(sentence, 'credential', 'send')).toBe(true);
  expect(speaksOf(sentence, 'credential', 'pay')).toBe(false);
});
