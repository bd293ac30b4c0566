import kinship from '../../../data/language/kinship-words.json' with { type: 'json' };
import { plainOrAny } from '../lazy-pattern.js';

/** What people are to each other, by language, as alternatives of a pattern. */
export const kinWords: Readonly<Record<Language, readonly string[]>> = kinship.words;

type Language = keyof typeof kinship.words;

const owners: Readonly<Record<Language, { readonly article: string; readonly words: readonly string[] }>> = {
  en: { article: '', words: ['my', 'our'] },
  de: {
    article: '',
    words: ['mein', 'meine', 'meiner', 'meinem', 'meinen', 'unser', 'unsere', 'unserer', 'unserem', 'unseren'],
  },
  es: { article: '', words: ['mi', 'nuestra', 'nuestro'] },
  pt: { article: '(?:a |o )?', words: ['minha', 'meu', 'nossa', 'nosso'] },
  fr: { article: '', words: ['ma', 'mon', 'notre'] },
  it: { article: '(?:la |il )?', words: ['mia', 'mio', 'nostra', 'nostro'] },
};

/** One for each language, because a pattern for all of them takes longer to compile than a search takes. */
const kin = Object.entries(owners).map(([language, { article, words }]) => {
  const source = `${article}(?:${words.join('|')}) (?:[\\p{L}]+ )?(?:${kinWords[language as Language].join('|')})`;
  const named = plainOrAny(`(?<![\\p{L}])(?:${source}),? (?=([\\p{L}]))`, 'gi');
  return { cues: words.map((word) => `${word} `), source, named };
});

/** `my sister`, `our younger daughter`, `meine Schwester`: somebody called by what they are to the owner. */
export const ownKin = kin.map(({ source }) => source).join('|');

/** A sentence that calls people by their names alone: `Meera lives in Goa` for `My sister Meera lives in Goa`. */
export function withoutKinship(sentence: string): string {
  const lower = sentence.toLowerCase();
  let rest = sentence;
  for (const { cues, named } of kin)
    if (cues.some((cue) => lower.includes(cue))) rest = rest.replace(named(rest), withoutRelation);
  return rest;
}

function withoutRelation(words: string, next: string): string {
  return next === next.toLowerCase() ? words : '';
}
