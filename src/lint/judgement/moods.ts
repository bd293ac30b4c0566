import { inSmallLetters } from '../lexicon/read-words.js';
import { joinShapes, shapeNames, shapesOf } from './shapes.js';

/**
 * Signs of how something is said that most languages share: told as past, addressed to somebody, meant for good, tied to a
 * condition. They decide nothing alone; the weights learnt from labelled examples say what each is worth.
 */
type Mood = {
  readonly name: string;
  /** Whole words in small letters. */
  readonly words?: string;
  /** How words of at least five letters end. */
  readonly endings?: string;
  /** Found anywhere: stems, phrases, signs of scripts without spaces. */
  readonly anywhere?: string;
};

const spoken: readonly Mood[] = [
  {
    name: 'past',
    words:
      'was were had did went came told asked said found sent paid took gave kept left made got ran saw wrote put hat haben hatte hatten war waren wurde wurden kam ging sagte fragte bat wollte ließ gab schrieb nahm fand lag stand blieb ha han había fue fueron dijo hizo quiso puso avait était ont foi disse pediu ficou era aveva stato был была было были',
    endings: 'ed ó aron ieron aba aban ía ían ла ли ло лся лась лись ал ел ил ыл ул ял ёл ол',
    anywhere:
      '了 过 已经 曾 昨 上周 上个月 ました でした だった った。 いた。 した。 れた。 った、 した、 た」 たが たので 았다 었다 였다 했다',
  },
  {
    name: 'you',
    words:
      'you your yourself du dir dich dein deine deiner deinen ihr euch tú tu te ti tus usted ты тебе тебя твой твоя твоё твои вы вам toi vous votre você seu sua',
  },
  {
    name: 'agent',
    words: 'ai ki ии',
    anywhere:
      '你 您 あなた 代理 助手 アシスタント エージェント agent assistant assistent asistente агент ассистент помощник модел model モデル 模型',
  },
  {
    name: 'for-good',
    anywhere:
      'always forever permanent from·now until·further standing dauerhaft ab·sofort künftig fortan ständig immer siempre en·adelante indefinid hasta·nuevo всегда впредь навсегда постоянно отныне на·будущее 长期 永久 以后 今后 一律 凡 从此 往后 恒久 今後 以降 常に 必ず 毎回 ずっと toujours désormais sempre dorénavant',
  },
  {
    name: 'condition',
    words: 'when whenever if once wenn falls sooft sobald cuando si если когда при lorsque quand quando se',
    anywhere:
      'every·time as·soon cada·vez en·cuanto как·только 每当 若 如果 一旦 只要 的话 たら 場合 とき 際 度に ごとに',
  },
  {
    name: 'others',
    words: 'he she they his her their er sie sein él ella ellos su он она они его её их il elle lui lei ele ela',
    anywhere: '他 她 さん 様 先生 自己 本人 自分で',
  },
  {
    name: 'denial',
    words:
      "no not nobody nothing none never don't doesn't didn't won't can't nicht kein keine keinen keiner nie niemals niemand nunca jamás nadie ningún не нельзя никто никогда нет jamais pas não non mai",
    anywhere: '不 没 別 勿 禁 拒 ない ません なかった 断',
  },
  {
    name: 'speaker',
    words: 'i me my we our ich mir wir uns yo mi nos я мне мы нам je moi nous eu io',
    anywhere: '我 私 僕 うち',
  },
  {
    name: 'only',
    words: 'only just solely nur allein solo únicamente только лишь seul',
    anywhere: '只 仅 僅 だけ のみ',
  },
];

export const moodNames: readonly string[] = [...spoken.map(({ name }) => name), ...shapeNames];

/** Shapes come after what is spoken. */
const shapesFrom = spoken.length;

/** Moods as bits: the first of `moodNames` is the lowest. Those that the word shows by itself, in small letters. */
export function moodsOfWord(word: string): number {
  tables ??= makeTables();
  let moods = tables.words.get(word) ?? 0;
  if (isInPlainLetters(word)) return moods | moodsOfPlainWord(word, tables);
  if (word.length >= 5) {
    for (let length = 1; length <= longestEnding; length++) moods |= tables.endings.get(word.slice(-length)) ?? 0;
  }
  for (const { mood, pattern } of tables.stems) if (pattern.test(word)) moods |= mood;
  return moods;
}

/** Few endings and stems are written in plain letters, and most words show by one look that they have none. */
function moodsOfPlainWord(word: string, { plainEndings, plainStems, anyPlainStem }: Tables): number {
  let moods = 0;
  // By index, because every new word comes by.
  for (let index = 0; word.length >= 5 && index < plainEndings.length; index++) {
    const { ending, mood } = plainEndings[index] ?? noEnding;
    if (word.endsWith(ending)) moods |= mood;
  }
  if (!anyPlainStem.test(word)) return moods;
  for (const { mood, pattern } of plainStems) if (pattern.test(word)) moods |= mood;
  return moods;
}

