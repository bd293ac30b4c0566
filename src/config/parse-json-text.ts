import { createScanner, findNodeAtLocation, type Node, type ParseError, parseTree } from 'jsonc-parser';
import { lazyValue } from '../workspace/lazy-value.js';
import { explainSyntaxError } from './explain-syntax-error.js';
import type { Json } from './json-value.js';
import { type Position, positionFinder } from './line-and-column.js';
import { parseSimpleJson } from './parse-simple-json.js';
import { formatKeyPath, type KeySegment } from './setting-paths.js';

export type Problem = { readonly position: Position; readonly message: string; readonly suggestion: string | null };

export type JsonText = {
  /** The parsed value, or undefined if the text is not JSON. */
  readonly value: Json | undefined;
  readonly problems: readonly Problem[];
  /** The position of a key or its value; for a missing path, that of its nearest existing parent. */
  locate(path: readonly KeySegment[], part: 'key' | 'value'): Position;
};

/** How large a text may be; a config is small, files of other programs need not be. */
export type JsonLimits = { readonly maxBytes: number; readonly maxParts: number };

const configLimits: JsonLimits = { maxBytes: 256 * 1024, maxParts: 5_000 };
const maxDepth = 32;

/** Reads JSON with comments and trailing commas. Never throws; keys that would reach an object's prototype are reported and left out. */
export function readJsonText(text: string, limits: JsonLimits = configLimits): JsonText {
  const whole = text.replace(/^\uFEFF/, '');
  const value = parseSimpleJson(whole);
  if (value === undefined) return parseWhole(whole, limits);
  const parsed = lazyValue(() => parseWhole(whole, limits));
  return { value, problems: [], locate: (path, part) => parsed().locate(path, part) };
}

function parseWhole(whole: string, limits: JsonLimits): JsonText {
  const refusal = refuseSize(whole, limits) ?? refuseEmpty(whole) ?? refuseShape(whole, limits);
  if (refusal !== null) return unreadable(refusal);

  const positionAt = positionFinder(whole);
  const errors: ParseError[] = [];
  const root = parseTree(whole, errors, { allowTrailingComma: true });
  const error = errors[0];
  if (error !== undefined)
    return unreadable({ position: positionAt(error.offset), ...explainSyntaxError(whole, error) });
  if (root === undefined) return { value: undefined, problems: [], locate: () => start };

  const problems: Problem[] = [];
  const value = readNode(root, [], (node, path, message, suggestion) => {
    problems.push({
      position: positionAt(node.offset),
      message: `${formatKeyPath(path)} ${message}`,
      suggestion,
    });
  });
  return {
    value,
    problems,
    locate: (path, part) => positionAt((findNode(root, path, part) ?? root).offset),
  };
}

const start: Position = { line: 1, column: 1 };

function unreadable(problem: Problem): JsonText {
  return { value: undefined, problems: [problem], locate: () => problem.position };
}

function refuseSize(text: string, { maxBytes }: JsonLimits): Problem | null {
  if (Buffer.byteLength(text) <= maxBytes) return null;
  const message = `The file is larger than ${Math.round(maxBytes / 1024)} kB.`;
  return { position: start, message, suggestion: 'Move long texts into Markdown files of the workspace.' };
}

function refuseEmpty(text: string): Problem | null {
  if (createScanner(text, true).scan() !== tokens.end) return null;
  return { position: start, message: 'The file is empty.', suggestion: 'Write `{}` for a config without settings.' };
}

/** Checks brackets and commas only: on such texts the parser would overflow the stack or take too long. */
function refuseShape(text: string, { maxParts }: JsonLimits): Problem | null {
  const scanner = createScanner(text, true);
  let depth = 0;
  let parts = 1;
  for (let token: number = scanner.scan(); token !== tokens.end; token = scanner.scan()) {
    if (token === tokens.openBrace || token === tokens.openBracket) depth++;
    if (token === tokens.closeBrace || token === tokens.closeBracket) depth--;
    if (token === tokens.comma) parts++;
    if (depth <= maxDepth && parts <= maxParts) continue;
    const position = positionFinder(text)(scanner.getTokenOffset());
    return depth > maxDepth
      ? {
          position,
          message: `Brackets are nested more than ${maxDepth} levels deep.`,
          suggestion: 'No setting needs more than six levels.',
        }
      : {
          position,
          message: `There are more than ${maxParts.toLocaleString('en-US')} settings and values.`,
          suggestion: 'Remove what is not needed; a typical config has fewer than a hundred.',
        };
  }
  return null;
}

/** Values of jsonc-parser's SyntaxKind, an ambient enum that isolated modules can't read. */
const tokens = { openBrace: 1, closeBrace: 2, openBracket: 3, closeBracket: 4, comma: 5, end: 17 };

type Report = (node: Node, path: readonly KeySegment[], message: string, suggestion: string) => void;

function readNode(node: Node, path: readonly KeySegment[], report: Report): Json {
  const children = node.children ?? [];
  if (node.type === 'array') return children.map((child, index) => readNode(child, [...path, index], report));
  if (node.type !== 'object') return node.value as Json;

  const members = new Map<string, Json>();
  for (const property of children) {
    const [keyNode, valueNode] = property.children ?? [];
    if (keyNode === undefined || valueNode === undefined) continue;
    const key = String(keyNode.value);
    const keyPath = [...path, key];
    if (key in {}) report(keyNode, keyPath, 'is a reserved name in JavaScript.', 'Choose another name.');
    else if (members.has(key)) report(keyNode, keyPath, 'is set twice.', 'Remove one of the two.');
    else members.set(key, readNode(valueNode, keyPath, report));
  }
  return Object.fromEntries(members);
}

function findNode(root: Node, path: readonly KeySegment[], part: 'key' | 'value'): Node | undefined {
  const node = findNodeAtLocation(root, [...path]);
  if (node !== undefined) return part === 'key' && node.parent?.type === 'property' ? node.parent : node;
  return path.length === 0 ? undefined : findNode(root, path.slice(0, -1), 'value');
}
