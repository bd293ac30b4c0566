import { readWordList } from '../read-word-list.js';
import { verbBeginnings } from './korean-verb.js';

/** The words of a language whose script sets no space between them and what surrounds them. */
export type UnspacedWords = {
  /** The English word for each. */
  readonly glosses: ReadonlyMap<string, string>;
  /** Those of `glosses` with which forms of a verb begin. */
  readonly verbs: ReadonlySet<string>;
  /** Those that have an English word in common. */
  readonly alike: ReadonlyMap<string, readonly string[]>;
  /** How many signs the longest has. */
  readonly longest: number;
};

export type UnspacedLanguage = 'ja' | 'ko' | 'zh';

/** Read at their first use, because most workspaces need one language or none. */
export function unspacedWords(language: UnspacedLanguage): UnspacedWords {
  let words = known.get(language);
  if (words === undefined) {
    words = readWords(tables[language]);
    known.set(language, words);
  }
  return words;
}

/** What may follow a Korean noun of one syllable. */
export const koreanParticle =
  /^(?:[은는이가을를에의로와과도만]|에서|에게|한테|까지|부터|으로|이랑|랑|하고|이나|나|들[은이을]?|처럼|보다|마다|에는|에도|에서는|이다|입니다|이에요|예요|였다|이었다)$/u;

const known = new Map<UnspacedLanguage, UnspacedWords>();

// A text of a few Han signs may as well be Japanese.
const tables: Readonly<Record<UnspacedLanguage, () => string[][]>> = {
  ja: () => linesOf('ja'),
  ko: () => linesOf('ko'),
  zh: () => [
    ...linesOf('zh'),
    ...linesOf('ja').map(([gloss = '', ...words]) => [
      gloss,
      ...words.filter((word) => /^\p{Script=Han}{2,}$/u.test(word)),
    ]),
  ],
};

function linesOf(language: UnspacedLanguage): string[][] {
  return readWordList(`${language}/glosses.txt`).map((line) => line.split(' '));
}

/** Words come before the beginnings of verbs, many of which are like one. */
function readWords(read: () => string[][]): UnspacedWords {
  const lines = read();
  const glosses = new Map<string, string>();
  const verbs = new Set<string>();
  for (const [gloss = '', ...words] of lines)
    for (const word of words) if (!word.endsWith('-') && !glosses.has(word)) glosses.set(word, gloss);
  const isTaken = (word: string) =>
    glosses.has(word) || (glosses.has(word.slice(0, 1)) && koreanParticle.test(word.slice(1)));
  for (const [gloss = '', ...words] of lines)
    for (const beginning of words.flatMap(beginningsOf)) {
      if (isTaken(beginning)) continue;
      glosses.set(beginning, gloss);
      verbs.add(beginning);
    }
  const alike = new Map<string, string[]>();
  let longest = 0;
  for (const [word, gloss] of glosses) {
    const others = alike.get(gloss);
    if (others === undefined) alike.set(gloss, [word]);
    else others.push(word);
    longest = Math.max(longest, word.length);
  }
  return { glosses, verbs, alike, longest };
}

function beginningsOf(word: string): string[] {
  return word.endsWith('-') ? verbBeginnings(word.slice(0, -1)) : [];
}
