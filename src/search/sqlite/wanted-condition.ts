import type { Wanted } from '../index-interface.js';
import type { SqlValue } from './database.js';

/** A condition on the tables `chunks` and `files`. */
export function wantedCondition({ stores, days, isDated }: Wanted): { sql: string; values: SqlValue[] } {
  const conditions = ['TRUE'];
  const values: SqlValue[] = [];
  if (stores !== undefined) {
    conditions.push('store IN (SELECT value FROM json_each(?))');
    values.push(JSON.stringify(stores));
  }
  if (days !== undefined) {
    conditions.push(`(day BETWEEN ? AND ? ${isDated === true ? '' : 'OR day = 0'})`);
    values.push(Math.max(1, days[0]), Math.min(days[1], Number.MAX_SAFE_INTEGER));
  }
  return { sql: conditions.join(' AND '), values };
}
