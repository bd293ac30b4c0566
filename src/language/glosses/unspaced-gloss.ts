import { lazyValue } from '../../workspace/lazy-value.js';
import { koreanParticle, type UnspacedLanguage, type UnspacedWords, unspacedWords } from './unspaced-tables.js';

/**
 * The words of a text that are known by their meaning, of scripts whose words no space sets apart from what surrounds them:
 * `동물병원에서` → `동물병원`, `子供の薬` → `子供`, `薬`.
 */
export function glossedWords(text: string): string[] {
  if (!mayBeUnspaced.test(text)) return [];
  return (text.normalize('NFKC').match(run()) ?? []).flatMap((found) => wordsIn(found, languageOf(found, text)));
}

/** What is left of a text for those who split it at spaces. */
export function withoutUnspaced(text: string): string {
  return mayBeUnspaced.test(text) ? text.replace(run(), ' ') : text;
}

/** The English word for one of `glossedWords`, or null. */
export function unspacedGloss(word: string): string | null {
  if (!mayBeUnspaced.test(word)) return null;
  if (isHangul().test(word)) return unspacedWords('ko').glosses.get(word) ?? null;
  return unspacedWords('ja').glosses.get(word) ?? unspacedWords('zh').glosses.get(word) ?? null;
}

/** Other words that mean the same as one of the `glossedWords` of a text. */
export function likeWords(word: string, text: string): readonly string[] {
  const { glosses, alike } = unspacedWords(languageOf(word, text));
  const gloss = glosses.get(word);
  return gloss === undefined ? [] : (alike.get(gloss) ?? []).filter((other) => other !== word);
}

/** The language of a run of letters, told by its script and by that of the whole text. */
export function languageOf(letters: string, text: string): UnspacedLanguage {
  if (isHangul().test(letters)) return 'ko';
  return /[\u3040-\u30ff\uff66-\uff9f]/.test(text) ? 'ja' : 'zh';
}

const mayBeUnspaced = /[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7a3\uff66-\uff9f]/;
const run = lazyValue(() => /\p{Script=Hangul}+|[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}ー]+/gu);
const isHangul = lazyValue(() => /^\p{Script=Hangul}/u);

/** From the beginning on, always the longest word that fits where it stands. */
function wordsIn(letters: string, language: UnspacedLanguage): string[] {
  const words = unspacedWords(language);
  const fits = fitting[language];
  const found: string[] = [];
  let end = 0;
  for (let at = 0; at < letters.length; ) {
    let size = Math.min(words.longest, letters.length - at);
    for (; size > 0; size--) {
      const word = letters.slice(at, at + size);
      if (!words.glosses.has(word)) continue;
      const match = { word, before: letters.slice(0, at), rest: letters.slice(at + size), isAfterWord: at === end };
      if (fits(match, words)) break;
    }
    if (size > 0) found.push(letters.slice(at, at + size));
    at += Math.max(size, 1);
    if (size > 0) end = at;
  }
  return found;
}

type Match = { readonly word: string; readonly before: string; readonly rest: string; readonly isAfterWord: boolean };

const fitting: Readonly<Record<UnspacedLanguage, (match: Match, words: UnspacedWords) => boolean>> = {
  ko({ word, rest, isAfterWord, before }, { verbs }) {
    if (before === '') return word.length > 1 || rest === '' || koreanParticle.test(rest);
    return word.length > (isAfterWord ? 1 : 2) && !verbs.has(word);
  },
  ja({ word, before, rest }) {
    const previous = before.slice(-1);
    if (isHan().test(word)) return word.length > 1 || !(isHan().test(previous) || isHan().test(rest));
    if (isKatakana().test(word)) return !isKatakana().test(previous) && (word.length > 2 || !isKatakana().test(rest));
    return word.length > 1 && (!/\p{Script=Hiragana}/u.test(previous) || /[のをがはにとでもや]/.test(previous));
  },
  zh: () => true,
};

const isHan = lazyValue(() => /^\p{Script=Han}/u);
const isKatakana = lazyValue(() => /^[\p{Script=Katakana}ー]/u);
