import { readStatement, type Statement } from './statement.js';

/** A line with a name before a colon, and the statement about it: "Ana: works at Bosch, birthday 6 June". */
export type Labelled = { readonly name: string; readonly clauses: readonly Clause[] };

type Clause = { readonly text: string; readonly statement: Statement | null };

/** Null for all other lines, also for `Birthday: 4 March`, whose label is an attribute and not a name. */
export function readLabelled(sentence: string): Labelled | null {
  const colon = sentence.indexOf(':');
  if (colon < 2 || colon > longestName || sentence[colon + 1] !== ' ') return null;
  const name = sentence
    .slice(0, colon)
    .replace(/^[-*+>]\s+/, '')
    .replaceAll('*', '')
    .trim();
  if (!isName(name)) return null;
  const clauses = sentence
    .slice(colon + 2)
    .split(/[,;]\s+/)
    .map((text): Clause => ({ text, statement: saidOf(name, text) }));
  return clauses.some(({ statement }) => statement !== null) ? { name, clauses } : null;
}

const longestName = 40;

/** One to three words with capital letters. */
function isName(words: string): boolean {
  const parts = words.split(' ');
  return parts.length <= 3 && parts.every((part) => part.length > 1 && part[0] !== part[0]?.toLowerCase());
}

/**
 * `works at Bosch` begins with what is done; `birthday 6 June` is an attribute with its value. What has a subject of its own, as behind
 * `Correction:`, is not said of the name.
 */
function saidOf(name: string, clause: string): Statement | null {
  const [first = ''] = clause;
  if (first === '' || first !== first.toLowerCase()) return null;
  const said = readStatement(`${name} ${clause}`);
  if (said !== null) return name.toLowerCase().endsWith(said.subject) ? said : null;
  const at = clause.search(/\s\d/);
  return at < 2 ? null : readStatement(`${name}'s ${clause.slice(0, at).replace(/:$/, '')} is ${clause.slice(at + 1)}`);
}
