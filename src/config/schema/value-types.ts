import * as z from 'zod';
import { isTimeZone } from '../time-zones.js';

/**
 * Leaf values of the config schema. The error of each is the end of the sentence "<key> must be …", so that every mistake gets a
 * readable message. The example is used in hints and in the published JSON Schema.
 */
type Words = { readonly description: string; readonly example: string };

export function text(words: Words & { readonly maxLength?: number }) {
  return checkedText(words, `one line of at most ${words.maxLength ?? 200} characters`, (value) => {
    return value !== '' && !/[\p{Cc}\u2028\u2029]/u.test(value) && [...value].length <= (words.maxLength ?? 200);
  });
}

export function paragraphs(words: Words & { readonly maxLength: number }) {
  return checkedText(words, `text of at most ${words.maxLength} characters`, (value) => {
    return value.trim() !== '' && !/[^\P{Cc}\t\n\r]/u.test(value) && [...value].length <= words.maxLength;
  });
}

export function matching(pattern: RegExp, words: Words & { readonly expected: string }) {
  return z
    .string({ error: words.expected })
    .regex(pattern, { error: words.expected })
    .meta({ description: words.description, examples: [words.example] });
}

export function choice<const Options extends readonly [string, ...string[]]>(
  options: Options,
  words: { description: string; example?: string },
) {
  return z
    .enum(options, { error: orList(options) })
    .meta({ description: words.description, examples: [words.example ?? options[0]] });
}

export function toggle(description: string) {
  return z.boolean({ error: 'true or false' }).meta({ description, examples: [true] });
}

type Range = { readonly description: string; readonly min: number; readonly max: number; readonly example: number };

export function wholeNumber({ description, min, max, example }: Range) {
  const error = `a whole number from ${min} to ${max}`;
  const checks = [z.int({ error }), z.gte(min, { error }), z.lte(max, { error })] as const;
  return z
    .number({ error })
    .check(...checks)
    .meta({ description, examples: [example] });
}

export function decimalNumber({ description, min, max, example }: Range) {
  const error = `a number from ${min} to ${max}`;
  return z
    .number({ error })
    .check(z.gte(min, { error }), z.lte(max, { error }))
    .meta({ description, examples: [example] });
}

/** A path inside the workspace. Returned without `./` and without a trailing `/`. */
export function insidePath(words: Words) {
  return checkedText(words, 'a relative path inside the workspace, and not in .git or .agentsoul', (value) =>
    isInsidePath(value),
  ).overwrite(normalisePath);
}

export function timeZone(description: string) {
  const words = { description, example: 'Europe/Berlin' };
  return checkedText(words, 'the name of a time zone', isTimeZone);
}

export function networkUrl(words: Words) {
  return checkedText(words, 'an http or https address without a password in it', (value) => {
    if (!URL.canParse(value)) return false;
    const url = new URL(value);
    return /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  });
}

/** A list that replaces, not extends, the same list of a weaker source. */
export function list<Item extends z.ZodType>(item: Item, words: { description: string; example: unknown[] }) {
  return z.array(item, { error: 'a list' }).meta({ description: words.description, examples: [words.example] });
}

export function section<Shape extends z.ZodRawShape>(description: string, shape: Shape) {
  return z.strictObject(shape, { error: 'an object' }).meta({ description });
}

/** Settings keyed by names the user chooses. Names contain no dot, so that a key path is never ambiguous. */
export function named<Value extends z.ZodType>(description: string, value: Value, name: z.ZodString = plainName()) {
  return z.record(name, value, { error: 'an object' }).meta({ description });
}

const nameWords = 'letters, digits, - or _, at most 64 of them, beginning with a letter or digit';

/** Matches letters of all scripts by exclusion, because not every JSON Schema validator supports `\p{L}`. */
const namePattern =
  /^[^\s\u0000-\u002f\u003a-\u0040\u005b-\u0060\u007b-\u00bf\u2000-\u206f\ufeff][^\s\u0000-\u002c\u002e\u002f\u003a-\u0040\u005b-\u005e\u0060\u007b-\u00bf\u2000-\u206f\ufeff]{0,63}$/u;

export function plainName() {
  return z
    .string({ error: nameWords })
    .regex(namePattern, { error: nameWords })
    .meta({ examples: ['aria'] });
}

export function isInsidePath(path: string): boolean {
  const parts = path.split('/');
  return (
    /^[^/~]/.test(path) &&
    !/^[A-Za-z][A-Za-z0-9+.-]*:/.test(path) &&
    !/[\\\p{Cc}]/u.test(path) &&
    [...path].length <= 400 &&
    !parts.some((part) => part === '..' || /^\.(git|agentsoul)$/i.test(part))
  );
}

export function normalisePath(path: string): string {
  const parts = path.split('/').filter((part) => part !== '' && part !== '.');
  return parts.length === 0 ? '.' : parts.join('/');
}

export function orList(words: readonly string[]): string {
  const quoted = words.map((word) => JSON.stringify(word));
  if (quoted.length <= 1) return quoted.join('');
  return `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`;
}

function checkedText(words: Words & { maxLength?: number }, expected: string, isValid: (value: string) => boolean) {
  return z
    .string({ error: expected })
    .refine(isValid, { error: expected })
    .meta({
      description: words.description,
      examples: [words.example],
      ...(words.maxLength === undefined ? {} : { maxLength: words.maxLength }),
    });
}
