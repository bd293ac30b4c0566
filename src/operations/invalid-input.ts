import type { core, ZodMiniType } from 'zod/mini';
import { nearestWord } from '../errors/nearest-word.js';
import { SoulError } from '../errors/soul-error.js';
import type { Session } from './caller-session.js';

type Invalid = {
  readonly given: unknown;
  readonly session: Session;
  readonly operation: string;
  readonly schema: ZodMiniType;
};

/** An input that does not fit, in words that name the field as the caller knows it. */
export function invalidInput(
  issues: readonly core.$ZodIssue[],
  { given, session, operation, schema }: Invalid,
): SoulError {
  const [issue] = issues;
  if (issue === undefined) return new SoulError('usage', `The input of \`${operation}\` is not valid.`);
  const nameField = session.nameField ?? ((field: string) => `\`${field}\``);
  if (issue.code === 'unrecognized_keys') {
    const [key = ''] = issue.keys;
    const known = nearestWord(key, fieldsOf(schema));
    return new SoulError('usage', `There is no option named ${nameField(key)}.`, {
      ...(known !== null && { hint: `Did you mean ${nameField(known)}?` }),
    });
  }
  const field = issue.path.map(String).join('.');
  if (field === '') return new SoulError('usage', `The options of \`${operation}\` must be an object.`);
  const value = valueAt(given, issue.path);
  const problem = value === undefined ? 'is missing' : `can't be ${shown(value)}`;
  return new SoulError('usage', `${nameField(field)} ${problem}.`, { hint: sentence(withName(issue.message, field)) });

  /** `for example 0.5` is `for example \`--min-score 0.5\`` where that can be typed. */
  function withName(message: string, name: string): string {
    if (session.nameField === undefined) return message;
    return message.replace(/(?<=, for example )\S+$/, (example) => `\`${nameField(name)} ${example}\``);
  }
}

function fieldsOf(schema: ZodMiniType): string[] {
  const { shape } = { shape: {}, ...schema.def };
  return Object.keys(shape);
}

function valueAt(given: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    given,
  );
}

function shown(value: unknown): string {
  if (typeof value === 'string') return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value);
  if (typeof value === 'number' || typeof value === 'boolean' || value === null) return String(value);
  return Array.isArray(value) ? 'a list' : `a value of the type ${typeof value}`;
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
