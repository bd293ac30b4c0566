/** Characters that no text in any language holds in such numbers: what kind, how many, and where the first is. */
export type Garbled = { readonly kind: 'binary' | 'mojibake'; readonly count: number; readonly firstAt: number };

export function findGarbledText(text: string): Garbled | null {
  if (!/[^\t-\r\x1b -~]/.test(text)) return null;
  const binary = scan(
    text,
    /[\0-\x08\x0e-\x1a\x1c-\x1f\x7f-\x84\x86-\x9f\ufffd\ue000-\uf8ff]|[\u{f0000}-\u{10fffd}]/gu,
  );
  if (binary.count >= leastBinary && binary.count >= text.length * leastShare) return { kind: 'binary', ...binary };
  const mojibake = scan(text, misread);
  return mojibake.count >= leastMojibake ? { kind: 'mojibake', ...mojibake } : null;
}

// Icons of terminal fonts are private-use characters too, a few per file.
const leastBinary = 20;
const leastShare = 0.02;
const leastMojibake = 5;

/** UTF-8 read as Latin-1 or Windows-1252: `Ã©`, `â€™`, `ðŸ˜`, `Ð¿Ñ€`. */
const misread =
  /Ã[\x80-\xbf‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€[\x80-\xbf™œ“”˜¦¢]|ðŸ[\x80-\xbf‘’“”•–—˜™š›œž]|(?:[ÐÑ][\x80-\xbf°±µ»¾½¼º¸·²³€‚ƒ„…†‡ˆ‰Š‹Œ]){2}/g;

function scan(text: string, pattern: RegExp): { count: number; firstAt: number } {
  let count = 0;
  let firstAt = 0;
  for (const { index } of text.matchAll(pattern)) if (count++ === 0) firstAt = index;
  return { count, firstAt };
}
