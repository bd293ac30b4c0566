import { LintDocument } from '../../../../src/lint/text/lint-document.js';
import type { Sentence } from '../../../../src/lint/text/sentences.js';

/** The sentence of a file that holds these words, or its first. */
export function sentenceOf(text: string, words = ''): Sentence {
  const document = new LintDocument({ path: 'MEMORY.md', role: 'core', load: 'private', text });
  const sentence = document.sentences.find((found) => found.text.includes(words));
  if (sentence === undefined) throw new Error(`There is no sentence with "${words}".`);
  return sentence;
}
