import type { Graph } from '../../entries/graph/read-graph.js';
import { hasCommonWordsOnly } from '../../language/words/content-terms.js';
import { detectLanguage } from '../../language/words/detect-language.js';
import { languageOf, languages } from '../../language/words/languages.js';
import { splitWords } from '../../language/words/split-words.js';
import type { Embedder, WordMeaning } from '../../models/embeddings/embedder.js';
import { likeness } from '../likeness.js';
import type { Correction } from '../search-answer.js';

/** Whether a text mentions somebody or something that a question names. */
export type MentionsNamed = (text: string) => boolean;

type NameSources = {
  readonly graph: Graph;
  readonly embedder: Embedder | null;
  /** Words of the question that occur nowhere, and what was searched instead. */
  readonly corrections: readonly Correction[];
  /** The part of the question that says what it is about, without words for a time. */
  readonly within: string;
  /** Names of the owner, whom lines do not mention by name. */
  readonly owner: readonly string[];
};

/** Null for a question that names nobody and nothing by a name of its own, or the owner. */
export function askedNames(
  question: string,
  { graph, embedder, corrections, within, owner }: NameSources,
): MentionsNamed | null {
  const people = graph.names.mentioned(question).filter(({ type }) => type === 'person');
  const about = new Set(wordsOf(within));
  const written = capitalised(question).filter(
    (word) => about.has(word.toLowerCase()) && !isEveryday(word, question, embedder),
  );
  const names = [...written, ...people.map(({ name }) => name)];
  if (names.length === 0 || names.some((name) => owner.includes(name))) return null;
  const meant = [...people, ...written.flatMap((name) => graph.names.all(name))];
  const aliases = meant.flatMap(({ name, aliases }) => [name, ...aliases]).flatMap(wordsOf);
  const allNames = new Set([...names.flatMap(wordsOf), ...aliases.filter((word) => !hasCommonWordsOnly(word))]);
  for (const { from, to } of corrections) if (allNames.has(from)) allNames.add(to);
  return (text) => wordsOf(text).some((word) => [...allNames].some((name) => isFormOf(word, name)));
}

function wordsOf(text: string): string[] {
  return splitWords(text).map(({ text: word }) => word);
}

/** Words with a capital inside a sentence, and those at its beginning that own something: "Ben's birthday". Short forms are words. */
function capitalised(question: string): string[] {
  return [...question.matchAll(/(?<![\p{L}\p{M}\p{N}'’])\p{Lu}[\p{L}\p{M}\p{N}]*/gu)].flatMap(({ 0: word, index }) => {
    const isFirst = /(?:^|[.?!:¿¡"„“«])\s*$/u.test(question.slice(0, index));
    if (isFirst && !/^['’]s\s/.test(question.slice(index + word.length))) return [];
    return /\p{Ll}/u.test(word) && !article.test(question.slice(0, index)) ? [word] : [];
  });
}

/** German nouns have capitals too, but names have no articles. */
const article =
  /(?<!\p{L})(?:de[rmns]|das|die|eine?[rmns]?|[mdsk]eine?[rmns]?|unsere?[rmns]?|beim|vom|zu[mr]|[ai]m|diese[rmns]?) $/iu;

/** Common words, those in circles of related words, and German nouns. */
function isEveryday(name: string, question: string, embedder: Embedder | null): boolean {
  const word = name.toLowerCase();
  const code = detectLanguage(wordsOf(question));
  const spoken = code === null ? languages : [languageOf(code)];
  if (spoken.some(({ common }) => common.has(word))) return code !== null;
  const read = (language: string | null) =>
    embedder?.wordMeanings?.(word, language === null ? null : languageOf(language)) ?? [];
  const known = read(null);
  if (known.some(({ circles }) => circles.length > 0)) return true;
  if (code !== 'de' && code !== null) return false;
  return !isSame(known, read('de')) || (code === 'de' && known.length === 0);
}

function isSame(some: readonly WordMeaning[], others: readonly WordMeaning[]): boolean {
  const [one] = some;
  const [other] = others;
  if (one === undefined || other === undefined) return one === other;
  return some.length === others.length && likeness(one.vector, other.vector) > 0.999;
}

/** A name with an ending: `Olgas`, `Ольги`. */
function isFormOf(word: string, name: string): boolean {
  if (word === name) return true;
  if (name.length < 3 || Math.abs(word.length - name.length) > 2) return false;
  const isLatin = /\p{Script=Latin}/u.test(name);
  const stem = isLatin ? Math.min(word.length, name.length) : name.length - (name.length > 4 ? 2 : 1);
  return stem >= (isLatin ? 3 : 2) && word.slice(0, stem) === name.slice(0, stem);
}
