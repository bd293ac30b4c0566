import type * as z from 'zod';
import { nearestWord } from '../errors/nearest-word.js';
import { isJsonObject, type JsonObject } from './json-value.js';
import { passesQuickValidation } from './quick-validation.js';
import { quoteValue } from './quote-value.js';
import { orList } from './schema/value-types.js';
import { type Config, sectionSchema } from './schema.js';
import { choicesOf, exampleOf, formatKeyPath, type KeySegment, keysBelow, schemaAt } from './setting-paths.js';
import { nearestTimeZone } from './time-zones.js';

/** What is wrong with one setting. `part` says whether its name or its value is at fault. */
export type SettingProblem = {
  readonly path: readonly KeySegment[];
  readonly part: 'key' | 'value';
  readonly message: string;
  readonly suggestion: string | null;
};

export type KnownNames = { readonly profiles?: readonly string[] | undefined };

type CheckedSettings = {
  /** Null when there is at least one problem. */
  readonly config: Config | null;
  readonly problems: readonly SettingProblem[];
};

export function checkSettings(value: unknown, known: KnownNames = {}): CheckedSettings {
  if (!isJsonObject(value)) return { config: null, problems: [wrongValue([], 'an object', value)] };
  const checked = Object.keys(value).map((name) => checkSection(name, value));
  const problems = [...checked.flatMap((part) => part.problems), ...unknownProfiles(value, known.profiles ?? null)];
  if (problems.length > 0) return { config: null, problems };
  return { config: Object.fromEntries(checked.map(({ name, data }) => [name, data])) as Config, problems };
}

function checkSection(name: string, root: JsonObject): { name: string; data: unknown; problems: SettingProblem[] } {
  if (passesQuickValidation(name, root[name])) return { name, data: root[name], problems: [] };
  const parsed = sectionSchema(name)?.safeParse(root[name]);
  if (parsed === undefined) return { name, data: null, problems: [unknownKey([], name)] };
  if (parsed.success) return { name, data: parsed.data, problems: [] };
  return {
    name,
    data: null,
    problems: parsed.error.issues.flatMap((issue) => describeIssue(below(name, issue), root)),
  };
}

function below(name: string, issue: Issue): Issue {
  return { ...issue, path: [name, ...issue.path] };
}

type Issue = z.core.$ZodIssue;

function describeIssue(issue: Issue, root: unknown): SettingProblem[] {
  const path = issue.path.filter((segment) => typeof segment !== 'symbol');
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey(path, key));
  if (issue.code === 'invalid_union') {
    const inside = issue.errors.flat().filter((inner) => inner.path.length > 0 || inner.code === 'unrecognized_keys');
    if (inside.length > 0)
      return inside.flatMap((inner) => describeIssue({ ...inner, path: [...path, ...inner.path] }, root));
  }
  if (issue.code === 'invalid_key') {
    const expected = issue.issues[0]?.message ?? 'a name';
    return [
      {
        path,
        part: 'key',
        message: `The name in ${formatKeyPath(path)} must be ${expected}.`,
        suggestion: 'Choose another name.',
      },
    ];
  }
  return [wrongValue(path, issue.message, valueAt(root, path))];
}

/** A value that does not match `expected`, for example "true or false", "a whole number from 0 to 65535". */
function wrongValue(path: readonly KeySegment[], expected: string, value: unknown): SettingProblem {
  const name = path.length === 0 ? 'The config' : formatKeyPath(path);
  if (value === undefined)
    return { path, part: 'value', message: `${name} is missing.`, suggestion: `Add it: ${exampleText(path)}` };
  const message = `${name} must be ${expected}, not ${quoteValue(value)}.`;
  return { path, part: 'value', message, suggestion: suggestValue(path, value) };
}

function unknownKey(path: readonly KeySegment[], key: string): SettingProblem {
  const keys = keysBelow(path);
  const close = closest(key, keys);
  const keyPath = [...path, key];
  const suggestion =
    close === null ? `Allowed here: ${shorten(keys)}.` : `Did you mean \`${formatKeyPath([...path, close])}\`?`;
  return { path: keyPath, part: 'key', message: `${formatKeyPath(keyPath)} is not a setting.`, suggestion };
}

function unknownProfiles(value: JsonObject, profiles: readonly string[] | null): SettingProblem[] {
  if (profiles === null) return [];
  const agents = valueAt(value, ['agents']);
  const ids = isJsonObject(agents) ? Object.keys(agents) : [];
  const paths = [['profile'], ...ids.map((id) => ['agents', id, 'profile'])];
  return paths.flatMap((path) => {
    const name = valueAt(value, path);
    if (typeof name !== 'string' || profiles.includes(name)) return [];
    const close = closest(name, profiles);
    const message = `${formatKeyPath(path)} must be ${orList(profiles)}, not ${quoteValue(name)}.`;
    return [
      { path, part: 'value' as const, message, suggestion: close === null ? exampleHint(path) : didYouMean(close) },
    ];
  });
}

function suggestValue(path: readonly KeySegment[], value: unknown): string {
  const schema = schemaAt(path);
  const isTimezone = path.length === 1 && path[0] === 'timezone';
  if (typeof value === 'string' && schema !== null) {
    const close = isTimezone ? nearestTimeZone(value) : closest(value, choicesOf(schema));
    if (close !== null) return didYouMean(close);
  }
  return exampleHint(path);
}

function didYouMean(word: string): string {
  return `Did you mean \`${JSON.stringify(word)}\`?`;
}

function exampleHint(path: readonly KeySegment[]): string {
  return `For example ${exampleText(path)}`;
}

function exampleText(path: readonly KeySegment[]): string {
  const schema = schemaAt(path);
  const example = schema === null ? undefined : exampleOf(schema);
  const value = example === undefined ? '{ … }' : JSON.stringify(example);
  const key = path.at(-1);
  return `\`${typeof key === 'string' ? `${JSON.stringify(key)}: ` : ''}${value}\`.`;
}

function shorten(words: readonly string[]): string {
  return words.length <= 8 ? words.join(', ') : `${words.slice(0, 8).join(', ')} and ${words.length - 8} more`;
}

/** The word that starts with the typed text, or else the nearest by edit distance. */
export function closest(typed: string, known: readonly string[]): string | null {
  const begun = typed.length < 3 ? undefined : known.find((word) => word.toLowerCase().startsWith(typed.toLowerCase()));
  return begun ?? nearestWord(typed, known);
}

function valueAt(root: unknown, path: readonly KeySegment[]): unknown {
  let value = root;
  for (const segment of path) {
    if (typeof value !== 'object' || value === null || !Object.hasOwn(value, segment)) return undefined;
    value = Reflect.get(value, segment);
  }
  return value;
}
