/**
 * The words of a text in the form in which they are looked up: lower case, without accents, hyphens kept. `Kim's` is `kim`;
 * `don't`, `we'll` and their like say nothing about a subject and are left out.
 */
export function splitWords(text: string): string[] {
  const isPlain = /^[\x00-\x7f]*$/.test(text);
  const found = (isPlain ? text.toLowerCase() : foldLetters(text)).match(isPlain ? plainWord : anyWord);
  if (found === null) return [];
  return text.includes("'") || !isPlain ? found.flatMap(withoutClitic) : found;
}

const plainWord = /[a-z0-9]+(?:['-][a-z0-9]+)*/g;
const anyWord = /[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu;

export function foldLetters(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').replace(/[’ʼ]/g, "'").replace(/[‐‑]/g, '-').toLowerCase();
}

function withoutClitic(word: string): string[] {
  const at = word.lastIndexOf("'");
  if (at === -1) return [word];
  const clitic = word.slice(at + 1);
  if (clitic === 's') return [word.slice(0, at)];
  return contracted.has(clitic) ? [] : [word];
}

const contracted = new Set(['t', 'd', 'm', 're', 've', 'll']);
