type Target = { readonly text: string; readonly start: number; readonly end: number };

const longest = 2_000;
const deepest = 8;

/**
 * The target that begins at a place and ends before white space, a closing parenthesis too many or one of `ends`. What stands
 * in braces or angle brackets belongs to it even with spaces: `https://host/?d={{ all memories }}`. Null when there is none.
 */
export function readLinkTarget(text: string, from: number, ends: string): Target | null {
  let start = from;
  while (text[start] === ' ' || text[start] === '\t') if (++start - from > 20) return null;
  if (text[start] === '<' && ends !== '>') {
    const close = closing(text, start, '>');
    return close === -1 ? null : { text: text.slice(start + 1, close), start: start + 1, end: close };
  }
  let depth = 0;
  let at = start;
  for (; at < text.length; at++) {
    const sign = text[at] ?? '';
    if (at - start > longest || depth > deepest) break;
    if (sign <= ' ' || sign === '\u00a0' || sign === '\u3000') {
      const rest = ends === ')' ? spacedPath(text, at) : 0;
      if (rest === 0) break;
      at += rest - 1;
    } else if (sign === ')' && depth === 0 && ends === ')') break;
    else if (sign !== ')' && ends.includes(sign)) break;
    else if (sign === '(') depth++;
    else if (sign === ')') {
      if (depth === 0) break;
      depth--;
    } else if (pairs.has(sign)) {
      const close = closing(text, at, pairs.get(sign) ?? '');
      if (close !== -1 && close - at <= 80) at = close;
      else if (sign === '<') break;
    }
  }
  return at === start ? null : { text: text.slice(start, at), start, end: at };
}

const pairs: ReadonlyMap<string, string> = new Map([
  ['{', '}'],
  ['<', '>'],
  ['[', ']'],
]);

function closing(text: string, open: number, sign: string): number {
  const close = text.slice(open + 1, open + 501).search(sign === '>' ? /[>\n]/ : sign === '}' ? /[}\n]/ : /[\]\n]/);
  return close === -1 || text[open + 1 + close] === '\n' ? -1 : open + 1 + close;
}

/** `[notes](my notes.md)`: how many characters more a path goes on. A title in quotes is no part of it. */
function spacedPath(text: string, at: number): number {
  return /^ [^\s"'()][^\n"'()]{0,200}(?=\))/.exec(text.slice(at, at + 210))?.[0].length ?? 0;
}
