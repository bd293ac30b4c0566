import particles from '../../../data/language/name-particles.json' with { type: 'json' };
import notNames from '../../../data/language/not-names.json' with { type: 'json' };
import { monthNamed, weekdayNamed } from '../dates/calendar-words.js';
import { hasSignal } from '../signals/memory-kind-phrases.js';
import { readStatement } from '../statements/statement.js';
import { languages } from '../words/languages.js';
import { isFollowedAsName, isPersonName, isPlaceName, typeOfName } from './name-types.js';
import { titledNames } from './person-titles.js';

/** What somebody or something is called, and what it seems to be: `person`, `place`, `concept` … */
export type FoundName = { readonly name: string; readonly type: string };

/** Names in a text that the graph does not know: links, mentions, capitalised words and what a statement is about. */
export function findNames(text: string): FoundName[] {
  const titled = titledNames(text).map((name) => ({ name, type: 'person' }));
  const found = [
    ...linked(text),
    ...mentioned(text),
    ...titled,
    ...stated(text),
    ...(isGerman(text) ? germanNames(text) : capitalised(text)),
  ].filter(({ name }) => !isCalendarWord(name));
  const seen: string[] = [];
  return found.filter(({ name }) => {
    if (seen.some((known) => isSameOrPart(name, known))) return false;
    seen.push(name);
    return true;
  });
}

/** Part of a longer name is not another name. `the parcel from Viktor` is no name, so Viktor is. */
export function isSameOrPart(name: string, known: string): boolean {
  const [part, whole] = [name.toLowerCase(), known.toLowerCase()];
  if (part === whole) return true;
  const isOwn = /^\p{Ll}/u.test(known) && (isPersonName(name) || isPlaceName(name));
  return !isOwn && ` ${whole} `.includes(` ${part} `);
}

