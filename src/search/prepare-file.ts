import type { Entry, EpisodeType, Store } from '../entries/entry.js';
import type { Entity } from '../entries/graph/entity.js';
import { unescapeText } from '../entries/read/unescape-text.js';
import { tellsTime } from '../language/dates/asks-when.js';
import { spellDay } from '../language/dates/named-dates.js';
import { endTerms, isCompounding } from '../language/words/compounds.js';
import { detectLanguage, languageOfWords } from '../language/words/detect-language.js';
import { pushTerms } from '../language/words/index-terms.js';
import { languages } from '../language/words/languages.js';
import { textsOf, type WordTexts, wordTexts } from '../language/words/split-words.js';
import { lazyValue } from '../workspace/lazy-value.js';
import { type Chunk, chunkEntries } from './chunk.js';
import { type ChunkFacts, dayFact, mark } from './chunk-facts.js';
import { isShortAnswer, isShortQuestion, readTurns, speaksOfOther, speaksOfSelf, type Turn } from './dialogue.js';
import { headingMark } from './read-dated.js';

/** A file as it goes into the index. */
export type PreparedFile = {
  readonly path: string;
  readonly store: Store;
  readonly chunks: readonly PreparedChunk[];
  readonly parsed: ParsedFile;
};

/** What a file says, stored so that it need not be parsed again. */
export type ParsedFile = { readonly entries: readonly Entry[]; readonly entity: Entity | null };

export type PreparedChunk = {
  readonly entry: string;
  readonly startLine: number;
  readonly endLine: number;
  readonly heading: string;
  readonly text: string;
  readonly time: string | null;
  readonly type: EpisodeType | null;
  readonly isSuperseded: boolean;
  readonly audience: readonly string[];
  readonly speaker: string | null;
  readonly facts: ChunkFacts;
  /** What it is found by. */
  readonly terms: readonly string[];
};

export function prepareFile(
  path: string,
  store: Store,
  { parsed, text }: { parsed: ParsedFile; text: string },
): PreparedFile {
  const chunks = chunkEntries(parsed.entries, text);
  const words = chunks.map((chunk) => wordTexts(chunk.text));
  const surroundings = surroundingsOf(chunks, words);
  const prepared = chunks.map((chunk, place): PreparedChunk => {
    const around = surroundings(chunk);
    const turn = turnOfChunk(chunk, around.turns.get(chunk.entry) ?? null);
    const said = words[place] ?? noWords;
    const language = languageOfWords(said) ?? around.language();
    const terms = termsOfChunk(chunk, said, language);
    return {
      entry: chunk.entry.id,
      startLine: chunk.startLine,
      endLine: chunk.endLine,
      heading: chunk.entry.trail.join(headingMark),
      text: chunk.text,
      time: chunk.entry.time,
      type: chunk.entry.about.type,
      isSuperseded: chunk.entry.isSuperseded,
      audience: chunk.entry.audience,
      speaker: turn?.speaker ?? null,
      facts: {
        length: terms.length,
        language: languages.findIndex(({ code }) => code === language),
        day: dayFact(chunk.entry.day),
        marks: marksOf(chunk, turn),
        ofOther: turn === null ? 0 : Math.round(speaksOfOther(turn.said) * 1_000),
      },
      terms: withPartTerms(terms, chunk.text, language),
    };
  });
  return { path, store, chunks: prepared, parsed };
}

type Surroundings = { readonly turns: ReadonlyMap<Entry, Turn | null>; language(): string };

/** What the file is like as far as everybody who may find the chunk sees it, so that the rest doesn't show in how it is indexed. */
function surroundingsOf(chunks: readonly Chunk[], wordsOf: readonly WordTexts[]): (chunk: Chunk) => Surroundings {
  const known = new Map<string, Surroundings>();
  return ({ entry: { audience } }) => {
    const key = audience.join('\n');
    let around = known.get(key);
    if (around === undefined) {
      const isSeen = ({ entry }: Chunk) =>
        entry.audience === audience || audience.every((name) => entry.audience.includes(name));
      const seen = [...new Set(chunks.filter(isSeen).map(({ entry }) => entry))];
      const turns = readTurns(seen);
      let language: string | undefined;
      around = {
        turns: new Map(seen.map((entry, place) => [entry, turns[place] ?? null])),
        // Most chunks tell their language themselves.
        language() {
          language ??= languageOf(chunks.flatMap((chunk, place) => (isSeen(chunk) ? [wordsOf[place] ?? noWords] : [])));
          return language;
        },
      };
      known.set(key, around);
    }
    return around;
  };
}

/** All chunks of a message are said by its speaker; only the first begins with the name. */
function turnOfChunk({ entry, text }: Chunk, turn: Turn | null): Turn | null {
  if (turn === null) return null;
  const label = unescapeText(entry.text.slice(0, entry.text.length - turn.said.length));
  return { ...turn, said: text.startsWith(label) ? text.slice(label.length) : text };
}

const noWords: WordTexts = { plain: [] };

function languageOf(chunks: readonly WordTexts[]): string {
  return detectLanguage(chunks.slice(0, 40).flatMap(textsOf)) ?? 'en';
}

/** The words of the text, of the headings it stands under, of its tags, and its day spelled out. */
function termsOfChunk({ entry }: Chunk, said: WordTexts, language: string): string[] {
  const terms: string[] = [];
  pushTerms(terms, said, language);
  const headings = entry.trail.filter((heading) => !/^\W*\d{4}-\d{2}-\d{2}\b/.test(heading));
  pushTerms(terms, wordTexts([...headings, ...entry.about.tags].join(' ')), language);
  if (entry.day !== null) for (const word of spellDay(entry.day)) terms.push(word);
  return terms;
}

/** Also single Han characters, which are words though they are indexed in pairs, and the ends of compounds. */
function withPartTerms(terms: readonly string[], text: string, language: string): readonly string[] {
  const characters = /[^\x00-\x7f]/.test(text) ? (text.match(ideograph()) ?? []) : [];
  const ends = isCompounding(language) ? terms.flatMap((term) => endTerms(term, language)) : [];
  return characters.length + ends.length === 0 ? terms : [...characters, ...terms, ...ends];
}

const ideograph = lazyValue(() => /\p{Script=Han}/gu);

function marksOf({ text }: Chunk, turn: Turn | null): number {
  const said = turn?.said ?? text;
  return (
    (turn === null ? 0 : mark.isTurn) |
    (turn === null || speaksOfSelf(said) ? mark.ofSelf : 0) |
    (tellsTime(said) ? mark.tellsTime : 0) |
    (isShortQuestion(said) ? mark.isQuestion : 0) |
    (isShortAnswer(said) ? mark.isShort : 0)
  );
}
