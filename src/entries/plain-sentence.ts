import { withoutKinship } from './kinship-words.js';

/**
 * A sentence in lower case without what makes no difference to what it says: openings, `now`, short forms such as `I'm`, what
 * somebody is to the owner.
 */
export function plainSentence(sentence: string): string {
  return withFullForms(withoutKinship(sentence))
    .toLowerCase()
    .replace(/[.!?。！？\s]+$/u, '')
    .replace(/^[-*+>]\s+/, '')
    .replace(opening, '')
    .replace(adverb, ' ')
    .trim();
}

/** `I am` for `I'm`. */
export function withFullForms(text: string): string {
  return text.replaceAll('’', "'").replace(shortForm, (form) => fullForms[form.toLowerCase()] ?? form);
}

/** Whether a sentence says of itself that something was told wrongly before. */
export function isCorrection(text: string): boolean {
  return /^\s*(?:correction|actually|sorry|my mistake|i was wrong|korrektur|richtigstellung|corrección|correction|correção|correzione|исправление)(?![\p{L}])/iu.test(
    text,
  );
}

const opening =
  /^(?:(?:(?:no|sorry|correction|update|note|by the way|fyi|edit|news|korrektur|nachtrag|übrigens|corrección|correção|correzione)\s{0,2}[,:–—-]\s{0,3}|(?:actually|in fact|eigentlich|tatsächlich|en realidad|en fait|na verdade|in realtà)\s{0,2}[,:]?\s{1,3}))+/iu;

const fullForms: Readonly<Record<string, string>> = {
  "i'm": 'i am',
  "you're": 'you are',
  "we're": 'we are',
  "they're": 'they are',
  "it's": 'it is',
  "he's": 'he is',
  "she's": 'she is',
};
const shortForm = /(?<![\p{L}])(?:i'm|you're|we're|they're|it's|he's|she's)(?![\p{L}])/giu;

/** Between other words only: "now" may also be all that a sentence says. */
const adverb =
  /\s(?:(?:now|currently|meanwhile|actually|nowadays|jetzt|inzwischen|mittlerweile|derzeit|ahora|actualmente|maintenant|désormais|agora|adesso|ora|теперь|сейчас)\s)(?=\S)/gu;
