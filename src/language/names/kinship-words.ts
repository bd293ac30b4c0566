import { plainOrAny } from '../lazy-pattern.js';

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
  english: { article: '', words: ['my', 'our'] },
  german: {
    article: '',
    words: ['mein', 'meine', 'meiner', 'meinem', 'meinen', 'unser', 'unsere', 'unserer', 'unserem', 'unseren'],
  },
  spanish: { article: '', words: ['mi', 'nuestra', 'nuestro'] },
  portuguese: { article: '(?:a |o )?', words: ['minha', 'meu', 'nossa', 'nosso'] },
  french: { article: '', words: ['ma', 'mon', 'notre'] },
  italian: { article: '(?:la |il )?', words: ['mia', 'mio', 'nostra', 'nostro'] },
} as const;

/** One for each language, because a pattern for all of them takes longer to compile than a search takes. */
const kin = Object.entries(owners).map(([language, { article, words }]) => {
  const source = `${article}(?:${words.join('|')}) (?:[\\p{L}]+ )?(?:${kinWords[language as keyof typeof kinWords]})`;
  const named = plainOrAny(`(?<![\\p{L}])(?:${source}),? (?=([\\p{L}]))`, 'gi');
  return { cues: words.map((word) => `${word} `), source, named };
});

/** `my sister`, `our younger daughter`, `meine Schwester`: somebody called by what they are to the owner. */
export const ownKin = kin.map(({ source }) => source).join('|');

/** A sentence that calls people by their names alone: `Meera lives in Goa` for `My sister Meera lives in Goa`. */
export function withoutKinship(sentence: string): string {
  const lower = sentence.toLowerCase();
  let rest = sentence;
  for (const { cues, named } of kin)
    if (cues.some((cue) => lower.includes(cue))) rest = rest.replace(named(rest), withoutRelation);
  return rest;
}

function withoutRelation(words: string, next: string): string {
  return next === next.toLowerCase() ? words : '';
}
