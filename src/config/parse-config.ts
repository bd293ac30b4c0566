import { SoulError } from '../errors/soul-error.js';
import { checkSettings, type KnownNames } from './check-settings.js';
import { type JsonText, type Problem, readJsonText } from './parse-json-text.js';
import type { Config } from './schema.js';

export type ConfigText = {
  readonly config: Config;
  /** The same text with positions, to locate a setting. */
  readonly text: JsonText;
};

/** Reads a config text. Throws `config-invalid` with all problems, the first one as its message. */
export function parseConfig(text: string, options: { source: string } & KnownNames): Config {
  return readConfigText(text, options).config;
}

export function readConfigText(text: string, options: { source: string } & KnownNames): ConfigText {
  const json = readJsonText(text);
  if (json.value === undefined) throw invalidConfig(options.source, json.problems);

  const { config, problems } = checkSettings(json.value, options);
  if (config === null || json.problems.length > 0) {
    // Problems are in text order, and locating thousands of them would be slow.
    const placed = problems.slice(0, mostPlaced).map(({ path, part, message, suggestion }) => ({
      position: json.locate(path, part),
      message,
      suggestion,
    }));
    throw invalidConfig(options.source, [...json.problems, ...placed], problems.length - placed.length);
  }
  return { config, text: json };
}

const mostShown = 10;
const mostPlaced = 100;

function invalidConfig(source: string, problems: readonly Problem[], unplaced = 0): SoulError {
  const sorted = [...problems].sort((left, right) => {
    return left.position.line - right.position.line || left.position.column - right.position.column;
  });
  const [first, ...others] = sorted;
  if (first === undefined) return new SoulError('config-invalid', `${source} is not a config.`);
  const shown = others
    .slice(0, mostShown - 1)
    .map((problem) => `\n  ${tell(source, problem)} ${problem.suggestion ?? ''}`.trimEnd());
  const hidden = others.length - shown.length + unplaced;
  const more = hidden > 0 ? [`\n  … and ${hidden} more.`] : [];
  const message = [tell(source, first), ...shown, ...more].join('');
  return new SoulError('config-invalid', message, first.suggestion === null ? {} : { hint: first.suggestion });
}

function tell(source: string, { position, message }: Problem): string {
  return `${source}:${position.line}:${position.column}: ${message}`;
}
