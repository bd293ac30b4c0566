import { type TextPattern, textPattern } from '../text-pattern.js';
import { givenNames } from './given-names.js';
import { nameKey } from './name-key.js';
import { titleWords } from './person-titles.js';
import { placeNames } from './place-names.js';
import { roleWords } from './role-words.js';

/** The type of an entity, from its name and the words around it. */
export function typeOfName(name: string, text: string): string {
  if (/^(?:project|projekt|proyecto|projet|projeto|progetto|проект)\s/i.test(name)) return 'project';
  // `wifi at the café` is a wifi, not a café.
  const head = name.split(/ (?:at|in|on|near|im|am|en|em|dans) (?=\p{Ll})/u, 1)[0] ?? name;
  if (organisation.test(head) || isBeside(text, name, { after: organisationNouns })) return 'organisation';
  if (titles.test(name)) return 'person';
  if (placeWords.test(head)) return 'place';
  const called = typeOfNoun(text, name);
  if (called !== null) return called;
  if (isBeside(text, name, { before: places })) return 'place';
  if (isBeside(text, name, { before: employers }) || isBeside(text, name, { before: suppliers })) return 'organisation';
  if (isBeside(text, name, { before: tools })) return 'tool';
  if (isPlaceName(name) && (!isPersonName(name) || isBeside(text, name, { before: within }))) return 'place';
  const fellow = namedBefore(text, name);
  if (fellow !== null) return fellow;
  if (isPersonName(name)) return 'person';
  if (isBeside(text, name, { after: personVerbs }) || isBeside(text, name, { before: people })) return 'person';
  if (/\b(?:conference|summit|festival|wedding|meetup|hackathon)\b/i.test(name)) return 'event';
  if (isBeside(text, name, { after: projectVerbs }) || isBeside(text, name, { after: belonging })) return 'project';
  return /^\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)?$/u.test(name) && isBeside(text, name, { before: inside })
    ? 'place'
    : 'concept';
}

/** Whether a name starts with a known given name. */
export function isPersonName(name: string): boolean {
  return givenNames().has(nameKey(name).split(' ', 1)[0] ?? '') || givenNames().has(name.toLowerCase());
}

export function isPlaceName(name: string): boolean {
  return placeNames().has(nameKey(name)) || placeNames().has(name.toLowerCase());
}

/** Whether the words after a name describe a person. */
export function isFollowedAsName(next: string): boolean {
  return personVerbs.test(next) || projectVerbs.test(next) || belonging.test(next);
}

const organisation = textPattern(
  String.raw`\b(?:inc|ltd|llc|gmbh|ag|corp|bank|university|institute|foundation|hospital|school|agency|company|group)\b\.?$|^(?:bank|university|institute|ministry|hospital|school|universidade?|université|università|banco|instituto|ministério) (?:of|de|do|da|del|di) |(?:公司|銀行|银行|大学|은행|대학교|회사)$`,
  'iu',
);
const organisationNouns = /^ (?:hospital|clinic|school|college|university|bank|insurance|company|foundation|museum)\b/u;
const titles = textPattern(`^(?:${titleWords}) \\p{L}`, 'iu');
/** Names of streets, squares and houses say what they are. */
const placeWords = textPattern(
  String.raw`^(?:rua|avenida|praça|largo|travessa|calle|plaza|paseo|rue|avenue|boulevard|via|viale|piazza|corso|taberna|taverna|tasca|restaurante?|café|cafe|trattoria|osteria|pizzeria|bistrot?|gasthaus|hotel|museu|museo|museum|musée|parque|parc|praia|playa|mercado|bar) (?=\S)|(?<=\S )(?:street|road|lane|avenue|square|park|museum|hotel|café|cafe|restaurant|bakery|market|station)$|(?:straße|strasse|gasse|allee|platz|weg)(?: \d+\p{L}?)?$`,
  'iu',
);
const places = textPattern(
  String.raw`(?:\b(?:lives? in|living in|moved to|based in|located in|headquartered in|hosted in|travel(?:led)? to|flight to|flew to|trip to|wohnt in|lebt in|vive en|habite à|mora em|vive a|is in|are in|lavora a|живёт в)|住在|住んで)\s?$`,
  'iu',
);
const employers = textPattern(
  String.raw`(?:\b(?:works? (?:at|for)|joined|employed (?:at|by)|arbeitet (?:bei|für)(?: der| dem)?|trabaja en|travaille chez|trabalha (?:na|no|em)|lavora (?:per|da)|работает в)|在)\s?$`,
  'iu',
);
const tools = textPattern(
  String.raw`\b(?:uses?|using|used|runs? on|built (?:on|with)|written in|depends on|switched to|verwendet|nutzt|usa|utiliza|utilise|использует)\s(?:the\s)?$`,
  'iu',
);
/** The other party of a contract is a company. */
const suppliers = textPattern(
  String.raw`\b(?:insured|insurance|insurer|account|contract|policy|subscription|mortgage|loan|provider|supplier|employer|bank|claim|versicher(?:t|ung)|konto|vertrag|seguro|seguradora|contrato|cuenta|conta|assurance|contrat|compte|assicurazione|contratto|conto)(?: company)?(?:,? (?:is|are|was|ist|está|é|es|est|è))? (?:with |at |from |by |bei |von |der |con |com |da |na |no |de |chez |presso )?$`,
  'iu',
);
const within = textPattern(String.raw`(?<!\p{L})(?:in|near|around|en|em|à|в)\s$`, 'iu');
/** Where something is or happens; a bug in a project has no place. */
const inside = textPattern(
  String.raw`(?<!\p{L})(?:university|college|school|workshop|office|shop|store|bakery|hospital|clinic|flat|house|apartment|hotel|studio|hut|cabin|farm|restaurant|pub|street|yard|factory|warehouse|branch|home|born|grew up|stay(?:s|ed|ing)?|stud(?:y|ies|ied|ying)|retired|holidays?|summer|winter|weekend) (?:in|near)\s$`,
  'iu',
);
const people = textPattern(
  String.raw`\b(?:met|(?<!\b(?:notes?|files?|documents?|lists?|done|made|built|written|created|tracked|managed|synced|drawn|recorded|edited|paid|works|integrates|comes|starts|it|them|this|that) )with|married to|(?:led|run|managed|owned|headed|chaired|written|designed|maintained|developed|founded|lent|given|sent) by|and|(?<!(?:is|are|was|were|be|been|it|them|this|that|'s) )called|name is|emailed|asked|thanked|mit|con|avec|com|dr\.|mr\.|mrs\.|ms\.|uncle|aunt|grandma|grandpa|brother|sister|friend|colleague)\s$`,
  'iu',
);
const personVerbs = textPattern(
  String.raw`^(?:'s (?:birthday|phone|wife|husband|email|name|age|daughter|son|mother|father)|\s(?:works?|lives?|leads?|prefers?|likes?|loves?|hates?|avoids?|enjoys?|develops?|manages?|plays?|studies|speaks?|teaches|sings?|cooks?|drinks?|eats?|wears?|smokes?|snores?|thinks?|believes?|hopes?|knows?|remembers?|borrow(?:s|ed)|promised|ordered|agreed|complained|is (?:married|\d(?!\d)|my|our|allergic|vegan|vegetarian|pregnant|a (?:doctor|teacher|nurse|engineer|student|carpenter|lawyer|vegetarian|vegan))|was (?:upset|happy|sad|angry)|presents?|said|told|wants?|moved|joined|arbeitet|wohnt|mag|heiratet|trabaja|vive|travaille|habite|trabalha|mora|lavora|abita|работает|живёт|любит)(?!\p{L})|在|は|는|은|이|가)`,
  'iu',
);
const belonging = /^\s(?:is part of|depends on|launches|ships|belongs to|replaces)\b/iu;
const projectVerbs = /^\suses\b/iu;

