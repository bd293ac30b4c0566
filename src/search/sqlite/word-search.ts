import type { Database } from '../../sqlite/database.js';
import type { Alternatives, IndexView } from '../index-interface.js';
import { keptStatements } from './kept-statements.js';
import { chunksPerFile, vocabularyTable, wordTable } from './schema.js';
import { wantedCondition } from './wanted-condition.js';

/** Searches the terms of some audiences, table by table. */
export function wordSearch(
  database: Database,
  audiences: readonly number[],
): Pick<IndexView, 'countChunks' | 'termsStartingWith' | 'findByWords'> {
  const prepare = keptStatements(database, 'pluck');
  const each = <Result>(ask: (words: string, vocabulary: string) => readonly Result[]): Result[] =>
    audiences.flatMap((audience) => ask(wordTable(audience), vocabularyTable(audience)));
  const sumOf = (ask: (words: string, vocabulary: string) => unknown): number =>
    each((words, vocabulary) => [Number(ask(words, vocabulary) ?? 0)]).reduce((sum, count) => sum + count, 0);
  return {
    countChunks(alternatives) {
      const [[term, second] = [], ...others] = alternatives;
      if (term === undefined) return 0;
      if (others.length === 0 && second === undefined)
        return sumOf((_, vocabulary) => prepare(`SELECT doc FROM ${vocabulary} WHERE term = ?`).get(term));
      const query = matchQuery(alternatives);
      return sumOf((words) => prepare(`SELECT count(*) FROM ${words} WHERE ${words} MATCH ?`).get(query));
    },
    termsStartingWith(start, limit) {
      const found = each((_, vocabulary) =>
        prepare(`SELECT term FROM ${vocabulary} WHERE term >= ? AND term < ? LIMIT ?`)
          .all(start, `${start}\u{10ffff}`, limit)
          .map(String),
      );
      return [...new Set(found)].sort().slice(0, limit);
    },
    findByWords(alternatives, { limit, wanted }) {
      if (alternatives.length === 0) return [];
      const query = matchQuery(alternatives);
      const { sql, values } = wantedCondition(wanted);
      const from = (words: string) =>
        values.length === 0
          ? `${words} WHERE`
          : `${words} JOIN chunks ON chunks.id = ${words}.rowid JOIN files ON files.id = chunks.id / ${chunksPerFile} WHERE ${sql} AND`;
      return each((words) =>
        prepare(`SELECT ${words}.rowid FROM ${from(words)} ${words} MATCH ? ORDER BY ${words}.rank LIMIT ?`)
          .all(...values, query, limit)
          .map(Number),
      );
    },
  };
}

/** Terms are quoted, so that nothing in a question is taken for an operator. */
function matchQuery(alternatives: Alternatives): string {
  const quoted = (term: string) => `"${term.replaceAll('"', '""')}"`;
  const ways = new Set(alternatives.map((terms) => terms.map(quoted).join(' AND ')));
  return [...ways].map((way) => `(${way})`).join(' OR ');
}
