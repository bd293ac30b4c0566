import { languageOf } from '../words/languages.js';

/** A name that sentences begin with, which capital letters alone don't tell: one that is written small nowhere. */
export function openingNames(text: string, isWord: (word: string) => boolean): string[] {
  return [...text.matchAll(/(?:^|[.!?:]\s+|\n)(\p{Lu}\p{Ll}{3,})(?=[\s,:])/gu)]
    .map(([, name = '']) => name)
    .filter((name) => !isWord(name.toLowerCase()) && !languageOf('en').common.has(name.toLowerCase()))
    .filter((name) => !/(?:ed|ing|ly)$/.test(name));
}
