/** A question with one slip of the fingers in one of its longer words, the same for the same question. */
export function withTypo(question: string, seed: number): string {
  const random = generator(seed);
  const words = [...question.matchAll(/\p{L}{4,}/gu)].filter(
    ([word]) => !/^(?:what|when|where|which|does|have|with|from|that|this|they|their|did)$/i.test(word),
  );
  const word = words[Math.floor(random() * words.length)];
  if (word === undefined) return question;
  const letters = [...word[0]];
  const at = Math.floor(random() * (letters.length - 1));
  const other = letters[Math.floor(random() * letters.length)] ?? 'e';
  const kind = Math.floor(random() * 4);
  if (kind === 0) letters.splice(at, 1);
  else if (kind === 1) letters.splice(at, 0, other);
  else if (kind === 2) letters.splice(at, 1, other === letters[at] ? 'x' : other);
  else letters.splice(at, 2, letters[at + 1] ?? '', letters[at] ?? '');
  return question.slice(0, word.index) + letters.join('') + question.slice(word.index + word[0].length);
}

/** Numbers from 0 to 1 that are the same in every run. */
export function generator(seed: number): () => number {
  let state = (seed * 2_654_435_761) >>> 0;
  return () => {
    state = (Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x9e3779b9) >>> 0;
    return ((state ^ (state >>> 13)) >>> 0) / 2 ** 32;
  };
}
