import { russian } from './russian.js';

/** The English word for an everyday word of a language that has no vectors of its own, or null. */
export function glossOf(word: string): string | null {
  if (!isCyrillic.test(word)) return null;
  const folded = foldWord(word);
  glosses ??= readGlosses();
  for (let size = folded.length; size >= Math.max(shortestStem, folded.length - longestEnding); size--) {
    const gloss = glosses.byStem.get(folded.slice(0, size));
    if (gloss !== undefined && ending.test(folded.slice(size))) return gloss;
  }
  return null;
}

/** How words begin that mean the same as this one, without accents: `машиной` → `машин`, `автомобил` and others. */
export function likeStems(word: string): readonly string[] {
  const gloss = glossOf(word);
  return gloss === null ? [] : (glosses?.stems.get(gloss) ?? []);
}

type Glosses = {
  readonly byStem: ReadonlyMap<string, string>;
  readonly stems: ReadonlyMap<string, readonly string[]>;
};

let glosses: Glosses | null = null;

function readGlosses(): Glosses {
  const stems = new Map<string, readonly string[]>();
  const byStem = new Map<string, string>();
  for (const line of russian.trim().split('\n')) {
    const [gloss = '', ...words] = line.split(' ');
    const folded = words.map(foldWord);
    stems.set(gloss, folded);
    for (const stem of folded) byStem.set(stem, gloss);
  }
  return { byStem, stems };
}

const isCyrillic = /^[\p{Script=Cyrillic}\p{M}]+$/u;

function foldWord(word: string): string {
  return word.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
}

const longestEnding = 7;
const shortestStem = 3;

// Of nouns and adjectives, then of verbs and what is made of them; й is и once accents are gone.
const ending =
  /^(?:|[аеиоуыьюя]|[аеоуыья]и|и[еиюя]|[ая]я|[оеы]е|[уюоеь]ю|[аяоеиыь]?[мхв]|[аяьиы]ми|[ое](?:го|му)|ь?(?:ев|ями|ям|ях|я|е|и|ем)|и(?:ем|ями|ям|ях)|(?:[аеиоуыя]|[аеиоуя]е|[иыо]вае?|ну)?(?:ть|ти|л|ла|ло|ли|т|м|те|шь|ю|ют|в|вши|нн?(?:ыи|ая|ое|ые|ого|ои|ую|ым|ых)?|н[аоы]?|ни[еюя])|[аяую]т|[аяую]щ(?:ии|ая|ее|ие|его|еи|ую|им|их)|н(?:ыи|ая|ое|ые|ого|ому|ои|ую|ым|ых|о)|ск(?:ии|ая|ое|ие|ого|ои|ую|им|их))(?:ся|сь)?$/;