/** The type given by a noun in a naming sentence: "my boss is Tom", "the book club is called Paper Boats". */
function typeOfNoun(text: string, name: string): string | null {
  const at = text.indexOf(name);
  if (at === -1) return null;
  const before = text.slice(Math.max(0, at - 60), at);
  if (person.test(before)) return 'person';
  const named = naming.exec(before)?.groups?.noun;
  if (named === undefined) return null;
  return nouns.find(({ words }) => words.test(named))?.type ?? 'concept';
}

const own =
  'my|our|his|her|their|your|the|mein|meine|unsere?|seine?|ihre?|mi|nuestr[oa]|su|mon|ma|notre|son|sa|meu|minha|mio|mia|мой|моя|наш|наша';
const is =
  "is|are|was|will be|is called|is named|called|named|ist|heißt|heisst|war|es|se llama|est|s'appelle|é|chama-se|se chama|è|si chiama|зовут|—|–|-";
const person = textPattern(
  `(?<!\\p{L})(?:${own}|\\p{L}+'s) (?:\\p{L}+ ){0,2}(?:${roleWords})(?: (?:${is})|,)?(?: (?:der|die|den|el|la|il|o|a|le))? $`,
  'iu',
);
const naming = textPattern(
  String.raw`(?<!\p{L})(?<noun>\p{L}[\p{L}-]*(?: \p{L}[\p{L}-]*)?(?: (?:at|in|on|of|for) (?:the |our |my )?\p{L}+)?) (?:is|are|was|were|'s) (?:called|named) $`,
  'iu',
);
const nouns = [
  {
    type: 'person',
    words: textPattern(`(?<!\\p{L})(?:${roleWords}|dog|cat|puppy|kitten|horse|pet|he|she)(?!\\p{L})`, 'iu'),
  },
  {
    type: 'organisation',
    words:
      /\b(?:club|circle|choir|band|team|company|firm|shop|store|school|college|charity|society|union|group|association|clinic|practice|bakery)\b/i,
  },
  {
    type: 'place',
    words:
      /\b(?:street|village|town|city|hut|house|café|cafe|restaurant|pub|bar|hotel|island|lake|river|park|beach|farm)\b/i,
  },
  { type: 'project', words: /\bprojects?\b/i },
  { type: 'tool', words: /\b(?:app|tool|program|library|framework|server|database|printer|language|editor)\b/i },
  { type: 'event', words: /\b(?:festival|conference|party|tournament|exhibition)\b/i },
] as const;

/** Names in one list have the same type: "we use Slack and Notion". */
function namedBefore(text: string, name: string): string | null {
  const before = text.slice(0, Math.max(0, text.indexOf(name)));
  const fellow =
    /(?<![\p{L}])(\p{Lu}[\p{L}\p{N}+#-]*(?: \p{Lu}[\p{L}\p{N}+#-]*)?),? (?:and|und|y|et|e|or|oder) $/u.exec(
      before,
    )?.[1];
  if (fellow === undefined) return null;
  const type = typeOfName(fellow, text);
  return type === 'tool' || type === 'place' || type === 'organisation' ? type : null;
}

type Pattern = Pick<TextPattern, 'test'>;

function isBeside(text: string, name: string, { before, after }: { before?: Pattern; after?: Pattern }): boolean {
  const at = text.indexOf(name);
  if (at === -1) return false;
  if (before !== undefined) return before.test(text.slice(Math.max(0, at - 40), at));
  return after?.test(text.slice(at + name.length, at + name.length + 60)) === true;
}
