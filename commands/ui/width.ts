import { withoutStyle } from './style.js';

/** Columns a text takes on a terminal; style codes take none, wide characters and emoji two. */
export function widthOf(text: string): number {
  const plain = withoutStyle(text);
  if (narrow.test(plain)) return plain.length;
  // Loading the tables of Intl takes longer than most commands, so it waits for the first text that needs them.
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  let columns = 0;
  for (const { segment } of graphemes.segment(plain)) columns += graphemeWidth(segment);
  return columns;
}

/** ASCII, Latin letters, common punctuation, arrows and lines. */
const narrow = /^[\x20-\x7e\xa1-\xac\xae-\u02ff\u2010-\u2027\u2190-\u2193\u2500-\u257f\u2713-\u2718]*$/;

export function padEnd(text: string, columns: number): string {
  return text + ' '.repeat(Math.max(0, columns - widthOf(text)));
}

export function padStart(text: string, columns: number): string {
  return ' '.repeat(Math.max(0, columns - widthOf(text))) + text;
}

let graphemes: Intl.Segmenter | undefined;
function graphemeWidth(grapheme: string): number {
  patterns ??= makePatterns();
  if (patterns.invisible.test(grapheme)) return 0;
  return patterns.emoji.test(grapheme) || patterns.wide.test(grapheme) ? 2 : 1;
}

let patterns: ReturnType<typeof makePatterns> | undefined;

function makePatterns() {
  return {
    emoji: /^(?:\p{Emoji_Presentation}|\p{Regional_Indicator}|\p{Emoji}\p{Emoji_Modifier}|.*\ufe0f)/su,
    invisible: /^[\p{Mark}\p{Control}\p{Format}\p{Default_Ignorable_Code_Point}]+$/u,
    wide: /^[\u1100-\u115f\u2e80-\u303e\u3041-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{16fe0}-\u{18aff}\u{1b000}-\u{1b2ff}\u{20000}-\u{3fffd}]/u,
  };
}
