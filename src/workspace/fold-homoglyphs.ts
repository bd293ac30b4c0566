const lookAlikes: Readonly<Record<string, string>> = {
  ...{ а: 'a', с: 'c', е: 'e', і: 'i', о: 'o', р: 'p', ѕ: 's', у: 'y' },
  ...{ ο: 'o', ρ: 'p', ι: 'i' },
};

/** The text with look-alike characters replaced by what they look like, and invisible ones removed. */
export function foldHomoglyphs(text: string): string {
  if (/^[\x00-\x7f]*$/.test(text)) return text;
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[асеіорѕуορι]/g, (letter) => lookAlikes[letter] ?? letter);
}
