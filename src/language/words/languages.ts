import commonWords from '../../../data/language/common-words.json' with { type: 'json' };

/** A language whose words can be told apart and cut to their stems. */
export type Language = {
  readonly code: string;
  /** The name of its rules in snowball-stemmers; null where there are none and words stay whole. */
  readonly rules: string | null;
  /** Words that say little about what is asked; they also give the language away. */
  readonly common: ReadonlySet<string>;
  /** Whether a word is one of those, without making a set of them, which takes longer than asking for a few. */
  isCommon(word: string): boolean;
};

export const languages: readonly Language[] = commonWords.languages.map(toLanguage);

const byCode = new Map(languages.map((one) => [one.code, one]));

/** English for one that is not known. */
export function languageOf(code: string): Language {
  const found = byCode.get(code) ?? byCode.get('en');
  if (found === undefined) throw new Error('data/language/common-words.json has no English.');
  return found;
}

type Row = (typeof commonWords.languages)[number];

/** The set is made at its first use: a search needs those of a language or two. */
function toLanguage({ code, stemmer, words }: Row): Language {
  let set: Set<string> | null = null;
  let text: string | null = null;
  return {
    code,
    rules: stemmer,
    get common() {
      set ??= new Set(words);
      return set;
    },
    isCommon(word) {
      if (set !== null) return set.has(word);
      text ??= ` ${words.join(' ')} `;
      return text.includes(` ${word} `);
    },
  };
}
