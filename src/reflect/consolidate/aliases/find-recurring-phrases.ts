import { nameKey } from '../../../language/names/name-key.js';
import { contentTerms } from '../../../language/words/content-terms.js';
import { languageOf } from '../../../language/words/languages.js';
import type { Note } from '../../input/note.js';
import type { Called } from './find-aliases.js';

/** Behind an article two days are enough for a name. */
const fewestDays = { named: 2, said: 3 };

const mostPhrases = 400;

/** "the kitchen move", "seagrass census": two or three words that come back side by side. What is called otherwise already is left out. */
export function findRecurringPhrases(notes: readonly Note[], calls: readonly Called[]): Called[] {
  const known = new Set(
    calls.flatMap(({ name, thing }) => [name, ...(thing?.entity?.aliases ?? [])].map((call) => nameKey(call))),
  );
  const found = new Map<string, { notes: Note[]; days: number; isNamed: boolean }>();
  for (const note of notes) {
    for (const [phrase, isNamed] of phrasesIn(note.entry.text.slice(0, 2_000))) {
      const own = found.get(phrase) ?? { notes: [], days: 0, isNamed: false };
      found.set(phrase, own);
      own.isNamed ||= isNamed;
      if (own.notes.at(-1) === note) continue;
      if (own.notes.at(-1)?.day !== note.day) own.days++;
      own.notes.push(note);
    }
  }
  return [...found]
    .filter(([, { days, isNamed }]) => days >= (isNamed ? fewestDays.named : fewestDays.said))
    .filter(([name]) => !known.has(nameKey(name)) && contentTerms(name).length >= name.split(' ').length)
    .sort(([, one], [, other]) => other.days - one.days)
    .slice(0, mostPhrases)
    .map(([name, own]) => ({ name, thing: null, notes: own.notes }));
}

/** Two or three neighbouring words in small letters, and whether they stand behind an article or in quotes. */
function phrasesIn(text: string): Map<string, boolean> {
  const phrases = new Map<string, boolean>();
  for (const part of text.split(/[^\p{L}\p{M}'’"“”„ -]+|\s[-–—]\s/u)) {
    const words = part.split(/\s+/).filter((word) => word !== '');
    for (let start = 0; start < words.length; start++) {
      const isNamed = articles.test(words[start - 1] ?? '') || /^["“„'‘]/u.test(words[start] ?? '');
      for (const length of [2, 3]) {
        const run = words.slice(start, start + length).map((word) => word.replace(/^["“„'‘]+|["”“'’]+$/gu, ''));
        if (run.length < length || !run.every(mayBePart)) break;
        const phrase = run.join(' ').toLowerCase();
        phrases.set(phrase, isNamed || phrases.get(phrase) === true);
      }
    }
  }
  return phrases;
}

function mayBePart(word: string): boolean {
  return /^[\p{L}\p{M}][\p{L}\p{M}-]{2,}$/u.test(word) && !languageOf('en').common.has(word.toLowerCase());
}

const articles = /^(?:the|our|der|die|das|el|la|le|il)$/iu;
