import { lazyValue } from '../workspace/lazy-value.js';
import { credentialWords } from './credential-words.js';
import { isUnspaced, wordAlternatives, wordsOf } from './word-pattern.js';

/** Word sets. A set lookup is much faster than compiling one pattern of all words. */
export type Words = {
  readonly whole: ReadonlySet<string>;
  /** Words that may have an ending. */
  readonly stems: readonly string[];
  /** Words of scripts without spaces between words. */
  readonly unspaced: RegExp;
};

type Column = keyof (typeof credentialWords)[string];

/** The columns of the table, each in all languages, or some together. */
export const lexicon = {
  is: wordsIn('is'),
  filler: wordsIn('filler'),
  link: wordsIn('link', 'mine'),
  towards: wordsIn('towards'),
  as: wordsIn('as'),
  not: wordsIn('not'),
  mine: wordsIn('mine'),
  owner: wordsIn('mine', 'article'),
  /** Words that may precede an everyday word that names a credential. */
  before: wordsIn('mine', 'article', 'and', 'account', 'lock'),
  /** What may come between a name and its value without `is`. */
  between: wordsIn('link', 'mine', 'article'),
  thing: wordsIn('account', 'lock'),
  account: wordsIn('account'),
  lock: wordsIn('lock'),
  login: wordsIn('login'),
  state: wordsIn('state'),
  /** Words that continue after a value or a name. */
  onwards: wordsIn('link', 'mine', 'and', 'login', 'as'),
  further: wordsIn('and', 'filler'),
  withCases: lazyValue(namesWithCases),
};

function wordsIn(...columns: readonly Column[]): () => Words {
  return lazyValue(() => toWords(columns.flatMap((column) => wordsOf(credentialWords, column))));
}

/** Names in languages that put nouns directly after one another. */
function namesWithCases(): Words {
  const rows = Object.values(credentialWords).filter(({ hasCases }) => hasCases === true);
  const names = rows.flatMap(({ password, pin }) => [...password, ...pin]);
  return toWords(names.filter((name) => name !== 'pin'));
}

function toWords(words: readonly string[]): Words {
  const unspaced = wordAlternatives(words.filter(isUnspaced));
  return {
    whole: new Set(words.filter((word) => !word.endsWith('*'))),
    stems: words.filter((word) => word.endsWith('*')).map((word) => word.slice(0, -1)),
    unspaced: unspaced === '' ? /(?!)/ : new RegExp(unspaced),
  };
}
