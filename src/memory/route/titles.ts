/** Titles before the names of people, as alternatives of a pattern. */
export const titleWords =
  'frau|herrn?|dr\\.?|prof\\.?|mr\\.?|mrs\\.?|ms\\.?|mx\\.?|professor(?:in|a|e|essa)?|doktor|doctora?|profesora?|docteur|professeure?|dottor(?:e|essa)?|señora?|sra?\\.?|don|doña|madame|monsieur|mme|signora?|senhora?|dona|onkel|tante|oma|opa|uncle|aunt|auntie|grandma|grandpa|granny|tío|tía|abuela|abuelo|tonton|tata|nonna|nonno|zia|zio|avó|avô|профессор|доктор|господин|госпожа|тётя|дядя|бабушка|дедушка';

const titled = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${caseOpen('frau|herrn?|dr\\.|prof\\.|professor(?:in)?|doktor|oma|opa|tante|onkel|профессор|доктор|господин|госпожа|тётя|дядя|бабушка|дедушка')}) (?:(?:Dr|Prof)\\. )?(?:von |van |de )?\\p{Lu}[\\p{L}\\p{M}-]+(?![\\p{L}])`,
  'gu',
);

/** Finds people by title where capital letters don't mark names: in German, and where the title has a small letter. */
export function titledNames(text: string): string[] {
  return [...text.matchAll(titled)].map(([name]) => name);
}

/** With a small or a capital letter in front. */
function caseOpen(words: string): string {
  return words.replace(/(?<=^|\|)\p{L}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`);
}
