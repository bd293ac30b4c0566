import { readStatement } from '../../entries/statement.js';
import { languages } from '../../search/words/languages.js';
import type { RoutedEntity } from './route.js';
import { hasSignal } from './signals.js';

/** Names in a text that the graph does not know: links, mentions, capitalised words and what a statement is about. */
export function findNames(text: string): RoutedEntity[] {
  const found = [...linked(text), ...mentioned(text), ...stated(text), ...(isGerman(text) ? [] : capitalised(text))];
  const seen = new Set<string>();
  return found.filter(({ name }) => {
    const key = name.toLowerCase();
    // A part of a name that was found whole is not another one.
    if (seen.has(key) || [...seen].some((known) => ` ${known} `.includes(` ${key} `))) return false;
    seen.add(key);
    return true;
  });
}

/** What an entity is, as far as the words around its name tell. */
export function typeOfName(name: string, text: string): string {
  if (/^(?:project|projekt|proyecto|projet|projeto|progetto|проект)\s/i.test(name)) return 'project';
  if (organisation.test(name)) return 'organisation';
  if (titles.test(name)) return 'person';
  if (placeWords.test(name) || isBeside(text, name, { before: places })) return 'place';
  if (isBeside(text, name, { before: employers }) || isBeside(text, name, { before: suppliers })) return 'organisation';
  if (isBeside(text, name, { before: tools })) return 'tool';
  const fellow = namedBefore(text, name);
  if (fellow !== null) return fellow;
  if (isBeside(text, name, { after: personVerbs }) || isBeside(text, name, { before: people })) return 'person';
  if (/\b(?:conference|summit|festival|wedding|meetup|hackathon)\b/i.test(name)) return 'event';
  return isBeside(text, name, { after: projectVerbs }) ? 'project' : 'concept';
}

const organisation =
  /\b(?:inc|ltd|llc|gmbh|ag|corp|bank|university|institute|foundation|hospital|school|agency|company|group)\b\.?$|^(?:bank|university|institute|ministry|hospital|school|universidade?|université|università|banco|instituto|ministério) (?:of|de|do|da|del|di) |(?:公司|銀行|银行|大学|은행|대학교|회사)$/iu;
const titles =
  /^(?:frau|herrn?|dr\.?|prof\.?|mr\.?|mrs\.?|ms\.?|señora?|sra?\.?|don|doña|madame|monsieur|mme|signora?|senhora?|dona|onkel|tante|oma|opa|uncle|aunt|grandma|grandpa) \p{Lu}/iu;
/** Names of streets, squares and houses say what they are. */
const placeWords =
  /^(?:rua|avenida|praça|largo|travessa|calle|plaza|paseo|rue|avenue|boulevard|via|viale|piazza|corso|taberna|taverna|tasca|restaurante?|café|cafe|trattoria|osteria|pizzeria|bistrot?|gasthaus|hotel|museu|museo|museum|musée|parque|parc|praia|playa|mercado|bar) (?=\S)|(?<=\S )(?:street|road|lane|avenue|square|park|museum|hotel|café|cafe|restaurant|bakery|market|station)$|(?:straße|strasse|gasse|allee|platz|weg)(?: \d+\p{L}?)?$/iu;
const places =
  /(?:\b(?:lives? in|living in|moved to|based in|located in|headquartered in|hosted in|travel(?:led)? to|flight to|flew to|trip to|wohnt in|lebt in|vive en|habite à|mora em|vive a|is in|are in|lavora a|живёт в)|住在|住んで)\s?$/iu;
const employers =
  /(?:\b(?:works? (?:at|for)|joined|employed (?:at|by)|arbeitet (?:bei|für)(?: der| dem)?|trabaja en|travaille chez|trabalha (?:na|no|em)|lavora (?:per|da)|работает в)|在)\s?$/iu;
const tools =
  /\b(?:uses?|using|used|runs? on|built (?:on|with)|written in|depends on|switched to|verwendet|nutzt|usa|utiliza|utilise|использует)\s(?:the\s)?$/iu;
