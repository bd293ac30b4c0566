import { readStatement, type Statement } from '../statements/statement.js';
import { contentWords } from '../words/content-terms.js';
import { splitSentences } from './split-sentences.js';

/** One thing that a note says: a sentence, or a part of one that stands for itself. */
export type Claim = {
  readonly text: string;
  readonly terms: readonly string[];
  /** Each term with the word as it is written. */
  readonly words: ReadonlyMap<string, string>;
  /** What it says of one thing, where it says so in a way that another sentence could replace. */
  readonly statement: Statement | null;
};

const mostClaims = 20;
const longest = 400;

/** What a text says, sentence by sentence. Code is nothing that is said. */
export function splitClaims(text: string): Claim[] {
  const said = text.slice(0, 8_000).replace(/^(`{3,}|~{3,})[\s\S]*?(?:^\1|$(?![\s\S]))/gm, '');
  return said
    .split(/;\s+/u)
    .flatMap(splitSentences)
    .map(tidy)
    .filter((part) => /\p{L}/u.test(part))
    .slice(0, mostClaims)
    .map((part) => toClaim(part, statementIn(part)));
}

export function toClaim(text: string, statement: Statement | null): Claim {
  const words = contentWords(text);
  return { text, terms: [...words.keys()], words, statement };
}

/** The first half of a sentence says it; reasons and asides behind it would become part of the value. */
export function statementIn(text: string): Statement | null {
  const plain = text.replace(openings, '');
  const [main = ''] = plain.split(
    /,\s|\s[–—-]\s|\s\(|\s(?:because|since|so that|although|while|weil|da|porque|parce que|perché|потому что)\s/iu,
  );
  const cut = main.length < plain.length && main.split(/\s+/).length >= 3 ? readStatement(main) : null;
  return cut ?? readStatement(plain);
}

/** Words that lead into a sentence and are no part of what it says. */
const openings =
  /^(?:again|once more|as always|as usual|reminder|remember|note|update|correction|actually|turns out|it turns out|so|and|but|also|well|by the way|fyi|heads up|nochmal|otra vez|encore)\s{0,2}(?:[,:–—-]\s{0,2}|that\s)/iu;

function tidy(part: string): string {
  return part
    .slice(0, longest)
    .replace(/^[\s>]*(?:(?:[-*+]|\d{1,9}[.)])\s+)?(?:\[[ xX]\]\s+)?/, '')
    .replace(/\*\*|__|`/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** A claim as a line of its own: without what leads into it, with a capital letter and a full stop. */
export function asSentence(text: string): string {
  const plain = text.replace(openings, '').replace(/[\s.…,;:]+$/u, '');
  const end = /[!?。！？)]$/u.test(plain) ? '' : '.';
  return `${plain.charAt(0).toUpperCase()}${plain.slice(1)}${end}`;
}
