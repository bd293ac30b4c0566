import { readDate } from '../dates/read-date.js';
import { plainOrAny } from '../lazy-pattern.js';
import { normaliseText } from '../normalise-text.js';
import { plainSentence } from '../sentences/plain-sentence.js';
import { splitSentences } from '../sentences/split-sentences.js';
import { hasNumber } from '../values/numbers.js';
import { patternsFor } from './statement-patterns.js';
import { tidyValue } from './tidy-value.js';

/** What one sentence says of one thing. */
export type Statement = {
  /** In lower case, without article; `user` for whoever speaks. */
  readonly subject: string;
  /** `birthday`, `lives-in`, `stance:coriander`: statements with the same subject and attribute speak of the same thing. */
  readonly attribute: string;
  readonly value: string;
  readonly kind: StatementKind;
};

/**
 * `date`: value is a stated date. `number`: its first number decides. `stance`: `for`, `against`, `yes` or `no`. `denied`: what the
 * value no longer is. `text`: anything else.
 */
export type StatementKind = 'date' | 'number' | 'stance' | 'denied' | 'text';

/** No pattern is as long as a sentence that goes on beyond. */
const longest = 400;

/**
 * Reads the first sentence of a text. Null where it says nothing that another sentence could replace. `about` is whom a text
 * without a subject of its own speaks of, as `Birthday: 4 March` does in a file about Ana.
 */
export function readStatement(text: string, about?: string): Statement | null {
  const sentence = firstSentence(text);
  if (sentence === '') return null;
  const lower = plainSentence(sentence);
  for (const pattern of patternsFor(lower)) {
    const groups = pattern.match(lower);
    if (groups === null) continue;
    const read = interpret(pattern, groups);
    if (read !== null) return read;
  }
  return about === undefined ? null : readLabelled(sentence, about);
}

/** One way to say something, as data: named groups `s` subject, `a` attribute, `v` value, `o` the other choice, `not`. */
export type StatementPattern = {
  /** The groups of a sentence in lower case that says it this way, or null. */
  match(sentence: string): Groups | null;
  /** Fixed, or taken from the group `a`. */
  readonly attribute?: string;
  /** Fixed, where the sentence names none. */
  readonly subject?: string;
  /** The value becomes part of the attribute, and whether it holds is the value: `uses:redis` is `yes`. */
  readonly stance?: 'for' | 'against' | 'yes' | 'no';
  readonly kind?: 'date' | 'number';
};

type Groups = Readonly<Record<string, string | undefined>>;

function interpret(pattern: StatementPattern, groups: Groups): Statement | null {
  const subject = pattern.subject ?? subjectOf(groups.s ?? '');
  const said = tidyValue(groups.v ?? '');
  const attribute = pattern.attribute ?? attributeOf(groups.a ?? '');
  if (subject === '' || said === '' || attribute === '') return null;
  if (groups.o !== undefined) {
    const choices = [said, tidyValue(groups.o)].sort().join('|');
    return { subject, attribute: `${attribute}:${choices}`, value: said, kind: 'text' };
  }
  if (pattern.stance !== undefined) {
    const value = groups.not === undefined ? pattern.stance : opposite[pattern.stance];
    return { subject, attribute: `${attribute}:${said}`, value, kind: 'stance' };
  }
  if (groups.not !== undefined) return { subject, attribute, value: said, kind: 'denied' };
  return valued(subject, attribute, said, pattern.kind);
}

const opposite = { for: 'against', against: 'for', yes: 'no', no: 'yes' } as const;

