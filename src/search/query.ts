import { detectLanguage } from './words/detect-language.js';
import { languageOf, languages } from './words/languages.js';
import { splitWords, type Word } from './words/split-words.js';
import { stemWord } from './words/stem.js';
import { pairsOf } from './words/terms.js';

/** A question as search understands it. */
export type Query = {
  readonly text: string;
  /** What is looked for. Forms of one word in the languages of the index stand together. */
  readonly terms: readonly QueryTerm[];
  /** Null where its words don't tell. */
  readonly language: string | null;
};

export type QueryTerm = {
  readonly word: string;
  readonly forms: readonly string[];
  readonly isUnspaced: boolean;
  /** How much it counts beside the others. */
  readonly weight: number;
};

/** `known` are the languages of the chunks that may be found. */
export function readQuery(text: string, known: ReadonlySet<string>): Query {
  const words = splitWords(text);
  const spoken = detectLanguage(words.map((word) => word.text));
  const kept = withoutCommon(words, spoken, known);
  const codes = new Set([...known, ...(spoken === null ? [] : [spoken])]);
  const terms = new Map<string, QueryTerm>();
  for (const word of kept) {
    for (const term of word.isUnspaced ? pairTerms(word.text) : [wordTerm(word.text, codes)]) {
      const key = term.forms.join(' ');
      if (!terms.has(key)) terms.set(key, term);
    }
  }
  return { text, terms: [...terms.values()], language: spoken };
}

export function wordTerm(word: string, codes: ReadonlySet<string>): QueryTerm {
  const all = codes.size === 0 ? ['en'] : [...codes];
  return { word, forms: [...new Set(all.map((code) => stemWord(word, code)))], isUnspaced: false, weight: 1 };
}

/** Without the words that every question has; all of them, if nothing else is left. */
function withoutCommon(words: readonly Word[], spoken: string | null, known: ReadonlySet<string>): Word[] {
  const codes = spoken !== null ? [spoken] : known.size > 0 ? [...known] : languages.map(({ code }) => code);
  const common = codes.map((code) => languageOf(code).common);
  const kept = words.flatMap((word) => {
    if (word.isUnspaced) return withoutAsking(word);
    return common.some((list) => list.has(word.text)) ? [] : [word];
  });
  return kept.length > 0 ? kept : [...words];
}

/** A run of letters without the words that ask, which no space sets apart. */
function withoutAsking(word: Word): Word[] {
  const parts = word.text.split(askingWords).filter((part) => part !== '');
  return parts.map((text) => ({ ...word, text }));
}

const askingWords =
  /什么时候|什麼時候|什么|什麼|怎么样|怎么|怎麼|为什么|為什麼|哪里|哪裡|哪儿|哪个|哪個|哪些|谁的|誰的|谁|誰|多少|几个|吗|嗎|呢|我们的|我们|我的|的|了|なんですか|何ですか|でしたか|ましたか|ですか|ますか|ください|でした|ました|どこ|どの|どんな|いつ|だれ|なぜ|どうして|どうやって|いくつ|いくら|私の|무엇을|무엇|누구|어디에서|어디|언제|어떻게|얼마나|어떤|อะไร|ที่ไหน|เมื่อไหร่|เมื่อไร|ใคร|ทำไม|อย่างไร|ยังไง|เท่าไหร่|เท่าไร|ไหม|ของฉัน/u;

/** Pairs of letters. Those with particles and endings in them count less, and signs that stand alone count by themselves. */
function pairTerms(run: string): QueryTerm[] {
  const cut = particle.exec(run)?.index ?? run.length;
  const borrowed = run.match(/[\p{Script=Katakana}ー]{4,}/gu) ?? [];
  const pairs = pairsOf(run).map((pair, index) => {
    const word = borrowed.find((one) => one.includes(pair));
    const usual = word === undefined ? pairWeight(pair) : longWordWeight / (word.length - 1);
    const weight = index + 1 >= cut && cut > 1 ? particleWeight : usual;
    return { word: pair, forms: [pair], isUnspaced: true, weight };
  });
  const single = [...run.matchAll(/\p{Script=Han}+/gu)].flatMap(([signs]) => {
    const weight = [...signs].length === 1 ? 1 : 0.25;
    return [...signs].map((sign) => ({ word: sign, forms: [sign], isUnspaced: true, weight }));
  });
  return [...pairs, ...single];
}

/** What ends a Korean word and says how it stands in the sentence. */
const particle =
  /(?<=[가-힣]{2})(?:에게서|에게|에서는|에서|까지|부터|으로|이랑|하고|한테|이나|[은는이가을를에의로와과도만])$/u;
const particleWeight = 0.3;

/** What all pairs of a long word count together: a few of them are in many others. */
const longWordWeight = 2;

/** Where a Japanese word and a particle meet. */
const wordEdge =
  /^(?:[\p{Script=Katakana}ー]\p{Script=Hiragana}|\p{Script=Hiragana}[\p{Script=Katakana}\p{Script=Han}]|\p{Script=Han}[をはがのにでともへ])$/u;

function pairWeight(pair: string): number {
  if (wordEdge.test(pair)) return particleWeight;
  const endings = pair.match(/\p{Script=Hiragana}/gu)?.length ?? 0;
  return endings === 0 ? 1 : endings === 1 ? 0.6 : 0.3;
}
