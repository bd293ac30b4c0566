import { decodeInvisibleText } from './decode-invisible-text.js';
import { findInvisible } from './find-invisible.js';
import { foldsOfDrawnLetters, foldsOfMixedWords, foldsOfSpacedLetters } from './fold-disguised-letters.js';
import { foldsOfMarkedWords, foldsOfRespelledWords } from './fold-respelled-words.js';
import { codePointOfEntity } from './invisible-kinds.js';

/** A text with hidden and look-alike characters made plain, and for each of its units the offset it came from. */
export type FoldedText = { readonly text: string; readonly sources: readonly number[] };

/** What stands in place of a stretch. */
export type Fold = { readonly start: number; readonly end: number; readonly replacement: string };

/** Null when there is nothing to fold, as in honest text of any language. */
export function foldText(text: string): FoldedText | null {
  const steps = hasNothingToMix(text) ? stepsForPlainText : allSteps;
  let folded: FoldedText | null = null;
  // Each step works on what the one before made: without what was hidden in them, words show that their letters are mixed.
  for (const foldsOf of steps) {
    const folds = foldsOf(folded?.text ?? text);
    if (folds.length > 0) folded = applyFolds(folded?.text ?? text, folds, folded?.sources ?? null);
  }
  return folded === null || folded.text === text ? null : folded;
}

/** Plain text, and letters and marks of Western languages among which nothing hides; an entity beside them could. */
function hasNothingToMix(text: string): boolean {
  return !beyondPlain.test(text) || !(beyondWestern.test(text) || text.includes('&'));
}

const beyondPlain = /[^\t\n\r -~]/;
const beyondWestern = /[^\t\n -~\u00a1-\u00ac\u00ae-\u024f\u2010-\u2027\u2190-\u21ff]/;

const stepsForPlainText = [foldsOfEntities, foldsOfMarkedWords, foldsOfSpacedLetters, foldsOfRespelledWords];
const allSteps = [
  foldsOfHidden,
  foldsOfEntities,
  foldsOfDrawnLetters,
  foldsOfMixedWords,
  ...stepsForPlainText.slice(1),
];

/** Hidden characters go; those that spell something in secret say it. */
function foldsOfHidden(text: string): Fold[] {
  const folds: Fold[] = [];
  const marks = findInvisible(text);
  for (let from = 0; from < marks.length; ) {
    let to = from + 1;
    while (to < marks.length && marks[to]?.start === marks[to - 1]?.end) to++;
    const run = marks.slice(from, to);
    const start = run[0]?.start ?? 0;
    const end = run.at(-1)?.end ?? start;
    const said = decodeInvisibleText(run);
    const isBreak = run.some(({ codePoint }) => lineBreaks.has(codePoint));
    folds.push({ start, end, replacement: said === '' ? (isBreak ? '\n' : '') : ` ${said} ` });
    from = to;
  }
  return folds;
}

const lineBreaks = new Set([0x0b, 0x0c, 0x0d, 0x85, 0x2028, 0x2029]);

/** Letters written as entities inside words, and entities that nobody sees. */
function foldsOfEntities(text: string): Fold[] {
  if (!text.includes('&')) return [];
  const folds: Fold[] = findInvisible(text).map(({ start, end }) => ({ start, end, replacement: '' }));
  if (!text.includes('&#')) return folds;
  const hidden = new Set(folds.map(({ start }) => start));
  for (const { 0: entity, index } of text.matchAll(/&#(?:\d{2,3}|[xX][\da-fA-F]{2});/g)) {
    const letter = String.fromCodePoint(codePointOfEntity(entity) ?? 0);
    if (/[\w ]/.test(letter) && !hidden.has(index))
      folds.push({ start: index, end: index + entity.length, replacement: letter });
  }
  return folds.sort((one, other) => one.start - other.start);
}

/** Keeps the way back: a replacement of the same length counts on, any other stands for its first place. */
function applyFolds(text: string, folds: readonly Fold[], before: readonly number[] | null): FoldedText {
  const parts: string[] = [];
  const sources: number[] = [];
  const source = (offset: number) => (before === null ? offset : (before[offset] ?? 0));
  let done = 0;
  for (const { start, end, replacement } of folds) {
    if (start < done) continue;
    for (let at = done; at < start; at++) sources.push(source(at));
    const isSameLength = replacement.length === end - start;
    for (let at = 0; at < replacement.length; at++) sources.push(source(isSameLength ? start + at : start));
    parts.push(text.slice(done, start), replacement);
    done = end;
  }
  for (let at = done; at < text.length; at++) sources.push(source(at));
  parts.push(text.slice(done));
  return { text: parts.join(''), sources };
}
