import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Note, readNotes } from '../read-notes.js';
import { findMisdirected, findTarget, readQuestions } from '../read-questions.js';

const SETS = [
  ['languages', 30, 10],
  ['languages-fresh', 30, 10],
  ['languages-third', 30, 10],
  ['languages-development', 45, 45],
] as const;
const LANGUAGES = ['zh', 'ja', 'ko', 'ru', 'de', 'es'];

describe.each(SETS)('%s', (set, noteCount, questionCount) => {
  describe.each(LANGUAGES)('%s', (language) => {
    const { notes, questions } = readLanguage(set, language);

    test('has its notes and questions, each for a note of its own', () => {
      const targets = new Set(questions.map((question) => findTarget(question, notes)));
      expect({ notes: notes.length, questions: questions.length, targets: targets.size }).toEqual({
        notes: noteCount,
        questions: questionCount,
        targets: questionCount,
      });
    });

    test('what names a target occurs once, in the file that the question names', () => {
      expect(findMisdirected(questions, notes)).toEqual([]);
    });

    test('a question that shares no words has no beginning of a word and no pair of characters in common', () => {
      const wrong = questions.filter(
        (asked) => !asked.shares && shared(asked.question, seen(findTarget(asked, notes))).length > 0,
      );
      expect(wrong).toEqual([]);
    });
  });

  test('four Chinese questions or more have one useful word, of two characters, that no other note has', () => {
    const { notes, questions } = readLanguage(set, 'zh');
    const narrow = questions.filter((asked) => {
      const [word, ...others] = shared(asked.question, seen(findTarget(asked, notes)));
      return word !== undefined && others.length === 0 && notes.filter(({ text }) => text.includes(word)).length === 1;
    });
    expect(narrow.length).toBeGreaterThanOrEqual(4);
  });
});

function readLanguage(set: string, language: string) {
  const root = join(import.meta.dirname, '..', set, language);
  return { notes: readNotes(root), questions: readQuestions(join(root, 'questions.json')) };
}

/** A note with the headings above it, as a reader sees it. */
function seen({ headings, text }: Note): string {
  return `${headings}\n${text}`;
}

function shared(left: string, right: string): string[] {
  const others = traces(right);
  return [...traces(left)].filter((trace) => others.has(trace));
}

/** Pairs of Han characters, pairs of Hangul syllables, and the first four letters of every longer word. */
function traces(text: string): Set<string> {
  const pairs = ['Han', 'Hangul'].flatMap((script) => [
    ...text.matchAll(new RegExp(`(?=(\\p{Script=${script}}{2}))`, 'gu')),
  ]);
  const words = text.toLowerCase().matchAll(/(?<![\p{L}\p{N}])([\p{Script=Latin}\p{Script=Cyrillic}]{4})/gu);
  return new Set([...pairs, ...words].map((match) => match[1] ?? ''));
}
