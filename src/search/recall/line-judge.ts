import { tellsTime } from '../../language/dates/asks-when.js';
import { contentWords } from '../../language/words/content-terms.js';
import { detectLanguage } from '../../language/words/detect-language.js';
import { plainForm } from '../../language/words/irregular-forms.js';
import { languageOf } from '../../language/words/languages.js';
import { splitWords } from '../../language/words/split-words.js';
import type { Embedder, TextLanguage, WordMeaning } from '../../models/embeddings/embedder.js';
import { wordBaseForms } from '../../models/embeddings/word-base-forms.js';
import { likeness } from '../likeness.js';
import { askedKind, asksForAttribute, namesPlace } from './asked-kind.js';
import type { MentionsNamed } from './asked-names.js';

/** What a line is worth as an answer. */
export type Judgement = {
  /** How much of what is asked it speaks of, from 0 to about 1. */
  readonly score: number;
  readonly isAnswer: boolean;
};

/** Judges each line by itself, whatever else was found. */
export type LineJudge = (text: string) => Promise<Judgement>;

/** The least that counts as an answer, with vectors and by words alone. docs/SEARCH.md says how it was chosen. */
const enough = 0.48;
const enoughWords = 0.34;
/** The least that every word must be met where a question asks for one attribute: "how tall is Jan?". */
const leastOfEach = 0.12;
/** … and one of them by more than a related word: a funeral is no mother's birthday. */
const leastOfBest = 0.55;
/** The weight of single words beside the meaning of the whole; a question of one word has little meaning of its own. */
const wordsOfSeveral = 0.5;
const wordsOfOne = 0.85;
/** Added to a line that names a place or a time if the question asks for one. */
const ofKind = 0.15;

export type Judging = {
  /** Null where only words can be compared. */
  readonly embedder: Embedder | null;
  /** Whether a line mentions one whom the question names; null if it names none. */
  readonly mentionsNamed?: MentionsNamed | null;
};

export async function judgeLines(question: string, { embedder, mentionsNamed = null }: Judging): Promise<LineJudge> {
  const code = detectLanguage(splitWords(question).map(({ text }) => text));
  const language = code === null ? null : languageOf(code);
  const asked = askedWords(question.replace(measure, ''), embedder, language);
  const vector = (await embedder?.embedQuery(question, { language })) ?? null;
  const kind = askedKind(question);
  const isAttribute = asksForAttribute(question);
  const words = asked.length === 1 ? wordsOfOne : wordsOfSeveral;
  const weights = asked.reduce((sum, { weight }) => sum + weight, 0);
  const nearness = embedder === null || vector === null ? async () => 0 : meaningOf(embedder, vector, language);
  return async (text) => {
    if (mentionsNamed?.(text) === false) return { score: 0, isAnswer: false };
    const meanings = embedder?.wordMeanings?.(`${text} ${baseForms(text).join(' ')}`, language) ?? [];
    const said = { terms: new Set(contentWords(text).keys()), meanings };
    const met = asked.map((word) => ({ weight: word.weight, share: shareMet(word, said) }));
    const isSaid = isOneMet(met) && (met.every(isMet) || (mentionsNamed !== null && isAllButAttribute(met)));
    const share = met.reduce((sum, one) => sum + one.weight * one.share, 0) / Math.max(weights, 1e-9);
    if (vector === null) return { score: share, isAnswer: share >= enoughWords };
    const isOfKind = (kind === 'place' && namesPlace(text)) || (kind === 'time' && tellsTime(text));
    const score = words * share + (1 - words) * (await nearness(text)) + (isOfKind && share > 0 ? ofKind : 0);
    return { score, isAnswer: score >= enough && (!isAttribute || isSaid) };
  };
}

type Met = { readonly weight: number; readonly share: number };

function isMet({ weight, share }: Met): boolean {
  return weight < 0.5 || share >= leastOfEach;
}

function isOneMet(met: readonly Met[]): boolean {
  return met.some(({ share }) => share >= leastOfBest);
}

/**
 * Whether a line says word for word whom a question is about, with one more word at least, and leaves open only what it asks for,
 * which stands first or last: "Maria's husband is a chef" for "what is Maria's husband's job?".
 */
function isAllButAttribute(met: readonly Met[]): boolean {
  const others = isMet(met.at(-1) ?? none) ? met.slice(1) : met.slice(0, -1);
  return others.every(isMet) && others.filter(({ share }) => share === 1).length >= 2;
}

const none: Met = { weight: 0, share: 0 };

/** Asks for a number or a time, which no word of an answer has to mean: "how often", but not "how tall". */
const measure =
  /^[¿\s]*(?:how (?:often|frequently|regularly|soon|far|long|much|many)|wie (?:oft|häufig|lange|weit|viele?)|con qué frecuencia|cada cuánto|как (?:часто|долго|далеко))(?![\p{L}])/iu;

type AskedWord = { readonly term: string; readonly weight: number; readonly meanings: readonly WordMeaning[] };

/** The words that count in a question. Where no spaces set words apart, those that have a meaning. */
function askedWords(question: string, embedder: Embedder | null, language: TextLanguage | null): AskedWord[] {
  const read = embedder?.wordMeanings;
  const isUnspaced = splitWords(question).some((word) => word.isUnspaced);
  if (isUnspaced && read !== undefined) {
    const meanings = read(question, language).filter(({ word }) => language?.common.has(word) !== true);
    if (meanings.length > 0) return meanings.map((one) => ({ term: one.word, weight: one.weight, meanings: [one] }));
  }
  return [...contentWords(question)].map(([term, word]) => {
    const meanings = read?.([word, ...baseForms(word)].join(' '), language) ?? [];
    return { term, weight: meanings[0]?.weight ?? unknownWeight, meanings };
  });
}

/** What a word without a meaning counts, such as a rare name. */
const unknownWeight = 0.8;

type SaidWords = { readonly terms: ReadonlySet<string>; readonly meanings: readonly WordMeaning[] };

/** How much of a word a text says: all of it, or as much as its word is like it that is most like it. */
function shareMet({ term, meanings }: AskedWord, said: SaidWords): number {
  if (said.terms.has(term)) return 1;
  let best = 0;
  for (const { vector, circles } of meanings) {
    for (const other of said.meanings) {
      best = Math.max(best, likeness(vector, other.vector));
      if (best < related && circles.some((circle) => other.circles.includes(circle))) best = related;
    }
  }
  return Math.max(0, (best - leastLike) / (1 - leastLike));
}

/** As search compares notes word by word (../word-likeness.ts). */
const leastLike = 0.35;
const related = 0.7;

/** `illness` for `illnesses`, `move` for `moved`: circles of related words hold base forms only. */
function baseForms(text: string): string[] {
  return (text.toLowerCase().match(/[a-z]{4,}/g) ?? []).flatMap((word) => {
    const plain = plainForm(word);
    if (plain !== word) return [plain];
    return /(?:s|ed|ing)$/.test(word) ? wordBaseForms(word) : [];
  });
}

function meaningOf(
  embedder: Embedder,
  asked: Float32Array,
  language: TextLanguage | null,
): (text: string) => Promise<number> {
  return async (text) => {
    const [vector = null] = await embedder.embed([text], { languages: [language] });
    return vector === null ? 0 : likeness(asked, vector);
  };
}
