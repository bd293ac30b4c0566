import { monthNamed, weekdayNamed } from '../../language/dates/calendar-words.js';
import { datesDiffer, readDate, tellDate } from '../../language/dates/read-date.js';
import { plainOrAny } from '../../language/lazy-pattern.js';
import { plainSentence } from '../../language/sentences/plain-sentence.js';
import { type Amount, readAmounts } from '../../language/values/numbers.js';
import { overlap, wordsOf } from '../../language/words/words-of-text.js';
import { memoizeByText } from './memoize-by-text.js';

/** How much of their other words two sentences must share; a correction may be worded more freely. */
const alike = 0.7;
const alikeInCorrection = 0.4;
const longest = 400;

/** Why two sentences that differ only in numbers and dates can't both hold, or null. Neither may describe an event. */
export function reasonFromDifferingNumbers(newer: string, older: string, isCorrection: boolean): string | null {
  if (newer.length > longest || older.length > longest) return null;
  const [one, other] = [knownParts(newer), knownParts(older)];
  if (one.words.size < 2 || other.words.size < 2) return null;
  const difference = differingDate(one.date, other.date) ?? differingAmount(one.amounts, other.amounts);
  if (difference === null || speakOfOthers(one, other)) return null;
  const shared = overlap(one.words, other.words);
  if (isCorrection) return shared >= alikeInCorrection ? difference : null;
  return shared >= alike && !haveOwnWords(one.words, other.words) ? difference : null;
}

type Parts = {
  /** Without those of its numbers and dates. */
  readonly words: ReadonlySet<string>;
  readonly date: string | null;
  readonly amounts: readonly Amount[];
  /** `flat 3`: numbers that identify things and are not values. */
  readonly labels: readonly string[];
  readonly names: readonly string[];
};

const knownParts = memoizeByText(partsOf, 5_000);

function partsOf(sentence: string): Parts {
  const text = plainSentence(sentence);
  const labels = [...text.matchAll(numbered(text)), ...text.matchAll(calledByNumber(text))].map(([label]) =>
    label.replace(/\s?(?:no\.?|nr\.?|#)\s?/u, ' '),
  );
  const first = atStart(text).exec(text)?.[1];
  if (first !== undefined && labels.length === 0) labels.push(first);
  const unlabelled = labels.reduce((rest, label) => rest.replace(label, ' '), text);
  const date = readDate(unlabelled);
  const amounts = readAmounts(date === null ? unlabelled : withoutDate(unlabelled));
  const words = wordsOf(unlabelled).filter((word) => !/\d/.test(word) && !isOfCalendar(word));
  const names = [...sentence.matchAll(nameInside(sentence))].map(([name]) => name.toLowerCase());
  return { words: new Set(words), date, amounts, labels, names: names.filter((name) => !isOfCalendar(name)) };
}

/** A word with a capital letter that doesn't begin the sentence. */
const nameInside = plainOrAny('(?<=[\\p{L}][\\p{L},]* )[\\p{Lu}][\\p{L}]*', 'g');

/** Nouns that are numbered rather than counted. */
const numbered = plainOrAny(
  '(?<![\\p{L}])(?:flat|apartment|room|unit|house|chapter|version|building|platform|gate|line|bus|tram|train|route|step|phase|sprint|team|group|class|grade|lot|ticket|issue|invoice|order|episode|season|volume|level|floor|door|seat|row|table|box|bed|track|lane|plot|shed|ward|bay|page|question|task|wohnung|zimmer|haus|kapitel|gleis|linie|klasse|stock|piso|habitación|capítulo|sala|quarto|chambre|appartement|chapitre|stanza|capitolo) (?:no\\.? |nr\\.? |#)?\\d+[a-z]?(?![\\p{L}\\p{N}])',
  'g',
);

/** `tile number 3`, `Regal Nr. 4`: a thing named by its number. */
const calledByNumber = plainOrAny(
  '(?<![\\p{L}])[\\p{L}]+ (?:number|no\\.?|nr\\.?|nummer|número|numéro|numero|#) ?\\d+[a-z]?(?![\\p{L}\\p{N}])',
  'g',
);

/** A number right behind the first words, with neither a unit nor a month behind it, belongs to the subject. */
const atStart = plainOrAny(
  '^(?:(?:the|our|my|der|die|das|el|la|le|o|a|il) )?([\\p{L}]+ #?\\d+[a-z]?)(?= (?!(?:euros?|eur|dollars?|pounds?|km|kg|h|hours?|minutes?|am|pm|uhr|percent|people|times|of|st|nd|rd|th|january|february|march|april|may|june|july|august|september|october|november|december)(?![\\p{L}]))[\\p{L}])',
);

function withoutDate(text: string): string {
  return text
    .replace(/\d{4}-\d{2}-\d{2}|\d{1,2}[./]\d{1,2}[./]\d{4}/g, ' ')
    .replace(dayAndMonth(text), (all, _, word) => (monthNamed(word) === null ? all : ' '))
    .replace(monthAndDay(text), (all, word) => (monthNamed(word) === null ? all : ' '));
}

const dayAndMonth = plainOrAny('(\\d{1,2})(?:st|nd|rd|th|\\.)?(?: of| de)? ([\\p{L}]+)', 'g');
const monthAndDay = plainOrAny('([\\p{L}]+) \\d{1,2}(?:st|nd|rd|th)?(?![\\d:])', 'g');

function isOfCalendar(word: string): boolean {
  return monthNamed(word) !== null || weekdayNamed(word) !== null;
}

function differingDate(one: string | null, other: string | null): string | null {
  if (one === null || other === null || !datesDiffer(one, other)) return null;
  return `"${tellDate(other)}" before, "${tellDate(one)}" here`;
}

/** Only numbers that count the same thing can differ. */
function differingAmount(one: readonly Amount[], other: readonly Amount[]): string | null {
  for (const amount of one) {
    const same = other.filter(({ unit }) => unit === amount.unit);
    const [before] = same;
    if (before === undefined || same.some(({ number }) => number === amount.number)) continue;
    return `"${before.number}" before, "${amount.number}" here`;
  }
  return null;
}

function speakOfOthers(one: Parts, other: Parts): boolean {
  if (one.labels.join('|') !== other.labels.join('|')) return true;
  return areApart(one.names, other.names);
}

/** Each names somebody or something that the other does not. */
function areApart(one: readonly string[], other: readonly string[]): boolean {
  return one.some((name) => !other.includes(name)) && other.some((name) => !one.includes(name));
}

function haveOwnWords(one: ReadonlySet<string>, other: ReadonlySet<string>): boolean {
  return areApart([...one], [...other]);
}
