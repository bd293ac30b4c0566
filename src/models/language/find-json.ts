/** The JSON document that a text is, or the first whole object in it, in a fence or after prose; null where there is none. */
export function findJson(text: string): { readonly value: unknown } | null {
  const whole = parse(text);
  if (whole !== null) return whole;
  let tries = 0;
  for (let start = nextOpening(text, 0); start !== -1 && tries < mostTries; tries++) {
    const end = closingOf(text, start);
    const found = end === -1 ? null : parse(text.slice(start, end + 1));
    if (found !== null) return found;
    start = nextOpening(text, end === -1 ? start + 1 : end + 1);
  }
  return null;
}

/** Prose with more brackets than this holds no answer, and each try reads on to the end. */
const mostTries = 100;

function parse(text: string): { value: unknown } | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? { value } : null;
  } catch {
    // Not JSON: that is what was asked.
    return null;
  }
}

function nextOpening(text: string, from: number): number {
  // A list in prose is a footnote: [1].
  return text.indexOf('{', from);
}

/** Where the bracket at `start` is closed, brackets inside of strings left aside; -1 if it never is. */
function closingOf(text: string, start: number): number {
  let depth = 0;
  let isInString = false;
  for (let at = start; at < text.length; at++) {
    const sign = text[at];
    if (isInString) {
      if (sign === '\\') at++;
      else if (sign === '"') isInString = false;
    } else if (sign === '"') isInString = true;
    else if (sign === '{' || sign === '[') depth++;
    else if (sign === '}' || sign === ']') {
      depth--;
      if (depth === 0) return at;
    }
  }
  return -1;
}
