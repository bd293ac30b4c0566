import { lazyValue } from '../../workspace/lazy-value.js';
import { withoutAccents } from '../words/stem.js';
import { german } from './german.js';
import { type GlossTable, readStems, type Stems } from './gloss-table.js';
import { russian } from './russian.js';
import { spanish } from './spanish.js';
import { unspacedGloss } from './unspaced-gloss.js';

/**
 * The English words for an everyday word of a language that has no vectors of its own. Letters that several languages share don't
 * tell which one it is, so those words are known only where the language of their text is.
 */
export function glossesOf(word: string, language: string | null = null): readonly string[] {
  const unspaced = unspacedGloss(word);
  if (unspaced !== null) return [unspaced];
  const code = languageOfWord(word, language);
  const table = code === null ? undefined : tables[code];
  if (code === null || table === undefined) return [];
  return table.find(foldWord(word), stemsOf(code, table).byStem);
}

/** The one that says what it is, in a word of several parts the last, or null. */
export function glossOf(word: string, language: string | null = null): string | null {
  return glossesOf(word, language).at(-1) ?? null;
}

/** How words begin that mean the same as this one, without accents: `машиной` → `машин`, `автомобил` and others. */
export function likeStems(word: string, language: string | null = null): readonly string[] {
  const gloss = glossOf(word, language);
  const code = languageOfWord(word, language);
  const table = code === null ? undefined : tables[code];
  if (gloss === null || code === null || table === undefined) return [];
  return stemsOf(code, table).byGloss.get(gloss) ?? [];
}

/** Whether the words of a text are understood by what they mean in English. */
export function borrowsMeaning(text: string, language: string | null): boolean {
  return hasLatinGlosses(language) || otherScripts.test(text);
}

const otherScripts = /[\u0400-\u04ff\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3\uff66-\uff9f]/;

/** Whether words in Latin letters have glosses in this language. */
export function hasLatinGlosses(language: string | null): language is string {
  return language !== null && latin.has(language);
}

const tables: Readonly<Record<string, GlossTable>> = { de: german, es: spanish, ru: russian };
const latin: ReadonlySet<string> = new Set(['de', 'es']);

function languageOfWord(word: string, language: string | null): string | null {
  const first = word.charCodeAt(0);
  if (first < 0x250) return hasLatinGlosses(language) ? language : null;
  return cyrillic().test(word) ? 'ru' : null;
}

const cyrillic = lazyValue(() => /^[\p{Script=Cyrillic}\p{M}]+$/u);

const known = new Map<string, Stems>();

/** Read at their first use, because most workspaces need one language or none. */
function stemsOf(code: string, table: GlossTable): Stems {
  let stems = known.get(code);
  if (stems === undefined) {
    stems = readStems(table.lines, foldWord);
    known.set(code, stems);
  }
  return stems;
}

function foldWord(word: string): string {
  return withoutAccents(word.toLowerCase()).replaceAll('ß', 'ss');
}
