import { appendToJsonList, removeFromJsonList } from '../config/edit-json-list.js';
import { editJsonText } from '../config/edit-json-text.js';
import { isJsonObject, isSameJson, type Json } from '../config/json-value.js';
import { readJsonText } from '../config/parse-json-text.js';
import type { Entry } from './client.js';
import { isOurHook } from './entry-commands.js';

/** The value of a file of settings; a problem where it can't be read. An empty file has no settings. */
export function readSettings(text: string): { value: Json } | { problem: string } {
  if (text.trim() === '') return { value: {} };
  const { value, problems } = readJsonText(text, { maxBytes: 32 * 1024 * 1024, maxParts: 2_000_000 });
  const [problem] = problems;
  if (problem !== undefined) {
    const { line, column } = problem.position;
    return { problem: `line ${line}, column ${column}: ${problem.message}` };
  }
  return isJsonObject(value) ? { value } : { problem: 'it holds no object' };
}

export type EntryState = 'missing' | 'different' | 'present';

export function entryState(value: Json, entry: Entry): EntryState {
  const found = valueAt(value, entry.at);
  if (entry.kind === 'key')
    return found === undefined ? 'missing' : isSameJson(found, entry.value) ? 'present' : 'different';
  return Array.isArray(found) && found.some((item) => isSameJson(item, entry.value)) ? 'present' : 'missing';
}

/** The text with one entry more, or with another value for it. */
export function addEntry(text: string, { kind, at, value }: Entry): string {
  const whole = text.trim() === '' ? '{}\n' : text;
  return kind === 'key' ? editJsonText(whole, at, value) : appendToJsonList(whole, at, value);
}

/** The text without an entry, and without objects and lists that are empty now but for those that were there at `depth`. */
export function removeEntry(text: string, entry: Entry, depth: number): string {
  const settings = readSettings(text);
  if ('problem' in settings || entryState(settings.value, entry) !== 'present') return text;
  const list = valueAt(settings.value, entry.at);
  const index = Array.isArray(list) ? list.findIndex((item) => isSameJson(item, entry.value)) : -1;
  const rest = entry.kind === 'key' ? editJsonText(text, entry.at, null) : removeFromJsonList(text, entry.at, index);
  const holder = entry.kind === 'key' ? entry.at.slice(0, -1) : entry.at;
  return withoutEmpty(rest, holder, depth);
}

/** Hooks of ours that are not wanted, such as those of an earlier version or of another workspace. */
export function staleHooks(value: Json, wanted: readonly Entry[]): Entry[] {
  const lists = new Set(wanted.filter(({ kind }) => kind === 'item').map(({ at }) => at[0] ?? ''));
  return [...lists].flatMap((name) => {
    const groups = valueAt(value, [name]);
    if (!isJsonObject(groups)) return [];
    return Object.entries(groups).flatMap(([event, items]): Entry[] =>
      (Array.isArray(items) ? items : [])
        .filter((item) => isOurHook(item) && !wanted.some((entry) => isSameEntry(entry, [name, event], item)))
        .map((item) => ({ kind: 'item', at: [name, event], value: item })),
    );
  });
}

/** How many of the names on the way to an entry are there already. */
export function depthOf(value: Json, { at }: Entry): number {
  const missing = at.findIndex((_, index) => valueAt(value, at.slice(0, index + 1)) === undefined);
  return missing === -1 ? at.length : missing;
}

function isSameEntry({ kind, at, value }: Entry, place: readonly string[], item: Json): boolean {
  return kind === 'item' && at.join('\0') === place.join('\0') && isSameJson(value, item);
}

function withoutEmpty(text: string, path: readonly string[], depth: number): string {
  if (path.length <= depth) return text;
  const settings = readSettings(text);
  const value = 'problem' in settings ? undefined : valueAt(settings.value, path);
  const isEmpty = Array.isArray(value) ? value.length === 0 : isJsonObject(value) && Object.keys(value).length === 0;
  return isEmpty ? withoutEmpty(editJsonText(text, path, null), path.slice(0, -1), depth) : text;
}

function valueAt(value: Json, path: readonly string[]): Json | undefined {
  return path.reduce<Json | undefined>(
    (holder, name) => (isJsonObject(holder) && Object.hasOwn(holder, name) ? holder[name] : undefined),
    value,
  );
}
