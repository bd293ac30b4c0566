/**
 * Splits text where the encoding splits it before merging: no token crosses the edge of a piece. Joining the pieces gives the text back,
 * and splitting from the edge of a piece gives the same pieces as splitting the whole.
 */
export function splitPieces(text: string): readonly string[] {
  if (plainText.test(text)) return text.match(plainPieces) ?? [];
  anyPieces ??= new RegExp(pattern(unicodeClasses), 'gu');
  return text.match(anyPieces) ?? [];
}

/** ASCII and the common characters that are neither letters, digits, marks nor pairs of code units. */
const plainText =
  /^[\x00-\x7f\xa7\xa9\xab\xae\xb0\xb1\xb7\xbb\xd7\u2010-\u2027\u2030-\u205e\u20ac\u2190-\u22ff\u2500-\u2775]*$/;

type Classes = { readonly upper: string; readonly lower: string; readonly letter: string; readonly digit: string };

/** The rule of o200k_base: words with one character before them, up to three digits, punctuation with line breaks, white space. */
function pattern({ upper, lower, letter, digit }: Classes): string {
  const lead = `[^\\r\\n${letter}${digit}]?`;
  const ending = "(?:'(?:[sS]|[dD]|[mM]|[tT]|[lL][lL]|[vV][eE]|[rR][eE]))?";
  return [
    `${lead}[${upper}]*[${lower}]+${ending}`,
    `${lead}[${upper}]+[${lower}]*${ending}`,
    `[${digit}]{1,3}`,
    ` ?[^\\s${letter}${digit}]+[\\r\\n/]*`,
    '\\s*[\\r\\n]+',
    '\\s+(?!\\S)',
    '\\s+',
  ].join('|');
}

const plainPieces = new RegExp(pattern({ upper: 'A-Z', lower: 'a-z', letter: 'A-Za-z', digit: '0-9' }), 'g');

const unicodeClasses: Classes = {
  upper: '\\p{Lu}\\p{Lt}\\p{Lm}\\p{Lo}\\p{M}',
  lower: '\\p{Ll}\\p{Lm}\\p{Lo}\\p{M}',
  letter: '\\p{L}',
  digit: '\\p{N}',
};

/** Compiled on demand, because that takes longer than splitting a plain text. */
let anyPieces: RegExp | null = null;
