import { lazyValue } from '../../workspace/lazy-value.js';
import { isPlain } from './is-plain.js';

/** A stretch that reads as words only backwards, with its letters moved, or as morse code. */
export type ScrambledLine = {
  readonly start: number;
  readonly end: number;
  /** How it has to be read. */
  readonly way: 'backwards' | 'rot13' | 'morse';
};

const shortest = 24;
const longest = 2_000;

/** Lines without a common word of any language we know, that have several when they are read in another way. */
export function findScrambledLines(text: string): ScrambledLine[] {
  const found: ScrambledLine[] = [];
  for (let start = 0; start < text.length; ) {
    const next = text.indexOf('\n', start);
    const end = next === -1 ? text.length : next;
    if (end - start >= shortest && end - start <= longest) {
      const line = text.slice(start, end);
      const isRead = hasEnglishWord.test(line) || hasCommonWord.test(line);
      const way = isRead ? null : wayToRead(line);
      if (way !== null) found.push({ start: start + line.search(/\S/), end: start + line.trimEnd().length, way });
    }
    start = end + 1;
  }
  return found;
}

/** In most lines of English, and told sooner. */
const hasEnglishWord = / (?:the|and|to|of|in|is|for|it|you|with|on) /;
/** Cheap to look for, and in nearly every line of these languages. */
const hasCommonWord =
  /(?:^|[ ,.;:(>-])(?:the|and|to|of|in|is|for|it|you|with|on|my|at|i|el|la|los|las|de|que|en|con|der|die|das|und|ist|mit|für|zu|im|le|les|et|du|des|di|il|che|do|da|os|um|com|в|и|на|не|с|по|что)(?=[ ,.;:)]|$)/i;

function wayToRead(line: string): ScrambledLine['way'] | null {
  if (morse.test(line)) return isMorse(line) ? 'morse' : null;
  const words = wordsOf(line.toLowerCase());
  if (words.length < fewestWords) return null;
  const known = countAmong(common, words);
  const isSaid = (scrambled: ReadonlySet<string>) => {
    const count = countAmong(scrambled, words);
    return count >= fewestCommon && count > known * 3 && count * 6 >= words.length;
  };
  if (isSaid(commonBackwards())) return 'backwards';
  return isSaid(commonInRot13()) ? 'rot13' : null;
}

function wordsOf(lower: string): readonly string[] {
  return lower.match(isPlain(lower) ? plainWord : anyWord()) ?? [];
}

const plainWord = /(?<![a-z0-9])[a-z]{2,}(?![a-z0-9])/g;
const anyWord = lazyValue(() => /(?<![\p{L}\p{N}])\p{L}{2,}(?![\p{L}\p{N}])/gu);

const fewestWords = 5;
const fewestCommon = 3;

/** How many different ones there are. */
function countAmong(looked: ReadonlySet<string>, words: readonly string[]): number {
  return new Set(words.filter((word) => looked.has(word))).size;
}

const common = new Set(
  'the and to of in is for it you with on that this not do does all any are be by from your his her who what when if then send tell give show never always before after el la los las de que en con para por una un no se del al su como si todo los las der die das und ist mit für zu im nicht ein eine dem den von auf bei wenn alle le les et du des une pour pas dans qui sur avec il lo che di per non una sono del della os as um uma com não dos das ao à não и на не что по для все это как его из от если'.split(
    ' ',
  ),
);

function backwards(word: string): string {
  return [...word].reverse().join('');
}

function rot13(word: string): string {
  return word.replace(/[a-z]/g, (letter) => String.fromCharCode(((letter.charCodeAt(0) - 97 + 13) % 26) + 97));
}

/** The common words as they look when a line is scrambled. */
const commonBackwards = lazyValue(() => new Set([...common].map(backwards)));
const commonInRot13 = lazyValue(() => new Set([...common].map(rot13)));

const morse = /(?:[.\-·–]{1,6}[ /|]{1,3}){9}[.\-·–]/;

/** Dots and dashes that stand for letters, several of them different: lines of tables have dashes alone. */
function isMorse(line: string): boolean {
  const signs = line.match(/(?<![.\-·–\w])[.\-·–]{1,5}(?![.\-·–\w])/g) ?? [];
  return signs.length >= 10 && new Set(signs).size >= 5 && signs.some((sign) => /^[.·]/.test(sign));
}
