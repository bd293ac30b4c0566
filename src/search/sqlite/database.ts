/** What the index uses of better-sqlite3, whose own types a program that uses this library need not have. */
export type Database = {
  prepare(sql: string): Statement;
  exec(sql: string): unknown;
  pragma(sql: string, options?: { readonly simple?: boolean }): unknown;
  loadExtension(path: string): unknown;
  close(): unknown;
  readonly inTransaction: boolean;
};

export type Statement = {
  get(...values: readonly SqlValue[]): unknown;
  all(...values: readonly SqlValue[]): unknown[];
  run(...values: readonly SqlValue[]): { readonly lastInsertRowid: number | bigint };
  /** Rows as lists. */
  raw(): Statement;
  /** The first column only. */
  pluck(): Statement;
};

export type SqlValue = string | number | bigint | Uint8Array | Int8Array | null;

export type DatabaseOptions = { readonly timeout?: number; readonly nativeBinding?: string };
