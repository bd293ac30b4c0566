import personTitles from '../../../data/language/person-titles.json' with { type: 'json' };

/** What stands before the names of people, as alternatives of a pattern. */
export const titleWords = personTitles.titles.join('|');

const titled = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${personTitles.besideSmallLetters.map(caseOpen).join('|')}) (?:(?:Dr|Prof)\\. )?(?:von |van |de )?\\p{Lu}[\\p{L}\\p{M}-]+(?![\\p{L}])`,
  'gu',
);

/** People with a title, where capital letters alone tell no names: in German, and where the title has a small letter. */
export function titledNames(text: string): string[] {
  return [...text.matchAll(titled)].map(([name]) => name);
}

/** With a small or a capital letter in front. */
function caseOpen(title: string): string {
  return title.replace(/^\p{L}/u, (letter) => `[${letter}${letter.toUpperCase()}]`);
}
