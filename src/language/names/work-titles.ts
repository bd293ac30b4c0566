/** Titles of two words with "and" between them, of which neither stands alone: "Tide and Thread", but not two people. */
export function findTitles(texts: readonly string[]): ReadonlySet<string> {
  const found = new Map<string, number>();
  for (const text of texts) for (const title of new Set(pairs(text))) found.set(title, (found.get(title) ?? 0) + 1);
  return new Set(
    [...found].filter(([title, count]) => count >= fewestTexts && isWhole(title, texts)).map(([title]) => title),
  );
}

export function titlesIn(text: string, titles: ReadonlySet<string>): string[] {
  return pairs(text).filter((title) => titles.has(title));
}

const fewestTexts = 2;

function pairs(text: string): string[] {
  return [...text.matchAll(/(?<![\p{L}])\p{Lu}\p{Ll}+ and \p{Lu}\p{Ll}+(?![\p{L}])/gu)].map(([title]) => title);
}

function isWhole(title: string, texts: readonly string[]): boolean {
  const parts = title.split(' and ').map((part) => new RegExp(`(?<![\\p{L}])${part}(?![\\p{L}])`, 'u'));
  return texts.every((text) => text.includes(title) || !parts.some((part) => part.test(text)));
}
