/** The glosses of a language. */
export type GlossTable = {
  /** One meaning a line: the English word, then how words begin that mean about the same. */
  readonly lines: readonly string[];
  /** The glosses of a word without accents. `byStem` knows the English word by how words begin. */
  find(word: string, byStem: ReadonlyMap<string, string>): readonly string[];
};

export type Stems = {
  readonly byStem: ReadonlyMap<string, string>;
  readonly byGloss: ReadonlyMap<string, readonly string[]>;
};

export function readStems(lines: readonly string[], fold: (word: string) => string): Stems {
  const byGloss = new Map<string, readonly string[]>();
  const byStem = new Map<string, string>();
  for (const line of lines) {
    const [gloss = '', ...words] = line.split(' ');
    const folded = words.map(fold);
    byGloss.set(gloss, folded);
    for (const stem of folded) byStem.set(stem, gloss);
  }
  return { byStem, byGloss };
}

export type Endings = { readonly pattern: RegExp; readonly longest: number };

const shortestStem = 3;

/** The English word for the longest beginning of a word that leaves nothing but an ending. */
export function findByStem(
  word: string,
  byStem: ReadonlyMap<string, string>,
  { pattern, longest, shortest = shortestStem }: Endings & { readonly shortest?: number },
): string | null {
  for (let size = word.length; size >= Math.max(shortest, word.length - longest); size--) {
    const gloss = byStem.get(word.slice(0, size));
    if (gloss !== undefined && pattern.test(word.slice(size))) return gloss;
  }
  return null;
}
