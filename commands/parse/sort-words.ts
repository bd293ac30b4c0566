import type { OptionSpec } from '../option-spec.js';
import type { GivenValue } from './given-options.js';
import { optionValue } from './option-value.js';

export type SortedWords = {
  /** Words that are no options, up to the first option that is not known here. */
  readonly operands: readonly string[];
  /** That option and whatever behind it is not known either, or all behind a word that leads further. */
  readonly rest: readonly string[];
  /** The options typed here, by long name. A flag that was typed is true, `--no-git` as well. */
  readonly values: Readonly<Record<string, GivenValue>>;
};

type Place = {
  readonly specs: readonly OptionSpec[];
  /** Whether this word leads to a command, which reads the words behind it by itself. */
  readonly leadsOn: (word: string) => boolean;
  /** Whether `-5` is a number here and no option. */
  readonly takesNumbers: boolean;
  readonly onMissingValue: (spec: OptionSpec) => never;
};

/** Sorts the words typed at one place: `--long value`, `--long=value`, `-s value`, `-svalue`, `-ab`, and `--` before the last words. */
export function sortWords(
  words: readonly string[],
  { specs, leadsOn, takesNumbers, onMissingValue }: Place,
): SortedWords {
  const values: Record<string, GivenValue> = {};
  const operands: string[] = [];
  const rest: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? '';
    if (word === '--') {
      const last = words.slice(at + 1);
      return rest.length > 0
        ? { operands, rest: [...rest, word, ...last], values }
        : { operands: [...operands, ...last], rest, values };
    }
    const { known, unknown } = readFlags(word, specs);
    for (const { spec, text } of known) {
      if (spec.kind === 'boolean') {
        setFlag(values, spec.long);
        continue;
      }
      const value = text ?? words[++at] ?? onMissingValue(spec);
      values[spec.long] = optionValue(spec, value, values[spec.long]);
    }
    if (unknown === null) continue;
    const isOperand = rest.length === 0 && (!isOption(unknown) || (takesNumbers && isNegative(unknown)));
    if (isOperand && operands.length === 0 && leadsOn(unknown))
      return { operands: [unknown], rest: words.slice(at + 1), values };
    (isOperand ? operands : rest).push(unknown);
  }
  return { operands, rest, values };
}

type Flag = { readonly spec: OptionSpec; readonly text?: string };

/** The options a word stands for, and what is left of it: all of a word that is none, or the end of `-abc` where only `-a` is known. */
function readFlags(word: string, specs: readonly OptionSpec[]): { known: readonly Flag[]; unknown: string | null } {
  if (!isOption(word)) return { known: [], unknown: word };
  const exact = specs.find(({ long, short }) => word === `--${long}` || word === `-${short}`);
  if (exact !== undefined) return { known: [{ spec: exact }], unknown: null };
  if (word.startsWith('--')) {
    const [name = '', ...text] = word.split('=');
    const spec = specs.find(({ long, kind }) => name === `--${long}` && kind !== 'boolean');
    const isGiven = spec !== undefined && text.length > 0;
    return isGiven ? { known: [{ spec, text: text.join('=') }], unknown: null } : { known: [], unknown: word };
  }
  const first = specs.find(({ short }) => short === word[1]);
  if (first === undefined) return { known: [], unknown: word };
  if (first.kind !== 'boolean') return { known: [{ spec: first, text: word.slice(2) }], unknown: null };
  const others = readFlags(`-${word.slice(2)}`, specs);
  return { known: [{ spec: first }, ...others.known], unknown: others.unknown };
}

/** The later one of `--git` and `--no-git` wins. */
function setFlag(values: Record<string, GivenValue>, long: string): void {
  const opposite = long.startsWith('no-') ? long.slice('no-'.length) : `no-${long}`;
  if (opposite in values) values[opposite] = false;
  values[long] = true;
}

function isOption(word: string): boolean {
  return word.length > 1 && word.startsWith('-');
}

function isNegative(word: string): boolean {
  return /^-(?:\d+|\d*\.\d+)(?:e[+-]?\d+)?$/.test(word);
}
