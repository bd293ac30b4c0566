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
  const countsIn = (countOf: (audience: number) => string): Counting[] =>
    batches(audiences).map((batch) => ({
      sql: `SELECT sum(count) FROM (${batch.map(countOf).join(' UNION ALL ')})`,
      tables: batch.length,
    }));
  const termCounts = countsIn((audience) => `SELECT doc AS count FROM ${vocabularyTable(audience)} WHERE term = ?`);
  const matchCounts = countsIn((audience) => {
    const words = wordTable(audience);
    return `SELECT count(*) AS count FROM ${words} WHERE ${words} MATCH ?`;
  });
  const sumOf = (counts: readonly Counting[], asked: string): number =>
    counts.reduce((sum, { sql, tables }) => sum + Number(prepare(sql).get(...Array(tables).fill(asked)) ?? 0), 0);
  return {
    countChunks(alternatives) {
      const [[term, second] = [], ...others] = alternatives;
      if (term === undefined) return 0;
      const isOneTerm = others.length === 0 && second === undefined;
      return isOneTerm ? sumOf(termCounts, term) : sumOf(matchCounts, matchQuery(alternatives));
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

/** One query that counts in several tables. */
type Counting = { readonly sql: string; readonly tables: number };

/** Far fewer than SQLite joins in one query. */
const tablesPerQuery = 50;

function batches(audiences: readonly number[]): number[][] {
  const count = Math.ceil(audiences.length / tablesPerQuery);
  return Array.from({ length: count }, (_, at) => audiences.slice(at * tablesPerQuery, (at + 1) * tablesPerQuery));
}

/** Terms are quoted, so that nothing in a question is taken for an operator. */
function matchQuery(alternatives: Alternatives): string {
  const quoted = (term: string) => `"${term.replaceAll('"', '""')}"`;
  const ways = new Set(alternatives.map((terms) => terms.map(quoted).join(' AND ')));
  return [...ways].map((way) => `(${way})`).join(' OR ');
}
