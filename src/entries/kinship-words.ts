/** What people are to each other, by language, as alternatives of a pattern. */
export const kinWords = {
  english:
    'sister|brother|mother|father|mum|mom|dad|wife|husband|partner|girlfriend|boyfriend|fiancée?|daughter|son|aunt|uncle|cousin|niece|nephew|grandmother|grandfather|grandma|grandpa|boss|manager|colleague|assistant|friend|neighbour|neighbor|flatmate|roommate|doctor|dentist|teacher|lawyer|gardener|cleaner',
  german:
    'schwester|bruder|mutter|vater|frau|mann|tochter|sohn|tante|onkel|cousine|cousin|oma|opa|chefin|chef|kollegin|kollege|freundin|freund|nachbarin|nachbar|ärztin|arzt|lehrerin|lehrer',
  spanish:
    'hermana|hermano|madre|padre|mujer|esposa|marido|hija|hijo|tía|tío|prima|primo|abuela|abuelo|jefa|jefe|amiga|amigo|vecina|vecino|suegra|suegro|sobrina|sobrino',
  portuguese:
    'irmã|irmão|mãe|pai|mulher|esposa|marido|filha|filho|tia|tio|prima|primo|avó|avô|chefe|amiga|amigo|vizinha|vizinho',
  french:
    'sœur|soeur|frère|mère|père|femme|mari|fille|fils|tante|oncle|cousine|cousin|collègue|amie|ami|voisine|voisin',
  italian: 'sorella|fratello|madre|padre|moglie|marito|figlia|figlio|zia|zio|cugina|cugino|amica|amico|vicina|vicino',
} as const;

const owners = {
  english: 'my|our',
  german: 'mein|meine|meiner|meinem|meinen|unser|unsere|unserer|unserem|unseren',
  spanish: 'mi|nuestra|nuestro',
  portuguese: '(?:a |o )?(?:minha|meu|nossa|nosso)',
  french: 'ma|mon|notre',
  italian: '(?:la |il )?(?:mia|mio|nostra|nostro)',
} as const;

/** `my sister`, `our younger daughter`, `meine Schwester`: somebody called by what they are to the owner. */
export const ownKin = Object.entries(owners)
  .map(([language, owner]) => `(?:${owner}) (?:\\p{L}+ )?(?:${kinWords[language as keyof typeof kinWords]})`)
  .join('|');

let pattern: RegExp | null = null;

/** A sentence that calls people by their names alone: `Meera lives in Goa` for `My sister Meera lives in Goa`. */
export function withoutKinship(sentence: string): string {
  if (!owned.test(sentence)) return sentence;
  pattern ??= new RegExp(`(?<![\\p{L}])(?:${ownKin}),? (?=(\\p{L}))`, 'giu');
  return sentence.replace(pattern, (words: string, next: string) => (next === next.toLowerCase() ? words : ''));
}

const owned = /(?<![\p{L}])(?:my|our|mein|unser|mi|nuestr|minha|meu|noss|ma|mon|notre|mia|mio)/iu;
