/** Stretches of a text in quotation marks or code spans, without the marks. Each kind of mark is followed on its own. */
export function quotedRanges(text: string): (readonly [start: number, end: number])[] {
  const ranges: (readonly [number, number])[] = [];
  const isPlain = !beyondPlain.test(text);
  for (const [open, close] of isPlain ? plainPairs : pairs) {
    if (isTurnedRound(text, open, close)) continue;
    for (let at = text.indexOf(open); at !== -1; ) {
      const end = text.indexOf(close, at + 1);
      if (end === -1) break;
      if (end - at <= longestQuote) ranges.push([at + 1, end]);
      at = text.indexOf(open, end + 1);
    }
  }
  if (!mayQuoteSingly(text)) return ranges;
  for (const { index, 0: quoted } of text.matchAll(/(?<![\p{L}\p{N}])['‘][^'’‘]{2,200}['’](?![\p{L}\p{N}])/gu)) {
    ranges.push([index + 1, index + quoted.length - 1]);
  }
  return ranges;
}

/** Whether a single quotation mark stands where one may open. Most are apostrophes, and the pattern takes long to compile. */
function mayQuoteSingly(text: string): boolean {
  for (let at = text.indexOf("'"); at !== -1; at = text.indexOf("'", at + 1)) {
    if (at === 0 || !isPlainLetter(text.charCodeAt(at - 1))) return true;
  }
  return text.includes('‘');
}

function isPlainLetter(unit: number): boolean {
  return (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90) || (unit >= 48 && unit <= 57);
}

/** «So» or »so«: whichever mark comes first opens, else all that stands between two quotations would count as one. */
function isTurnedRound(text: string, open: string, close: string): boolean {
  if (open !== '«' && open !== '»') return false;
  const closed = text.indexOf(close);
  return closed !== -1 && closed < text.indexOf(open);
}

/** What is longer between two marks is no quotation. */
export const longestQuote = 600;

/** All but two kinds of marks lie there. */
const beyondPlain = /[\u00ab\u00bb\u201c-\u201f\u3000-\u303f]/;

const plainPairs = [
  ['"', '"'],
  ['`', '`'],
] as const;

const pairs = [
  ['"', '"'],
  ['“', '”'],
  ['„', '“'],
  ['«', '»'],
  ['»', '«'],
  ['「', '」'],
  ['『', '』'],
  ['《', '》'],
  ['`', '`'],
] as const;
