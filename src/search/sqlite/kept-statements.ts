import type { Database, Statement } from '../../sqlite/database.js';

/** Prepares each query once: a question asks the same ones for many terms, and preparing takes longer than running them. */
export function keptStatements(database: Database, shape: 'pluck' | 'raw'): (sql: string) => Statement {
  const kept = new Map<string, Statement>();
  return (sql) => {
    let statement = kept.get(sql);
    if (statement === undefined) {
      statement = database.prepare(sql)[shape]();
      kept.set(sql, statement);
    }
    return statement;
  };
}