/** Whom one has a contract with is a firm. */
const suppliers =
  /\b(?:insured|insurance|insurer|account|contract|policy|subscription|mortgage|loan|provider|supplier|employer|bank|claim|versicher(?:t|ung)|konto|vertrag|seguro|seguradora|contrato|cuenta|conta|assurance|contrat|compte|assicurazione|contratto|conto)(?: company)?(?:,? (?:is|are|was|ist|está|é|es|est|è))? (?:with |at |from |by |bei |von |der |con |com |da |na |no |de |chez |presso )?$/iu;
const people =
  /\b(?:met|(?<!\b(?:notes?|files?|documents?|lists?|done|made|built|written|created|tracked|managed|synced|drawn|recorded|edited|paid|works|integrates|comes|starts|it|them|this|that) )with|married to|(?:led|run|managed|owned|headed|chaired|written|designed|maintained|developed|founded|lent|given|sent) by|and|called|emailed|asked|thanked|mit|con|avec|com|dr\.|mr\.|mrs\.|ms\.|uncle|aunt|grandma|grandpa|brother|sister|friend|colleague)\s$/iu;
const personVerbs =
  /^(?:'s (?:birthday|phone|wife|husband|email|name|age|daughter|son|mother|father)|\s(?:works?|lives?|leads?|prefers?|likes?|loves?|hates?|avoids?|develops?|manages?|is (?:married|\d|my|our|allergic|a (?:doctor|teacher|nurse|engineer))|was (?:upset|happy|sad|angry)|presents?|said|told|wants|moved|joined|arbeitet|wohnt|mag|trabaja|vive|travaille|habite|trabalha|mora|lavora|abita|работает|живёт|любит)\b|在|は|는|은|이|가)/iu;
const projectVerbs = /^\s(?:is part of|depends on|uses|launches|ships|belongs to|replaces)\b/iu;

/** What is named in one breath with a name is of its kind: "we use Slack and Notion". */
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

function isBeside(text: string, name: string, { before, after }: { before?: RegExp; after?: RegExp }): boolean {
  const at = text.indexOf(name);
  if (at === -1) return false;
  if (before !== undefined) return before.test(text.slice(Math.max(0, at - 40), at));
  return after?.test(text.slice(at + name.length, at + name.length + 60)) === true;
}

function linked(text: string): RoutedEntity[] {
  return [...text.matchAll(/\[\[([^\]|#\n]{1,100})(?:#[^\]|\n]{0,100})?(?:\|([^\]\n]{1,100}))?\]\]/g)].map(
    ([, target = '', label]) => {
      const typed = /^([a-z]+)--(.+)$/.exec(target.trim());
      const name = label?.trim() ?? (typed?.[2] ?? target).replaceAll('-', ' ').trim();
      return { name, type: typed?.[1] ?? typeOfName(name, text) };
    },
  );
}

function mentioned(text: string): RoutedEntity[] {
  return [...text.matchAll(/(?<![\p{L}\p{N}.@/])@([\p{L}][\p{L}\p{N}_.-]{1,39})(?![\p{L}\p{N}@])/gu)].map(
    ([, name = '']) => ({
      name: name.replace(/[.-]+$/, ''),
      type: 'person',
    }),
  );
}

/** What a statement is about, where capital letters do not tell: in scripts without them, and for common nouns. */
function stated(text: string): RoutedEntity[] {
  const statement = readStatement(text);
  if (statement === null || statement.subject === 'user' || statement.subject.length > 40) return [];
  const at = text.toLowerCase().indexOf(statement.subject);
  if (at === -1) return [];
  const name = text.slice(at, at + statement.subject.length);
  if (name.includes(',')) return [];
  if (likingAlone.test(text)) return [{ name: name.charAt(0).toUpperCase() + name.slice(1), type: 'person' }];
  const isName = /^[\p{Lu}\p{Lo}]/u.test(name);
  if (!isName && !/^(?:the|our|der|die|das|el|la|le|les|o|a|il)\s/i.test(text)) return [];
  return [{ name, type: isName ? typeOfName(name, text) : 'concept' }];
}

/** "meera likes tea" is about Meera, however it is typed. */
const likingAlone =
  /^(?!(?:he|she|it|who|that|this|everyone|everybody|someone|somebody|nobody|anyone)\s)\p{Ll}{3,20} (?:likes|loves|hates|prefers|avoids|enjoys|dislikes)\s/iu;

const word = '\\p{Lu}[\\p{L}\\p{M}\\p{N}+#-]*';

/** Words inside of a name: `Taberna do Mar`, `Museum of Modern Art`, `Carla van der Meer`. The longer ones first. */
const connecting = [
  ...['of the', 'de la', 'de las', 'de los', 'de l’', 'von der', 'van der', 'van den', 'in der', 'an der'],
  ...[
    'of',
    'de',
    'del',
    'da',
    'do',
    'das',
    'dos',
    'di',
    'della',
    'dello',
    'delle',
    'dei',
    'degli',
    'du',
    'des',
    'von',
    'van',
    'zu',
  ],
];

/** `LIKES` and `NOT` are words that somebody means, and no names. */
function isShouted(name: string): boolean {
  if (!/^\p{Lu}{2,}(?: \p{Lu}{2,})*$/u.test(name)) return false;
  return name
    .toLowerCase()
    .split(' ')
    .some((said) => languages.some(({ common }) => common.has(said)) || hasSignal(said, 'stance') || isVerb(said));
}

function isVerb(said: string): boolean {
  return personVerbs.test(` ${said}`) || projectVerbs.test(` ${said}`);
}

function capitalised(text: string): RoutedEntity[] {
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}@[/.#])(?:Dr\\. |Mr\\. |Mrs\\. |Ms\\. )?${word}(?: (?:(?:${connecting.join('|')}) )?${word}| \\d+(?:\\.\\d+)*(?=[ .,]|$))*`,
    'gu',
  );
  return [...text.matchAll(pattern)].flatMap((match): RoutedEntity[] => {
    const name = withoutFiller(match[0]);
    if (isShouted(name)) return [];
    const isStart = match.index === 0 || /[.!?:]\s*$|\n\s*$/.test(text.slice(0, match.index));
    if (name === '' || (isStart && name === match[0] && !isNameAtStart(name, text, match.index))) return [];
    return [{ name, type: typeOfName(name, text) }];
  });
}

/** A first word is a name only where what follows says so. */
function isNameAtStart(name: string, text: string, at: number): boolean {
  const next = text.slice(at + name.length, at + name.length + 60);
  return (
    name.includes(' ') ||
    personVerbs.test(next) ||
    projectVerbs.test(next) ||
    /^(?:'s\s|\s(?:is|are|was|has|stands|and)\b)/.test(next) ||
    /\d|\p{Lu}{2}/u.test(name)
  );
}

const filler = new Set(
  'the a an i my our your his her their its this that these those we he she it they you in on at to for from with and or but if when whenever where why how what who before after first next then yesterday today tomorrow tonight now always never please remember note todo decision correction actually keep put store steps step monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december not no yes dr mr mrs ms oma mum dad british english german french spanish el la los las le les un une une il lo gli o os as um uma ayer hier ieri ontem nous je ich wir das der die mein meine pour cómo como come quand'.split(
    ' ',
  ),
);

function withoutFiller(name: string): string {
  const words = name.split(' ');
  const isFiller = (first: string) =>
    (filler.has(first.toLowerCase().replace('.', '')) && !/^(?:Dr|Mr|Mrs|Ms)\.$/.test(first)) || /^\p{Ll}/u.test(first);
  while (words.length > 0 && isFiller(words[0] ?? '')) words.shift();
  const kept = words.join(' ');
  return kept.length < 2 ? '' : kept;
}

/** German writes every noun with a capital letter. */
function isGerman(text: string): boolean {
  const isSure = /[äöüß]/i.test(text);
  const plain = isSure ? text : text.replace(/(?<=\p{Lu}\p{L}+ )(?:das|dos|do|da|de|des) (?=\p{Lu})/gu, '');
  return (
    (plain.match(
      /(?<!\p{L})(?:der|die|das|und|ist|nicht|wir|ich|mit|auf|den|dem|ein|eine|von|bei|haben|zu|im|am|mich|mir|nie|vor|nach|für|keine?n?|sich|uns|sind|wird|heute|morgen|seit|beim|zum|zur|unsere?|verwendet|arbeitet|wohnt)(?!\p{L})/giu,
    )?.length ?? 0) >= 1 && !/(?<!\p{L})(?:the|and|is|of|with)(?!\p{L})/iu.test(text)
  );
}
