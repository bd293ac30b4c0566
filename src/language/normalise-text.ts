/** Normalises a text: case, encoding, spaces, escapes, list markers, emphasis and a final full stop are ignored. */
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
