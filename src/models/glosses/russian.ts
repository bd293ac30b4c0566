import { findByStem, type GlossTable } from './gloss-table.js';
import { russianWords } from './russian-words.js';

export const russian: GlossTable = {
  lines: russianWords,
  find(word, byStem) {
    const gloss = findByStem(word, byStem, { pattern: ending, longest: 7 });
    return gloss === null ? [] : [gloss];
  },
};

// Of nouns and adjectives, then of verbs and what is made of them; й is и once accents are gone.
const ending =
  /^(?:|[аеиоуыьюя]|[аеоуыья]и|и[еиюя]|[ая]я|[оеы]е|[уюоеь]ю|[аяоеиыь]?[мхв]|[аяьиы]ми|[ое](?:го|му)|ь?(?:ев|ями|ям|ях|я|е|и|ем)|и(?:ем|ями|ям|ях)|(?:[аеиоуыя]|[аеиоуя]е|[иыо]вае?|ну)?(?:ть|ти|л|ла|ло|ли|т|м|те|шь|ю|ют|в|вши|нн?(?:ыи|ая|ое|ые|ого|ои|ую|ым|ых)?|н[аоы]?|ни[еюя])|[аяую]т|[аяую]щ(?:ии|ая|ее|ие|его|еи|ую|им|их)|н(?:ыи|ая|ое|ые|ого|ому|ои|ую|ым|ых|о)|ск(?:ии|ая|ое|ие|ого|ои|ую|им|их))(?:ся|сь)?$/;