function valued(subject: string, attribute: string, said: string, needed?: 'date' | 'number'): Statement | null {
  const date = readDate(said);
  // Whoever moves to Tuesday is a meeting.
  if (date !== null && needed !== 'number')
    return { subject, attribute: attribute === 'lives-in' ? 'when' : attribute, value: date, kind: 'date' };
  const isTime =
    /(?<![\d.,€$£])(?:[01]?\d|2[0-3])[:.h][0-5]\d(?!\d|[.,]\d|\s?(?:€|\$|£|%|eur|dollar|pound|k[gm]))/.test(said);
  if (needed === 'date') return isTime ? { subject, attribute, value: said, kind: 'number' } : null;
  if (needed === 'number') return hasNumber(said) ? { subject, attribute, value: said, kind: 'number' } : null;
  return { subject, attribute, value: said, kind: numberFirst(said).test(said) ? 'number' : 'text' };
}

const numberFirst = plainOrAny('^[^\\p{L}]{0,6}\\d');

/** `Birthday: 4 March`, as lists of facts have it. */
function readLabelled(sentence: string, about: string): Statement | null {
  if (!/[:：]/.test(sentence)) return null;
  const found = /^(?:\*\*)?(?<a>[\p{L}][\p{L}\p{M} -]{1,30})(?:\*\*)?\s?[:：](?:\*\*)?\s{0,3}(?<v>\S.{0,200})$/u.exec(
    sentence,
  );
  const attribute = attributeOf(found?.groups?.a ?? '');
  const said = tidyValue(found?.groups?.v ?? '');
  return attribute === '' || said === '' ? null : valued(subjectOf(about), attribute, said);
}

function firstSentence(text: string): string {
  const [line = ''] = text.trimStart().split('\n', 1);
  const [sentence = ''] = splitSentences(line.slice(0, longest * 2));
  if (sentence.length > longest) return '';
  return /[?？]$/.test(sentence) ? '' : sentence.replace(/[.!。！]+$/u, '').replaceAll('’', "'");
}

const speakers = new Set(
  'i|me|my|we|our|the user|user|ich|mein|meine|meiner|wir|yo|mi|je|mon|ma|moi|eu|meu|minha|o meu|a minha|io|mio|mia|il mio|la mia|я|мой|моя|моё|мне|меня|我|我的|私|私の|僕|저|저는|제|나|내'.split(
    '|',
  ),
);

/** Whom or what a sentence is about, so that two ways of naming it are equal. */
function subjectOf(words: string): string {
  const plain = normaliseText(words).replace(/^(?:the|a|an|our|der|die|das|el|la|los|le|les|l|o|os|il|lo)\s+/, '');
  if (speakers.has(normaliseText(words)) || speakers.has(plain)) return 'user';
  return plain
    .replace(/^(?:project|projekt|proyecto|projet|projeto|progetto|проект)\s+/, '')
    .replace(/(?<=\S)\s+(?:was|were|is|are|has|have|had|got|will be|has been|have been|had been)$/, '')
    .replace(/(?:さん|씨|님)$/, '');
}

const sameAttributes: Readonly<Record<string, string>> = {
  geburtstag: 'birthday',
  cumpleaños: 'birthday',
  anniversaire: 'birthday',
  aniversário: 'birthday',
  compleanno: 'birthday',
  'day of birth': 'birthday',
  'date of birth': 'birthday',
  'due date': 'deadline',
  frist: 'deadline',
  abgabetermin: 'deadline',
  'fecha límite': 'deadline',
  'date limite': 'deadline',
  prazo: 'deadline',
  scadenza: 'deadline',
  phone: 'phone number',
  telephone: 'phone number',
  'telephone number': 'phone number',
  telefonnummer: 'phone number',
  'número de teléfono': 'phone number',
  'numéro de téléphone': 'phone number',
  'e-mail': 'email',
  'email address': 'email',
  timezone: 'time zone',
  'favorite color': 'favourite colour',
  'favourite color': 'favourite colour',
  lives: 'lives-in',
  city: 'lives-in',
  employer: 'works-at',
  children: 'child',
  kids: 'child',
  kid: 'child',
};

function attributeOf(words: string): string {
  const plain = normaliseText(words).replace(/^(?:new|current|neue|neuer|nuevo|nueva|nouveau|nouvelle)\s+/, '');
  return sameAttributes[plain] ?? plain;
}
