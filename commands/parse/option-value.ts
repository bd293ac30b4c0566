import { nearestWord, SoulError } from '../../src/index.js';
import type { ValueOptionSpec } from '../option-spec.js';
import type { GivenValue } from './given-options.js';

/** The value of an option after one more occurrence of it on the command line. */
export function optionValue(spec: ValueOptionSpec, text: string, earlier: unknown): GivenValue {
  if (spec.kind === 'number') return numberOf(spec, text);
  const isList = spec.kind === 'list' || spec.repeatable === true;
  if (!isList) return checkedChoice(text, spec.choices, `--${spec.long}`);
  const words = spec.kind === 'list' ? splitList(spec, text) : [text];
  const checked = words.map((word) => checkedChoice(word, spec.choices, `--${spec.long}`));
  return [...(Array.isArray(earlier) ? earlier : []), ...checked];
}

/** `name` is how the user knows the place: `--format` or `<shell>`. */
export function checkedChoice(text: string, choices: readonly string[] | undefined, name: string): string {
  if (choices === undefined || choices.includes(text)) return text;
  const suggestion = nearestWord(text, choices);
  const known = `It can be ${orList(choices)}.`;
  throw new SoulError('usage', `${name} can't be "${text}".`, {
    hint: suggestion === null ? known : `Did you mean \`${suggestion}\`? ${known}`,
  });
}

function numberOf(spec: ValueOptionSpec, text: string): number {
  if (/^[+-]?\d+(\.\d+)?$/.test(text)) return Number(text);
  throw new SoulError('usage', `--${spec.long} needs a number, not "${text}".`, {
    hint: `Write it in digits, for example \`--${spec.long} ${spec.default ?? (spec.value === '0..1' ? 0.5 : 20)}\`.`,
  });
}

/** Leaving an option away often means everything, and a variable of a script that is empty never does. */
function splitList(spec: ValueOptionSpec, text: string): readonly string[] {
  const words = text
    .split(',')
    .map((word) => word.trim())
    .filter((word) => word !== '');
  if (words.length > 0) return words;
  throw new SoulError('usage', `--${spec.long} names nothing.`, {
    hint: `Use ${spec.value}, separated by commas, or leave it out. Nothing was changed.`,
  });
}

function orList(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} or ${words.at(-1)}`;
}
