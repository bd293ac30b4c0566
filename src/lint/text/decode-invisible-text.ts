import { decodeBytes } from './decode-bytes.js';
import type { Invisible } from './find-invisible.js';
import { isReadable, isText } from './is-readable.js';

/** What a run of invisible characters spells: tags stand for letters, selectors for bytes, two kinds of blanks for bits. Empty when nothing. */
export function decodeInvisibleText(run: readonly Pick<Invisible, 'codePoint' | 'kind'>[]): string {
  const tags = run.filter(({ kind }) => kind === 'tag').map(({ codePoint }) => codePoint - 0xe0000);
  const letters = tags.filter((tag) => tag >= 0x20 && tag < 0x7f);
  if (letters.length > 0) return letters.map((letter) => String.fromCharCode(letter)).join('');
  if (run.length < 4) return '';
  const selectors = run.filter(({ kind }) => kind === 'selector').map(({ codePoint }) => byteOfSelector(codePoint));
  if (selectors.length >= 4) {
    const said = decodeBytes(Uint8Array.from(selectors)) ?? '';
    return isText(said) ? said : '';
  }
  return run.length < 24 ? '' : fromBits(run.map(({ codePoint }) => codePoint));
}

function byteOfSelector(codePoint: number): number {
  return codePoint >= 0xe0100 ? codePoint - 0xe0100 + 16 : codePoint - 0xfe00;
}

function fromBits(codePoints: readonly number[]): string {
  const kinds = [...new Set(codePoints)].slice(0, 4);
  for (const one of kinds) {
    for (const zero of kinds) {
      if (one === zero) continue;
      const bits = codePoints.filter((codePoint) => codePoint === one || codePoint === zero);
      const bytes = new Uint8Array(Math.floor(bits.length / 8));
      for (const [index, bit] of bits.entries()) {
        const at = index >> 3;
        if (at < bytes.length) bytes[at] = ((bytes[at] ?? 0) << 1) | (bit === one ? 1 : 0);
      }
      const said = decodeBytes(bytes);
      if (said !== null && isReadable(said)) return said;
    }
  }
  return '';
}
