import type { Command } from '../command.js';
import { findCommand } from '../find-command.js';
import type { ArgumentSpec, OptionSpec } from '../option-spec.js';

export type CommandLine = { readonly command: Command; readonly argv: readonly string[] };

/**
 * The words to type for an operation and its input: `bootstrap.done` is `bootstrap --done`, and a field is an argument or an option of
 * its name. Null where the command line has no such operation or field.
 */
export function commandLineOf(commands: readonly Command[], operation: string, input: object): CommandLine | null {
  const found = commandFor(commands, operation);
  if (found === null) return null;
  const { command, mode } = found;
  const given = new Map<string, unknown>(Object.entries(input).filter(([, value]) => value !== undefined));
  const words: string[] = [];
  const options: string[] = mode === undefined || mode.kind !== 'boolean' ? [] : [`--${mode.long}`];
  for (const spec of command.arguments ?? []) {
    const value = take(given, spec.name) ?? (spec.required === true ? placeholder(spec) : undefined);
    if (value !== undefined) words.push(...(Array.isArray(value) ? value.map(String) : [String(value)]));
  }
  for (const spec of command.options ?? []) {
    const value = take(given, spec.long) ?? (isNeeded(spec, mode) ? placeholder(spec) : undefined);
    options.push(...optionWords(spec, value));
  }
  if (given.size > 0) return null;
  const dry = command.writes === true ? ['--dry-run'] : [];
  return { command, argv: [...command.name.split(' '), ...words, ...options, ...dry] };
}

/** The command of that name, or the one whose option is the last part of the name. */
function commandFor(
  commands: readonly Command[],
  operation: string,
): { command: Command; mode?: OptionSpec | undefined } | null {
  const parts = operation.split('.');
  const whole = findCommand(commands, parts.join(' '));
  if (whole !== undefined) return { command: whole };
  const command = findCommand(commands, parts.slice(0, -1).join(' '));
  const mode = command?.options?.find(({ long }) => long === parts.at(-1));
  return command === undefined || mode === undefined ? null : { command, mode };
}

/** The value of a field that is called like this option or argument, in the singular or plural; a flag `no-x` is the field `x` turned off. */
function take(given: Map<string, unknown>, name: string): unknown {
  const isOff = name.startsWith('no-');
  const field = fieldName(isOff ? name.slice('no-'.length) : name);
  const key = [field, `${field}s`, field.replace(/y$/, 'ies')].find((candidate) => given.has(candidate));
  if (key === undefined) return undefined;
  const value = given.get(key);
  given.delete(key);
  return isOff ? value === false : value;
}

function fieldName(long: string): string {
  return long.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function isNeeded(spec: OptionSpec, mode: OptionSpec | undefined): boolean {
  return spec.kind !== 'boolean' && (spec === mode || spec.required === true);
}

function placeholder(spec: ArgumentSpec | OptionSpec): string {
  if ('kind' in spec && spec.kind === 'number') return '1';
  return ('choices' in spec ? spec.choices?.[0] : undefined) ?? 'canary';
}

function optionWords(spec: OptionSpec, value: unknown): string[] {
  if (value === undefined) return [];
  if (spec.kind === 'boolean') return value === true ? [`--${spec.long}`] : [];
  const values = Array.isArray(value) ? value : [value];
  return values.map((one) => `--${spec.long}=${String(one)}`);
}
