import type { Command } from '../command.js';
import { findCommand, nextWords } from '../find-command.js';
import { summaryOf } from '../help/program-help.js';
import type { ArgumentSpec, OptionSpec } from '../option-spec.js';
import { globalOptionSpecs, helpSpec, versionSpec } from '../parse/global-options.js';

/** Where the cursor can be: after the program's name, after `config`, after `config show` … */
export type Place = {
  /** Empty at the program. */
  readonly path: string;
  readonly words: readonly { readonly word: string; readonly says: string }[];
  readonly options: readonly PlaceOption[];
  readonly arguments: readonly PlaceArgument[];
};

export type PlaceOption = { readonly spec: OptionSpec; readonly flags: readonly string[]; readonly values: Values };
export type PlaceArgument = { readonly name: string; readonly isVariadic: boolean; readonly values: Values };

/** What can stand in the place of a value. `none` is for flags, which take no value. */
export type Values =
  | { readonly kind: 'none' | 'anything' | 'directory' | 'file' }
  | { readonly kind: 'words'; readonly words: readonly string[] };

export function placesOf(commands: readonly Command[]): readonly Place[] {
  const paths = ['', ...commands.flatMap(({ name }) => prefixesOf(name))];
  return [...new Set(paths)].map((path) => placeAt(commands, path));
}

/** The options every place has, so that scripts can name them once. */
export const everywhere: readonly PlaceOption[] = [...globalOptionSpecs, helpSpec].map(placeOption);

function placeAt(commands: readonly Command[], path: string): Place {
  const command = findCommand(commands, path);
  const own = path === '' ? [versionSpec] : (command?.options ?? []);
  return {
    path,
    words: nextWords(commands, path).map((word) => ({
      word,
      says: summaryOf(commands, path ? `${path} ${word}` : word),
    })),
    options: own.map(placeOption),
    arguments: (command?.arguments ?? []).map((spec) => ({
      name: spec.name,
      isVariadic: spec.variadic === true,
      values: spec.name === 'command' ? { kind: 'words', words: nextWords(commands, '') } : valuesOf(spec, spec.name),
    })),
  };
}

function placeOption(spec: OptionSpec): PlaceOption {
  const flags = [...(spec.short === undefined ? [] : [`-${spec.short}`]), `--${spec.long}`];
  return { spec, flags, values: spec.kind === 'boolean' ? { kind: 'none' } : valuesOf(spec, spec.value) };
}

function valuesOf(spec: OptionSpec | ArgumentSpec, name: string): Values {
  const words = ('choices' in spec ? spec.choices : undefined) ?? ('suggests' in spec ? spec.suggests : undefined);
  if (words !== undefined) return { kind: 'words', words };
  if (name === 'dir') return { kind: 'directory' };
  return { kind: ['file', 'files', 'path', 'paths'].includes(name) ? 'file' : 'anything' };
}

function prefixesOf(name: string): readonly string[] {
  const words = name.split(' ');
  return words.map((_, position) => words.slice(0, position + 1).join(' '));
}
