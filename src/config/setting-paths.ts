import * as z from 'zod';
import { quoteText } from './quote-value.js';
import { sectionNames, sectionSchema } from './schema.js';

export type KeySegment = string | number;

/** `memory.decay.lambda`, `personas[0].file`: setting names as shown to people. */
export function formatKeyPath(path: readonly KeySegment[]): string {
  return path.reduce<string>((text, segment) => {
    if (typeof segment === 'number') return `${text}[${segment}]`;
    return text === '' ? showKey(segment) : `${text}.${showKey(segment)}`;
  }, '');
}

export function splitKeyPath(keyPath: string): string[] {
  return keyPath
    .trim()
    .split('.')
    .map((segment) => segment.trim());
}

/** The schema of a setting without its `optional` wrapper, or null for an unknown setting. */
export function schemaAt(path: readonly KeySegment[]): z.ZodType | null {
  const [section, ...rest] = path;
  let schema = typeof section === 'string' ? sectionSchema(section) : null;
  for (const segment of rest) {
    if (schema === null) return null;
    schema = childOf(schema, segment);
  }
  return schema;
}

/** The keys allowed below a setting; none where the user chooses the names or none are allowed. */
export function keysBelow(path: readonly KeySegment[]): readonly string[] {
  if (path.length === 0) return sectionNames;
  const schema = schemaAt(path);
  return Object.keys((schema === null ? null : objectIn(schema))?.shape ?? {});
}

export type ScalarKey = { readonly path: readonly string[]; readonly schema: z.ZodType };

/** Every setting with a single value and a fixed path. */
export function scalarKeys(path: readonly string[] = []): ScalarKey[] {
  const schema = schemaAt(path);
  const below = keysBelow(path).flatMap((key) => scalarKeys([...path, key]));
  return schema !== null && isScalar(schema) ? [{ path, schema }, ...below] : below;
}

/** The allowed values of a setting that is a choice. */
export function choicesOf(schema: z.ZodType): string[] {
  if (schema instanceof z.ZodEnum) return schema.options.map(String);
  if (schema instanceof z.ZodLiteral) return [...schema.values].map(String);
  if (schema instanceof z.ZodUnion) return optionsOf(schema).flatMap(choicesOf);
  return [];
}

export function exampleOf(schema: z.ZodType): unknown {
  const examples = schema.meta()?.examples;
  return Array.isArray(examples) ? examples[0] : undefined;
}

function childOf(schema: z.ZodType, segment: KeySegment): z.ZodType | null {
  if (schema instanceof z.ZodArray) return typeof segment === 'number' ? unwrap(schema.element) : null;
  if (schema instanceof z.ZodRecord) return unwrap(schema.valueType);
  const shape = objectIn(schema)?.shape;
  if (shape === undefined || !Object.hasOwn(shape, segment)) return null;
  return unwrap(shape[segment]);
}

function objectIn(schema: z.ZodType): z.ZodObject | null {
  if (schema instanceof z.ZodObject) return schema;
  if (schema instanceof z.ZodUnion) return optionsOf(schema).find((option) => option instanceof z.ZodObject) ?? null;
  return null;
}

function isScalar(schema: z.ZodType): boolean {
  if (schema instanceof z.ZodUnion) return optionsOf(schema).some(isScalar);
  return [z.ZodString, z.ZodNumber, z.ZodBoolean, z.ZodEnum, z.ZodLiteral].some((kind) => schema instanceof kind);
}

function optionsOf(union: z.ZodUnion): z.ZodType[] {
  return union.options.map(unwrap);
}

function unwrap(schema: unknown): z.ZodType {
  if (schema instanceof z.ZodExactOptional) return unwrap(schema.unwrap());
  if (schema instanceof z.ZodType) return schema;
  throw new TypeError('The config schema contains something that is not a schema.');
}

function showKey(key: string): string {
  return /^[\w$-]{1,60}$/.test(key) || /^[\p{L}\p{M}\p{N}$_-]{1,60}$/u.test(key) ? key : quoteText(key);
}
