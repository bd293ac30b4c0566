import { lazyValue } from '../../workspace/lazy-value.js';
import { glossedWords } from '../glosses/unspaced-gloss.js';
import { detectLanguage } from './detect-language.js';
import { pairsOf } from './index-terms.js';
import { languageOf, languages } from './languages.js';
import { splitWords, type Word } from './split-words.js';
import { stemWord } from './stem.js';

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
  const spoken = detectLanguage(words.filter((word) => !isNamed(text, word)).map((word) => word.text));
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

/** A word inside a question that begins with a capital letter is a name, whatever language has a common word like it. */
function isNamed(text: string, { start, end }: Word): boolean {
  const first = text.charAt(start);
  return start > 0 && end - start > 1 && first !== first.toLowerCase();
}

export function wordTerm(word: string, codes: ReadonlySet<string>): QueryTerm {
  const all = codes.size === 0 ? ['en'] : [...codes];
  return { word, forms: [...new Set(all.map((code) => stemWord(word, code)))], isUnspaced: false, weight: 1 };
}

/** Without the words that every question has; all of them, if nothing else is left. */
function withoutCommon(words: readonly Word[], spoken: string | null, known: ReadonlySet<string>): Word[] {
  const codes = spoken !== null ? [spoken] : known.size > 0 ? [...known] : languages.map(({ code }) => code);
  const spokenHere = codes.map(languageOf);
  const kept = words.flatMap((word) => {
    if (word.isUnspaced) return withoutAsking(word);
    return spokenHere.some((language) => language.isCommon(word.text)) ? [] : [word];
  });
  return kept.length > 0 ? kept : [...words];
}

/** A run of letters without the words that ask, which no space sets apart. */
function withoutAsking(word: Word): Word[] {
  if (commonKorean().test(word.text)) return [];
  const parts = word.text.split(askingWords()).filter((part) => part !== '');
  const kept = parts.length === 1 && parts[0] === word.text ? parts : parts.filter((part) => !onlyEndings().test(part));
  return kept.map((text) => ({ ...word, text }));
}

const askingWords = lazyValue(
  () =>
    /什么时候|什麼時候|什么|什麼|怎么样|怎么|怎麼|为什么|為什麼|哪里|哪裡|哪儿|哪个|哪個|哪些|谁的|誰的|谁|誰|多少|几个|吗|嗎|呢|我们的|我们|我的|的|了|なんですか|何ですか|でしたか|ましたか|ですか|ますか|ください|でした|ました|どこ|どの|どんな|いつ|だれ|なぜ|どうして|どうやって|いくつ|いくら|私の|무엇을|무엇|누구|어디에서|어디|언제|어떻게|얼마나|어떤|อะไร|ที่ไหน|เมื่อไหร่|เมื่อไร|ใคร|ทำไม|อย่างไร|ยังไง|เท่าไหร่|เท่าไร|ไหม|ของฉัน/u,
);

/** Korean words, which spaces set apart, that ask or say little about what is asked. */
const commonKorean = lazyValue(
  () =>
    /^(?:때|때는|때의|것|것은|것이|것을|게|거|건|수|줄|등|중|더|안|못|좀|잘|또|꼭|다|그|이|저|내|제|네|나|나는|저는|내가|제가|우리|너|한|할|하는|하고|한다|했다|하나요|했나요|했어|했지|했죠|해|해요|하지|하죠|된|되는|되나요|됐나요|됐어|됐지|있는|있나요|있어|있지|있다|없는|없나요|없어|않는|않은|대해|대한|위해|때문에|관해|뭐|뭔가요|뭐야|뭐지|뭐죠|뭐예요|뭐였지|뭐였나요|뭐라고|뭘|왜|몇|몇시|며칠|누가|누굴|누구야|어느|무슨|얼마|얼마야|얼마예요|곳|곳은|곳이|방법|방법은|이유|이유는|사람은|그리고|그래서|하지만)$/u,
);

/** Pairs of letters. Those with particles and endings in them count less, and signs that stand alone count by themselves. */
function pairTerms(run: string): QueryTerm[] {
  const cut = Math.min(particle().exec(run)?.index ?? run.length, koreanStemLength(run));
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

/** How much of a Korean word is known by its meaning; the rest are endings. */
function koreanStemLength(run: string): number {
  const last = /^\p{Script=Hangul}/u.test(run) ? glossedWords(run).at(-1) : undefined;
  return last === undefined ? run.length : run.lastIndexOf(last) + last.length;
}

/** What ends a Korean word and says how it stands in the sentence. */
const endings =
  '(?:에게서|에게는|에게|에서는|에서|에는|에도|까지예요|까지|부터|으로는|으로|이랑|하고|한테|이나|처럼|보다|마다|라고|다고|(?:이었|였|었|았|했|하|되|됐|인|는|은)?(?:나요|가요|지요|어요|아요|습니까|습니다|니까|죠|지|어|니|다|던)|이에요|예요|이야|인지|하는|하기|해서|해요|해야|한|할|해|[은는이가을를에의로와과도만])';
const particle = lazyValue(() => new RegExp(`(?<=[가-힣]{2})${endings}$`, 'u'));
const onlyEndings = lazyValue(() => new RegExp(`^${endings}+$`, 'u'));
const particleWeight = 0.3;

/** What all pairs of a long word count together: a few of them are in many others. */
const longWordWeight = 2;

/** Where a Japanese word and a particle meet. */
const wordEdge = lazyValue(
  () =>
    /^(?:[\p{Script=Katakana}ー]\p{Script=Hiragana}|\p{Script=Hiragana}[\p{Script=Katakana}\p{Script=Han}]|\p{Script=Han}[をはがのにでともへ])$/u,
);

function pairWeight(pair: string): number {
  if (wordEdge().test(pair)) return particleWeight;
  const endings = pair.match(/\p{Script=Hiragana}/gu)?.length ?? 0;
  return endings === 0 ? 1 : endings === 1 ? 0.6 : 0.3;
}
