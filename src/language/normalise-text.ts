/** The same words in other clothes: case, encoding, spaces, escapes, list marks, emphasis and a final full stop don't count. */
export function normaliseText(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replaceAll('&lt;', '<')
    .replace(/[*_`~"“”„«»‚‘’']/g, '')
    .replace(/^\s*(?:[-+>#]+|\d{1,9}[.)])\s+/gm, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[.!。！…]+$/u, '')
    .trim();
}
