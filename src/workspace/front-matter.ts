import { type Document, isScalar, parseDocument, visit } from 'yaml';
import { lazyValue } from './lazy-value.js';

/** A Markdown text split at its YAML front matter. Joining `head` and `body` gives the text back, byte for byte. */
export type FrontMatter = {
  /** The fences and everything between them, with the line ending after the closing fence; empty if there is none. */
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
const maxParts = 8_000;
const maxAliases = 20;
const maxDepth = 100;

/** Reads YAML only: a fence with a language after it (`---js`) is body text, and nothing is ever evaluated. */
export function readFrontMatter(text: string): FrontMatter {
  const match = /^---[ \t]*\r?\n(?:([\s\S]*?)\r?\n)?---[ \t]*(?:\r?\n|$)/.exec(text);
  if (match === null) return { head: '', yaml: '', body: text, bodyStartLine: 1, keys: {}, problem: null };
  const head = match[0];
  const yaml = match[1] ?? '';
  // Parsed on demand: most readers need only the body.
  const parsed = lazyValue(() => readKeys(yaml));
  return {
    head,
    yaml,
    body: text.slice(head.length),
    bodyStartLine: head.split('\n').length,
    get keys() {
      return parsed().keys;
    },
    get problem() {
      return parsed().problem;
    },
  };
}

type Keys = Pick<FrontMatter, 'keys' | 'problem'>;

function readKeys(yaml: string): Keys {
  if (yaml.length > maxYamlCharacters)
    return unusable(`The front matter is longer than ${maxYamlCharacters} characters.`);
  if (isTooDeep(yaml)) return unusable('The front matter is nested too deeply.');
  if (hasTooManyParts(yaml)) return unusable('The front matter contains too many values.');
  return parseMapping(yaml);
}

function unusable(problem: string): Keys {
  return { keys: {}, problem };
}

/** The parser is recursive, and a stack overflow inside it ends the whole process, so deep nesting is rejected first. */
function isTooDeep(yaml: string): boolean {
  let open = 0;
  for (const sign of yaml) {
    if (sign === '[' || sign === '{') open++;
    if (sign === ']' || sign === '}') open--;
    if (open > maxDepth) return true;
  }
  return rowsOfLevels.some((row) => row.test(yaml));
}

/** `- - - …` and `a: a: a: …`, where every character adds a level. Quoted text counts as one value. */
const rowsOfLevels = [
  new RegExp(`^[ \\t]*(?:[-?:][ \\t]+){${maxDepth}}`, 'm'),
  new RegExp(`^(?:(?:[ \\t]*"[^"\\n]*"|[ \\t]*'[^'\\n]*'|[^"'{}[\\]\\n:]*):[ \\t]){${maxDepth}}`, 'm'),
];

/** Parsing time grows with the number of tokens, and much faster with invalid ones. A long text is one token. */
function hasTooManyParts(yaml: string): boolean {
  return (yaml.match(/[\n,:{}[\]"'&*!?%|>]|-\s/g) ?? []).length > maxParts;
}

function parseMapping(yaml: string): Keys {
  try {
    // The package compares every key with every other, and searches for the line of every error.
    const document = parseDocument(yaml, {
      schema: 'core',
      merge: false,
      uniqueKeys: false,
      prettyErrors: false,
      logLevel: 'silent',
    });
    const [error] = document.errors;
    if (error !== undefined) return unusable(`${error.message.replace(/\.$/, '')} ${placeOf(yaml, error.pos[0])}.`);
    const twice = keyThatStandsTwice(document);
    if (twice !== null)
      return unusable(`Map keys must be unique: ${twice.name} appears twice ${placeOf(yaml, twice.offset)}.`);
    const value: unknown = document.toJS({ maxAliasCount: maxAliases });
    if (value === null || value === undefined) return { keys: {}, problem: null };
    if (typeof value !== 'object' || Array.isArray(value))
      return unusable('The front matter is not a mapping of keys to values.');
    return { keys: value as Record<string, unknown>, problem: null };
  } catch (error) {
    return unusable(error instanceof Error ? error.message : 'The YAML could not be resolved.');
  }
}

function keyThatStandsTwice(document: Document): { name: string; offset: number } | null {
  let twice: { name: string; offset: number } | null = null;
  visit(document, {
    Map(_, { items }) {
      const names = new Set<unknown>();
      for (const { key } of items) {
        const name = isScalar(key) ? key.value : key;
        if (names.has(name)) twice = { name: String(name), offset: isScalar(key) ? (key.range?.[0] ?? 0) : 0 };
        if (twice !== null) return visit.BREAK;
        names.add(name);
      }
      return undefined;
    },
  });
  return twice;
}

function placeOf(yaml: string, offset: number): string {
  const lines = yaml.slice(0, offset).split('\n');
  return `(line ${lines.length}, column ${(lines.at(-1) ?? '').length + 1})`;
}
