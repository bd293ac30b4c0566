/** Two people, of whom one is said to be somebody's: `Robin's sister Ana`. */
export type Kinship = { readonly person: string; readonly of: string };

const word = '\\p{Lu}[\\p{L}\\p{M}-]+';
const name = `${word}(?: ${word}){0,2}`;
const english =
  'sister|brother|mother|father|mum|mom|dad|wife|husband|partner|daughter|son|aunt|uncle|cousin|niece|nephew|grandmother|grandfather|boss|manager|colleague|assistant|friend|neighbour|neighbor|flatmate|doctor|dentist|teacher|lawyer';
const german =
  'Schwester|Bruder|Mutter|Vater|Frau|Mann|Tochter|Sohn|Tante|Onkel|Cousine|Cousin|Oma|Opa|Chefin|Chef|Kollegin|Kollege|Freundin|Freund|Nachbarin|Nachbar|Ärztin|Arzt|Lehrerin|Lehrer';
const patterns = [
  new RegExp(`(?<![\\p{L}])(?<of>${name})'s (?:\\p{Ll}+ ){0,2}(?:${english}),? (?<person>${name})(?![\\p{L}])`, 'u'),
  new RegExp(`(?<![\\p{L}])(?<of>${word}?)s (?:${german}) (?<person>${name})(?![\\p{L}])`, 'u'),
];

/** Finds the first such pair. What the sentence goes on to say is about `person`. */
export function findKinship(text: string): Kinship | null {
  for (const pattern of patterns) {
    const { of, person } = pattern.exec(text)?.groups ?? {};
    if (of !== undefined && person !== undefined) return { of, person };
  }
  return null;
}
