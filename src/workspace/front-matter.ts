import { parseDocument } from 'yaml';

/** A Markdown text split at its YAML front matter. Joining `head` and `body` gives the text back, byte for byte. */
export type FrontMatter = {
  /** The fences and everything between them, with the line end after the closing fence; empty when there is none. */
  readonly head: string;
  /** The YAML between the fences. */
  readonly yaml: string;
  readonly body: string;
  /** The 1-based line on which the body starts. */
  readonly bodyStartLine: number;
  /** The parsed mapping; empty when there is no front matter or it could not be read. */
  readonly keys: Readonly<Record<string, unknown>>;
  /** Why the front matter could not be read. */
  readonly problem: string | null;
};

const maxYamlCharacters = 65_536;
const maxAliases = 20;
const maxDepth = 100;

/** Reads YAML only: a fence with a language after it (`---js`) is body text, and nothing is ever evaluated. */
export function readFrontMatter(text: string): FrontMatter {
  const match = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/.exec(text);
  if (match === null) return { head: '', yaml: '', body: text, bodyStartLine: 1, keys: {}, problem: null };
  const head = match[0];
  const yaml = match[1] ?? '';
  const split = { head, yaml, body: text.slice(head.length), bodyStartLine: head.split('\n').length };
  if (yaml.length > maxYamlCharacters) {
    return { ...split, keys: {}, problem: `The front matter is longer than ${maxYamlCharacters} characters.` };
  }
  if (isTooDeep(yaml)) return { ...split, keys: {}, problem: 'The front matter is nested too deeply.' };
  return { ...split, ...parseMapping(yaml) };
}

/** The parser calls itself for every level. A stack that overflows inside it ends the whole process, so it is never tried. */
function isTooDeep(yaml: string): boolean {
  let open = 0;
  for (const sign of yaml) {
    if (sign === '[' || sign === '{') open++;
    if (sign === ']' || sign === '}') open--;
    if (open > maxDepth) return true;
  }
  return new RegExp(`^[ \\t]*(?:[-?:][ \\t]+){${maxDepth}}`, 'm').test(yaml);
}

function parseMapping(yaml: string): { keys: Record<string, unknown>; problem: string | null } {
  try {
    const document = parseDocument(yaml, { schema: 'core', merge: false, uniqueKeys: true, logLevel: 'silent' });
    const [error] = document.errors;
    if (error !== undefined) return { keys: {}, problem: error.message.split('\n')[0] ?? 'The YAML is not valid.' };
    const value: unknown = document.toJS({ maxAliasCount: maxAliases });
    if (value === null || value === undefined) return { keys: {}, problem: null };
    if (typeof value !== 'object' || Array.isArray(value))
      return { keys: {}, problem: 'The front matter is not a list of keys.' };
    return { keys: value as Record<string, unknown>, problem: null };
  } catch (error) {
    return { keys: {}, problem: error instanceof Error ? error.message : 'The YAML could not be resolved.' };
  }
}
