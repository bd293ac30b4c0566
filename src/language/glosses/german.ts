import { readWordList } from '../read-word-list.js';
import { findByStem, type GlossTable } from './gloss-table.js';

export const german: GlossTable = {
  get lines() {
    return readWordList('de/glosses.txt');
  },
  find(word, byStem) {
    for (const form of [word, ...withoutParticiple(word)]) {
      const gloss = findByStem(form, byStem, endings);
      if (gloss !== null) return [gloss];
    }
    return findParts(word, byStem);
  },
};

const shortestPart = 4;
const shortestRest = 3;
const shortestUnknown = 5;

/** What a compound begins and ends with, as far as it is known: `zahnarzttermin` is of a dentist and an appointment. */
function findParts(word: string, byStem: ReadonlyMap<string, string>): string[] {
  for (let at = shortestRest; at <= word.length - shortestPart; at++) {
    const last = findByStem(word.slice(at), byStem, { ...endings, shortest: shortestPart });
    if (last === null) continue;
    const first = findByStem(word.slice(0, at), byStem, { pattern: joint, longest: 2 });
    return first === null ? [last] : [first, last];
  }
  for (let at = word.length - shortestUnknown; at >= shortestPart; at--) {
    const first = findByStem(word.slice(0, at), byStem, { pattern: joint, longest: 2, shortest: shortestPart });
    if (first !== null) return [first];
  }
  return [];
}

/** The verb of `geholt`, `abgeholt` and `abzuholen`. */
function withoutParticiple(word: string): string[] {
  const [, prefix = '', verb] = /^(.*?)(?:ge|zu)(.{3,})$/.exec(word) ?? [];
  return verb === undefined || (prefix !== '' && !separable.has(prefix)) ? [] : [prefix + verb];
}

const separable = new Set(
  `ab an auf aus bei durch ein fest heim her hin los mit nach raus rein statt teil uber um unter vor weg weiter zu zuruck
  zusammen`.split(/\s+/),
);

const joint = /^(?:|e|es|en|n|s)$/;

// Of nouns and adjectives, of verbs, and of what is made of them.
const endings = {
  pattern:
    /^(?:|e[nrsm]?|[nrs]|ns|ern|ens|in|innen|ers|ern|erin|erinnen|chens?|lein|e?st|e?te?[nrsmt]?|e?test|(?:er|e?st)e[nrsm]?|end(?:e[nrsm]?)?|ung(?:en)?|(?:ig|lich|isch)(?:e[nrsm]?)?)$/,
  longest: 7,
};
