import type { ZodType } from 'zod';
import { quoteText } from '../../config/quote-value.js';
import { findJson } from './find-json.js';

export type ReadAnswer<Value> =
  | { readonly fits: true; readonly value: Value }
  | { readonly fits: false; readonly problems: readonly string[] };

const mostProblems = 10;

/** The value in a text that a model wrote, if it has the form of the schema. */
export function readAnswer<Value>(text: string, schema: ZodType<Value>): ReadAnswer<Value> {
  const found = findJson(text);
  if (found === null) {
    const said =
      text.trim() === '' ? 'the answer is empty' : `there is no whole JSON document in ${quoteText(text.trim())}`;
    return { fits: false, problems: [said] };
  }
  const checked = schema.safeParse(found.value);
  if (checked.success) return { fits: true, value: checked.data };
  const problems = checked.error.issues.slice(0, mostProblems).map(({ path, message }) => {
    const where = path.length === 0 ? 'the document' : path.map(String).join('.').slice(0, 80);
    return `${where}: ${message.replace(/\s+/g, ' ').slice(0, 200)}`;
  });
  return { fits: false, problems };
}
