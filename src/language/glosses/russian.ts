import { readWordList } from '../read-word-list.js';
import { findByStem, type GlossTable } from './gloss-table.js';

export const russian: GlossTable = {
  get lines() {
    return readWordList('ru/glosses.txt');
  },
  find(word, byStem) {
    for (const form of [word, ...withoutPrefix(word)]) {
      const gloss = findByStem(form, byStem, { pattern: ending, longest: 7 });
      if (gloss !== null) return [gloss];
    }
    return [];
  },
};

/** The verb of `пробежал` and `починили`, whose beginning says how far something went rather than what was done. */
function withoutPrefix(word: string): string[] {
  const verb = /^(?:пере|при|про|раз|рас|под|вы|до|за|из|ис|на|об|от|по|со)(.{4,})$/.exec(word)?.[1];
  return verb !== undefined && verbal.test(verb) ? [verb] : [];
}

const verbal = /(?:ть|ти|л|ла|ло|ли|ет|ит|ут|ют|ат|ят|ем|им)(?:ся|сь)?$/;

// Of nouns and adjectives, then of verbs and what is made of them; й is и once accents are gone.
const ending =
  /^(?:|[ое]?ч?к[аиуе]?|[ое]?ч?к(?:ои|ам|ами|ах)|[аеиоуыьюя]|[аеоуыья]и|и[еиюя]|[ая]я|[оеы]е|[уюоеь]ю|[аяоеиыь]?[мхв]|[аяьиы]ми|[ое](?:го|му)|ь?(?:ев|ями|ям|ях|я|е|и|ем)|и(?:ем|ями|ям|ях)|(?:[аеиоуыя]|[аеиоуя]е|[иыо]вае?|ну)?(?:ть|ти|л|ла|ло|ли|т|м|те|шь|ю|ют|в|вши|нн?(?:ыи|ая|ое|ые|ого|ои|ую|ым|ых)?|н[аоы]?|ни[еюя])|[аяую]т|[аяую]щ(?:ии|ая|ее|ие|его|еи|ую|им|их)|н(?:ыи|ая|ое|ые|ого|ому|ои|ую|ым|ых|о)|ск(?:ии|ая|ое|ие|ого|ои|ую|им|их))(?:ся|сь)?$/;
