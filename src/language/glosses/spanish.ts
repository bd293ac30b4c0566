import { readWordList } from '../read-word-list.js';
import { findByStem, type GlossTable } from './gloss-table.js';

export const spanish: GlossTable = {
  get lines() {
    return readWordList('es/glosses.txt');
  },
  find(word, byStem) {
    const gloss = findByStem(word, byStem, endings);
    return gloss === null ? [] : [gloss];
  },
};

// Of nouns and adjectives, of verbs with the pronouns that are written onto them, and of what is made of them.
const endings = {
  pattern:
    /^(?:|[aeo]s?|s|c?it[ao]s?|a?mente|(?:[aei]r|ando|iendo|yendo|[ae])(?:me|te|se|nos)?(?:l[aeo]s?)?|[aei]r(?:e|as|a|emos|an)|[aei]ria(?:s|n|mos)?|[ai]d[ao]s?|[aei]mos|[ae]n|aba(?:s|n|mos)?|ia(?:s|n|mos)?|aste|aron|iste|io|ieron|i|iera[sn]?|[aei]dor(?:[ae]s?)?|a?cion(?:es)?|er[ao]s?|ist[ae]?s?|al(?:es)?|os[ao]s?)$/,
  longest: 9,
};