function linked(text: string): FoundName[] {
  return [...text.matchAll(/\[\[([^\]|#\n]{1,100})(?:#[^\]|\n]{0,100})?(?:\|([^\]\n]{1,100}))?\]\]/g)].map(
    ([, target = '', label]) => {
      const typed = /^([a-z]+)--(.+)$/.exec(target.trim());
      const name = label?.trim() ?? (typed?.[2] ?? target).replaceAll('-', ' ').trim();
      return { name, type: typed?.[1] ?? typeOfName(name, text) };
    },
  );
}

function mentioned(text: string): FoundName[] {
  return [...text.matchAll(/(?<![\p{L}\p{N}.@/])@([\p{L}][\p{L}\p{N}_.-]{1,39})(?![\p{L}\p{N}@])/gu)].map(
    ([, name = '']) => ({
      name: name.replace(/[.-]+$/, ''),
      type: 'person',
    }),
  );
}

/** What a statement is about, where capital letters do not tell: in scripts without them, and for common nouns. */
function stated(text: string): FoundName[] {
  const statement = readStatement(text);
  if (statement === null || statement.subject === 'user' || statement.subject.length > 40) return [];
  const at = text.toLowerCase().indexOf(statement.subject);
  if (at === -1) return [];
  const name = text.slice(at, at + statement.subject.length);
  if (name.includes(',') || clause.test(name) || isCommonWord(name)) return [];
  if (likingAlone.test(text)) return [{ name: name.charAt(0).toUpperCase() + name.slice(1), type: 'person' }];
  const isName = /^[\p{Lu}\p{Lo}]/u.test(name);
  if (!isName && !/^(?:the|our|der|die|das|el|la|le|les|o|a|il)\s/i.test(text)) return [];
  return [{ name, type: isName ? typeOfName(name, text) : 'concept' }];
}

/** A clause before another one is not a name: "my name is Mara and I" of "… live in Leipzig". */
const clause =
  /(?<![\p{L}])(?:i|we|you|is|am|are|was|were|has|have|had|and i|ich|bin|ist|soy|es|je|suis|est|eu|sou|io|sono|я)(?![\p{L}])|(?<![\p{L}])(?:and|und|y|et|but|or|who|which|because|he|she|they|it)$/iu;

/** "meera likes tea" is about Meera, in any case. */
const likingAlone =
  /^(?!(?:he|she|it|who|that|this|everyone|everybody|someone|somebody|nobody|anyone)\s)\p{Ll}{3,20} (?:likes|loves|hates|prefers|avoids|enjoys|dislikes)\s/iu;

/** A full stop after these does not end a name. */
const abbreviated = '(?:Dr|Mr|Mrs|Ms|Prof|St|Mt)\\. ';
const word = '\\p{Lu}[\\p{L}\\p{M}\\p{N}+#-]*';

/** The name that a text opens with, where nothing but its capital letter tells; for those who say that it is about something. */
export function leadingName(text: string): FoundName | null {
  const name = new RegExp(`^\\s*(${word}(?: ${word})*)`, 'u').exec(text)?.[1] ?? '';
  const kept = withoutFiller(name);
  return kept === '' || isCommonWord(kept) || isCalendarWord(kept)
    ? null
    : { name: kept, type: typeOfName(kept, text) };
}

/** `LIKES` and `NOT` are emphasised words, not names. */
function isShouted(name: string): boolean {
  if (!/^\p{Lu}{2,}(?: \p{Lu}{2,})*$/u.test(name)) return false;
  return name
    .toLowerCase()
    .split(' ')
    .some((said) => isCommonWord(said) || hasSignal(said, 'stance') || isVerb(said));
}

function isCommonWord(said: string): boolean {
  return languages.some(({ common }) => common.has(said.toLowerCase()));
}

function isVerb(said: string): boolean {
  return isFollowedAsName(` ${said}`);
}

function capitalised(text: string): FoundName[] {
  const pattern = new RegExp(
    `(?<![\\p{L}\\p{N}@[/.#])(?:${abbreviated})?${word}(?: (?:(?:${particles.words.join('|')}) )?(?:${abbreviated})?${word}| \\d+(?:\\.\\d+)*(?=[ .,]|$))*`,
    'gu',
  );
  return [...text.matchAll(pattern)].flatMap((match): FoundName[] => {
    const name = withoutFiller(match[0]);
    if (isShouted(name)) return [];
    const isStart = match.index === 0 || /[.!?:]\s*$|\n\s*$/.test(text.slice(0, match.index));
    if (name === '' || (isStart && name === match[0] && !isNameAtStart(name, text, match.index))) return [];
    return [{ name, type: typeOfName(name, text) }];
  });
}

/** The first word is a name only if the next words show it. */
function isNameAtStart(name: string, text: string, at: number): boolean {
  const next = text.slice(at + name.length, at + name.length + 60);
  const isKnown = isPersonName(name) && !homographs.has(name.toLowerCase());
  if (isCommonWord(name) && !isKnown && !isFollowedAsName(next)) return false;
  return (
    name.includes(' ') ||
    isFollowedAsName(next) ||
    ((isPersonName(name) || isPlaceName(name)) && !/^\s*\d/.test(next)) ||
    /^(?:'s\s|\s(?:is|are|was|has|stands|and|can't|can|cannot|will|never|always)\b)/.test(next) ||
    /\d|\p{Lu}{2}/u.test(name)
  );
}

/** Names that open sentences of other languages as small words: `Ella vive …`, `Mia madre …`. */
const homographs = new Set(notNames.homographs);

const filler = new Set(notNames.openings);

function withoutFiller(name: string): string {
  const words = name.split(' ');
  const isFiller = (first: string) =>
    (filler.has(first.toLowerCase().replace('.', '')) && !/^(?:Dr|Mr|Mrs|Ms|Prof|St|Mt)\.$/.test(first)) ||
    /^\p{Ll}/u.test(first);
  while (words.length > 0 && isFiller(words[0] ?? '')) words.shift();
  const kept = words.join(' ');
  return kept.length < 2 ? '' : kept;
}

/** In German only what is known as a name counts: at the beginning of a sentence, where no order stands before it. */
function germanNames(text: string): FoundName[] {
  const first = text.matchAll(/(?:^|[.!?]\s+)(?:(?:Die|Der) )?(\p{Lu}[\p{L}\p{M}-]+)(?=\s+\p{Ll})/gu);
  const named = text.matchAll(
    /(?<!\p{L})(?:hei(?:ß|ss)t|namens|name ist)\s+(\p{Lu}[\p{L}\p{M}-]+(?: \p{Lu}[\p{L}\p{M}-]+)?)/gu,
  );
  const places = text.matchAll(/(?<!\p{L})(?:in|nach|aus|bei)\s+(\p{Lu}[\p{L}\p{M}-]+)/gu);
  return [
    ...[...first].map(([, name = '']) => name).filter(isPersonName),
    ...[...named].map(([, name = '']) => name),
    ...[...places].map(([, name = '']) => name).filter(isPlaceName),
  ].map((name) => ({ name, type: typeOfName(name, text) }));
}

/** Days, months and holidays are times, never names. Short forms may be names: Jan, Mai. */
function isCalendarWord(name: string): boolean {
  return name.split(' ').every((part) => {
    const singular = part.toLowerCase().replace(/(?<=y|ber|tag|uary|ril|gust)s$/, '');
    const isNamed = weekdayNamed(singular) ?? monthNamed(singular);
    return (isNamed !== null && singular.length > 3) || calendar.has(singular) || /^\d+$/.test(part);
  });
}

const calendar = new Set(notNames.calendar);

/** German writes every noun with a capital letter. */
function isGerman(text: string): boolean {
  const isSure = /[äöüß]/i.test(text);
  const plain = isSure ? text : text.replace(/(?<=\p{Lu}\p{L}+ )(?:das|dos|do|da|de|des) (?=\p{Lu})/gu, '');
  return (
    (plain.match(
      /(?<!\p{L})(?:der|die|das|und|ist|nicht|wir|ich|mit|auf|den|dem|ein|eine|von|bei|haben|zu|im|am|mich|mir|nie|vor|nach|für|keine?n?|sich|uns|sind|wird|heute|morgen|seit|beim|zum|zur|unsere?|verwendet|arbeitet|wohnt|meine?[mnrs]?|hei(?:ß|ss)t|habe|wurde|auch|oder|immer|erst|bis|muss)(?!\p{L})/giu,
    )?.length ?? 0) >= 1 && !/(?<!\p{L})(?:the|and|is|of|with)(?!\p{L})/iu.test(text)
  );
}
