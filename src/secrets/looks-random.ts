/** Whether a value looks random: not a combination of words, names, dates or numbers with units. */
export function looksRandom(value: string): boolean {
  const kinds = [/[a-z]/, /[A-Z]/, /\d/].filter((kind) => kind.test(value)).length;
  return kinds >= 2 && !isWordy(value) && bitsPerCharacter(value) >= 2.5;
}

/** `key-insight-2026`, `config.apiKey`, `base64-encoded`, `RotateEvery90Days`: several pieces, all of them readable. */
export function isWordy(value: string): boolean {
  const pieces = value.split(/[^\p{L}\p{N}]+|(?<=\p{Ll})(?=\p{Lu})/u).filter((piece) => piece !== '');
  const words = pieces.filter((piece) => /^\p{L}{3}/u.test(piece));
  return pieces.length > 1 && words.length > 0 && pieces.length <= 3 * words.length && pieces.every(isReadable);
}

function isReadable(piece: string): boolean {
  const letters = /^(?:\d{1,4}|(\p{L}{1,20})\d{0,3}|\d{1,3}(\p{L}{1,10}))$/u.exec(piece);
  if (letters === null) return false;
  const word = letters[1] ?? letters[2] ?? '';
  if (word.length <= 3) return true;
  if (!/^(?:\p{Lu}{0,3}\p{Ll}+|\p{Lu}+)$/u.test(word)) return false;
  return /[aeiouyäöüáéíóúàèòâêôåøœæаеёиоуыэюяіїє]/iu.test(word) && !/[bcdfghjklmnpqrstvwxz]{6}/i.test(word);
}

/** Shannon's entropy of the characters. */
export function bitsPerCharacter(value: string): number {
  const counts = new Map<string, number>();
  for (const character of value) counts.set(character, (counts.get(character) ?? 0) + 1);
  const total = [...value].length;
  let bits = 0;
  for (const count of counts.values()) bits -= (count / total) * Math.log2(count / total);
  return bits;
}
