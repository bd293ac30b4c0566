import functionWords from '../../../data/language/function-words.json' with { type: 'json' };
import { wordsOf } from './words-of-text.js';

/** The words of a sentence in lower case that say what it is about. */
export function meaningfulWords(text: string): string[] {
  return wordsOf(text).filter((word) => !small.has(word) && (word.length > 2 || !/^[a-zäöüßà-ÿ]+$/.test(word)));
}

/** Whether a text in lower case has a word, in whatever form: `drive` in "drives", `smoker` for "smoking". */
export function isSaidIn(word: string, text: string): boolean {
  return wordsOf(text).some((other) => other === word || rootOf(other) === rootOf(word));
}

function rootOf(word: string): string {
  if (!/^[\p{Script=Latin}\p{Script=Cyrillic}]+$/u.test(word)) return word;
  return (
    irregular.get(word) ??
    (word.length <= 4 ? word.replace(/(?<=...)s$/, '') : word.slice(0, Math.max(4, word.length - 3)))
  );
}

const irregular = new Map([
  ['kept', 'keep'],
  ['keeps', 'keep'],
  ['going', 'go'],
  ['goes', 'go'],
  ['drives', 'driv'],
  ['drive', 'driv'],
  ['drove', 'driv'],
]);

/** Whose a sentence is: `user` where the owner speaks, else its first word that says something. */
export function ownerOf(sentence: string): string {
  const words = wordsOf(sentence);
  if (words.some((word, index) => index < 2 && speakers.has(word))) return 'user';
  return words.find((word) => !articles.has(word)) ?? '';
}

const speakers = new Set('i we ich wir yo nosotros я мы 我 我们 私 僕 저는 나는 우리'.split(' '));
const articles = new Set('the a an my our der die das mein meine el la los las mi mis'.split(' '));

const small: ReadonlySet<string> = new Set(functionWords.words);
