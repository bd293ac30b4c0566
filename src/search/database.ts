import type SqliteDatabase from 'better-sqlite3';

export type Database = SqliteDatabase.Database;
export type DatabaseOptions = SqliteDatabase.Options;
