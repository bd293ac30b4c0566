/** Pieces of text, of which a match contains at least one. */
export type AnyOf = readonly string[];

/**
 * What each match of a pattern contains: one piece of each list. So a look for a few words tells that a pattern need not be compiled.
 * Reads the source of a pattern with the flag `u`. Empty where nothing of the kind can be said.
 */
export function requiredWords(source: string): readonly AnyOf[] {
  return new PatternReader(source).alternatives();
}

class PatternReader {
  #at = 0;

  constructor(readonly source: string) {}

  /** Up to the end or the bracket that closes the group. */
  alternatives(): readonly AnyOf[] {
    const first = this.#sequence();
    if (this.source[this.#at] !== '|') return first;
    const branches = [first];
    while (this.source[this.#at] === '|') {
      this.#at++;
      branches.push(this.#sequence());
    }
    const rarest = branches.map(rarestOf);
    return rarest.includes(null) ? [] : [rarest.flatMap((words) => words ?? [])];
  }

  #sequence(): readonly AnyOf[] {
    const required: AnyOf[] = [];
    while (this.#at < this.source.length) {
      const next = this.source[this.#at];
      if (next === '|' || next === ')') break;
      if (next === '(') {
        const words = this.#group();
        if (this.#skipQuantifier() !== 'optional') required.push(...words);
      } else if (!this.#skip(notText) && !this.#letters(required)) this.#at++;
    }
    return required;
  }

  /** Adds a run of letters, without the last one where it may be missing. */
  #letters(required: AnyOf[]): boolean {
    const from = this.#at;
    if (!this.#skip(letters)) return false;
    const run = this.source.slice(from, this.#at);
    const isWhole = this.#skipQuantifier() === null;
    const certain = isWhole ? run : [...run].slice(0, -1).join('');
    if (certain !== '') required.push([certain]);
    return true;
  }

  #group(): readonly AnyOf[] {
    const from = this.#at;
    this.#skip(opening);
    const isAround = /[=!]$/.test(this.source.slice(from, this.#at));
    const words = this.alternatives();
    this.#at++;
    // What stands around a match is no part of it.
    return isAround ? [] : words;
  }

  #skipQuantifier(): 'optional' | 'needed' | null {
    const from = this.#at;
    if (!this.#skip(quantifier)) return null;
    return /^(?:[*?]|\{0)/.test(this.source.slice(from, this.#at)) ? 'optional' : 'needed';
  }

  #skip(pattern: RegExp): boolean {
    pattern.lastIndex = this.#at;
    if (!pattern.test(this.source)) return false;
    this.#at = pattern.lastIndex;
    return true;
  }
}

const letters = /[^\\[\](){}*+?|^$.]+/uy;
const notText =
  /(?:\[(?:\\.|[^\]\\])*\]|\\(?:[pP]\{[^}]+\}|u\{\w+\}|u\w{4}|x\w\w|k<\w+>|.)|[.^$])(?:[*+?]|\{\d+(?:,\d*)?\})?\??/suy;
const opening = /\((?:\?(?:<?[=!]|:|<\w+>))?/y;
const quantifier = /(?:[*+?]|\{\d+(?:,\d*)?\})\??/y;

/** The list whose shortest piece is longest is the one that fewest texts meet. */
function rarestOf(required: readonly AnyOf[]): AnyOf | null {
  let best: AnyOf | null = null;
  let most = 0;
  for (const words of required) {
    const shortest = words.reduce((length, word) => Math.min(length, word.length), 100);
    if (shortest > most) [best, most] = [words, shortest];
  }
  return best;
}
