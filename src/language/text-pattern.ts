import { isPlain, withoutTables } from './lazy-pattern.js';
import { type AnyOf, requiredWords } from './words-required-by-pattern.js';

/** A pattern that costs nothing until a text has words it needs. */
export type TextPattern = {
  test(text: string): boolean;
  exec(text: string): RegExpExecArray | null;
  /** All matches of a pattern with the flag `g`. */
  all(text: string): RegExpExecArray[];
};

/**
 * A pattern with the flag `u`. V8 takes milliseconds to compile a list of words, and longer where it has to ignore case in all scripts; most
 * texts contain none of the words. So it is compiled only for a text with one of the words that a match must contain, and for a text of
 * plain letters without the tables of all letters.
 */
export function textPattern(source: string, flags: 'u' | 'iu' | 'gu' | 'giu'): TextPattern {
  const isFolding = flags.includes('i');
  let required: readonly AnyOf[] | null = null;
  let plain: RegExp | null = null;
  let any: RegExp | null = null;
  const mayMatch = (text: string) => {
    required ??= requiredWords(isFolding ? lowerCased(source) : source);
    const read = isFolding ? text.toLowerCase() : text;
    return required.every((words) => words.some((word) => read.includes(word)));
  };
  const compiled = (text: string) => {
    if (isPlain(text)) plain ??= new RegExp(withoutTables(source), flags.replace('u', ''));
    else any ??= new RegExp(source, flags);
    const pattern = (isPlain(text) ? plain : any) ?? /$^/;
    pattern.lastIndex = 0;
    return pattern;
  };
  return {
    test: (text) => mayMatch(text) && compiled(text).test(text),
    exec: (text) => (mayMatch(text) ? compiled(text).exec(text) : null),
    all: (text) => (mayMatch(text) ? [...text.matchAll(compiled(text))] : []),
  };
}

/** Without changing the names of properties. */
function lowerCased(source: string): string {
  return source.replace(/\\[pP]\{[^}]+\}|\\.|[^\\]+/gsu, (part) => (part.startsWith('\\') ? part : part.toLowerCase()));
}