const noEnding = { ending: '', mood: 0 };

/** The moods that several words together or other signs show. */
export function moodsOfText(text: string): number {
  const { lower, isPlain } = inSmallLetters(text);
  return phraseMoods(lower, { isPlain }) | (shapesOf(text) << shapesFrom);
}

/** Those of two texts with a space between them, from those of each. */
export function joinMoods(
  one: { readonly text: string; readonly moods: number },
  other: { readonly text: string; readonly moods: number },
): number {
  const shapes = joinShapes(
    { text: one.text, shapes: one.moods >> shapesFrom },
    { text: other.text, shapes: other.moods >> shapesFrom },
  );
  const words = (one.moods | other.moods) & ((1 << shapesFrom) - 1);
  // A phrase stands on both sides of the space only where no mark ends the first text.
  const isOpen = isLetter(one.text.charCodeAt(one.text.length - 1));
  const joint = isOpen ? `${one.text.slice(-longestPhrase)} ${other.text.slice(0, longestPhrase)}`.toLowerCase() : '';
  return words | phraseMoods(joint, { isPlain: false }) | (shapes << shapesFrom);
}

const longestPhrase = 16;

function isLetter(unit: number): boolean {
  return unit > 127 || (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90);
}

function phraseMoods(lower: string, { isPlain }: { isPlain: boolean }): number {
  tables ??= makeTables();
  const { phrases, anyPhrase, anyPlainPhrase } = tables;
  let moods = 0;
  if ((isPlain ? anyPlainPhrase : anyPhrase).test(lower))
    for (const { mood, pattern } of phrases) if (pattern.test(lower)) moods |= mood;
  return moods;
}

const longestEnding = 5;

type Sign = { readonly mood: number; readonly pattern: RegExp };
type Tables = {
  readonly words: ReadonlyMap<string, number>;
  readonly endings: ReadonlyMap<string, number>;
  readonly stems: readonly Sign[];
  /** Those in plain letters alone. */
  readonly plainEndings: readonly { readonly ending: string; readonly mood: number }[];
  readonly plainStems: readonly Sign[];
  readonly anyPlainStem: RegExp;
  readonly phrases: readonly Sign[];
  readonly anyPhrase: RegExp;
  readonly anyPlainPhrase: RegExp;
};

let tables: Tables | null = null;

function makeTables(): Tables {
  const words = new Map<string, number>();
  const endings = new Map<string, number>();
  const stems: Sign[] = [];
  const plainStems: Sign[] = [];
  const plain: string[] = [];
  const phrases: Sign[] = [];
  const wholes: string[] = [];
  for (const [index, mood] of spoken.entries()) {
    const bit = 1 << index;
    for (const word of mood.words?.split(' ') ?? []) words.set(word, (words.get(word) ?? 0) | bit);
    for (const ending of mood.endings?.split(' ') ?? []) endings.set(ending, bit);
    const anywhere = mood.anywhere?.split(' ') ?? [];
    const [whole, parts] = [anywhere.filter(isPhrase), anywhere.filter((stem) => !isPhrase(stem))];
    if (parts.length > 0) stems.push({ mood: bit, pattern: new RegExp(parts.join('|')) });
    const plainParts = parts.filter(isInPlainLetters);
    if (plainParts.length > 0) plainStems.push({ mood: bit, pattern: new RegExp(plainParts.join('|')) });
    plain.push(...plainParts);
    const spaced = whole.map((phrase) => phrase.replace('·', ' '));
    if (spaced.length > 0) phrases.push({ mood: bit, pattern: new RegExp(spaced.join('|')) });
    wholes.push(...spaced);
  }
  const plainEndings = [...endings].flatMap(([ending, mood]) => (isInPlainLetters(ending) ? [{ ending, mood }] : []));
  const anyPlainStem = new RegExp(plain.join('|'));
  const anyPhrase = new RegExp(wholes.join('|'));
  const anyPlainPhrase = new RegExp(wholes.filter((phrase) => isInPlainLetters(phrase.replaceAll(' ', ''))).join('|'));
  return { words, endings, stems, plainEndings, plainStems, anyPlainStem, phrases, anyPhrase, anyPlainPhrase };
}

// Asked for every new word. Until a function is optimised, V8 makes a pattern that is written in it anew for every call.
const plainLetters = /^[a-z]+$/;

function isInPlainLetters(text: string): boolean {
  return plainLetters.test(text);
}

/** What holds more than letters can't lie inside one word. */
function isPhrase(stem: string): boolean {
  return phraseSign.test(stem);
}

const phraseSign = /[·。、」]/;
