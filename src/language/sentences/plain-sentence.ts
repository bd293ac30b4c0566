import { plainOrAny } from '../lazy-pattern.js';
import { withoutKinship } from '../names/kinship-words.js';

/**
 * A sentence in lower case without what makes no difference to what it says: openings, `now`, short forms such as `I'm`, what
 * somebody is to the owner.
 */
export function plainSentence(sentence: string): string {
  const lower = withFullForms(withoutKinship(sentence))
    .toLowerCase()
    .replace(/[.!?。！？\s]+$/, '')
    .replace(/^[-*+>]\s+/, '');
  return withoutAdverb(withoutOpening(lower)).trim();
}

// Compiling a pattern takes longer than looking for its words, and most sentences have none of them.

function withoutOpening(lower: string): string {
  return openings.some((word) => lower.startsWith(word)) ? lower.replace(opening(lower), '') : lower;
}

function withoutAdverb(lower: string): string {
  const mayHaveOne = adverbs.some((word) => lower.includes(` ${word} `)) || /[^\S ]/.test(lower);
  return mayHaveOne ? lower.replace(adverb(lower), ' ') : lower;
}

/** `I am` for `I'm`. */
export function withFullForms(text: string): string {
  const straight = text.replaceAll('’', "'");
  if (!straight.includes("'")) return straight;
  return straight.replace(shortForm(straight), (form) => fullForms[form.toLowerCase()] ?? form);
}

/** Whether a sentence says of itself that something was told wrongly before. */
export function isCorrection(text: string): boolean {
  const start = text.trimStart().slice(0, 40).toLowerCase();
  return correcting.some((words) => start.startsWith(words) && !startsWithLetter(start.slice(words.length)));
}

const correcting =
  'correction|actually|sorry|my mistake|i was wrong|korrektur|richtigstellung|corrección|correção|correzione|исправление'.split(
    '|',
  );

function startsWithLetter(text: string): boolean {
  return letterFirst(text).test(text);
}

const letterFirst = plainOrAny('^[\\p{L}]');

/** Before a comma, a colon or a dash. */
const remarks =
  'no|sorry|correction|update|note|by the way|fyi|edit|news|korrektur|nachtrag|übrigens|corrección|correção|correzione';
const assurances = 'actually|in fact|eigentlich|tatsächlich|en realidad|en fait|na verdade|in realtà';
const openings = [...remarks.split('|'), ...assurances.split('|')];
const opening = plainOrAny(`^(?:(?:(?:${remarks})\\s{0,2}[,:–—-]\\s{0,3}|(?:${assurances})\\s{0,2}[,:]?\\s{1,3}))+`);

const fullForms: Readonly<Record<string, string>> = {
  "i'm": 'i am',
  "you're": 'you are',
  "we're": 'we are',
  "they're": 'they are',
  "it's": 'it is',
  "he's": 'he is',
  "she's": 'she is',
};
const shortForm = plainOrAny("(?<![\\p{L}])(?:i'm|you're|we're|they're|it's|he's|she's)(?![\\p{L}])", 'gi');

const adverbs =
  'now|currently|meanwhile|actually|nowadays|jetzt|inzwischen|mittlerweile|derzeit|ahora|actualmente|maintenant|désormais|agora|adesso|ora|теперь|сейчас'.split(
    '|',
  );

/** Between other words only: "now" may also be all that a sentence says. */
const adverb = plainOrAny(`\\s(?:(?:${adverbs.join('|')})\\s)(?=\\S)`, 'g');
