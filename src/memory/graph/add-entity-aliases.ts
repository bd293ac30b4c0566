import { SoulError } from '../../errors/soul-error.js';
import { nameKey } from '../../language/names/name-key.js';
import { readFrontMatter } from '../../workspace/front-matter.js';
import { lineEndOf } from './edit-entity-text.js';

/** Adds aliases of an entity to the front matter, which is created if missing. Other keys stay unchanged. */
export function addAliases(text: string, aliases: readonly string[]): string {
  const mark = text.startsWith('\uFEFF') ? '\uFEFF' : '';
  const { head, keys, body, problem } = readFrontMatter(text.slice(mark.length));
  if (problem !== null) throw invalid(problem);
  const known = aliasesIn(keys);
  const taken = new Set(known.map(nameKey));
  const fresh = aliases.map((alias) => alias.trim()).filter((alias) => alias !== '' && !taken.has(nameKey(alias)));
  if (fresh.length === 0) return text;
  const end = lineEndOf(text);
  const line = `aliases: [${[...known, ...new Set(fresh)].map(quoteName).join(', ')}]${end}`;
  const edited = head === '' ? `---${end}${line}---${end}` : writeLine(head, line);
  const read = readFrontMatter(edited + body);
  const isKept = fresh.every((alias) => aliasesIn(read.keys).includes(alias)) && read.body === body;
  if (!isKept || Object.keys(keys).some((key) => !(key in read.keys)))
    throw invalid('Its list of aliases has an unsupported format.');
  return mark + edited + body;
}

/** A YAML scalar for a name. */
export function quoteName(name: string): string {
  return /^[A-Za-z][A-Za-z0-9]*(?: [A-Za-z0-9]+)*$/.test(name) && !/^(true|false|null|yes|no|on|off)$/i.test(name)
    ? name
    : JSON.stringify(name);
}

function aliasesIn(keys: Readonly<Record<string, unknown>>): string[] {
  const values: readonly unknown[] = Array.isArray(keys.aliases) ? keys.aliases : [keys.aliases];
  return values.flatMap((value) => (typeof value === 'string' || typeof value === 'number' ? [`${value}`] : []));
}

/** Replaces the key with the lines that belong to it, or adds it at the end. */
function writeLine(head: string, line: string): string {
  const old = /^aliases:[^\n]*\n(?:(?:[ \t]+[^\n]*|-[ \t][^\n]*|[ \t]*\r?)\n)*/m.exec(head);
  if (old !== null) return head.slice(0, old.index) + line + head.slice(old.index + old[0].length);
  const fence = head.search(/---[ \t]*\r?\n?$/);
  return head.slice(0, fence) + line + head.slice(fence);
}

function invalid(why: string): SoulError {
  return new SoulError('entity-invalid', `The front matter of the entity cannot be changed. ${why}`, {
    hint: 'Correct it by hand. Nothing was changed.',
  });
}
