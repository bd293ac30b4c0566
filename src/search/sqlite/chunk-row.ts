import { languages } from '../../language/words/languages.js';
import type { PreparedChunk } from '../prepare-file.js';
import type { SqlValue } from './database.js';

/** A chunk as it is stored. */
export type ChunkRow = {
  readonly id: number;
  readonly audience: number;
  readonly length: number;
  readonly language: string;
  readonly speaker: string | null;
  readonly terms: string;
  /** In the order of the columns. */
  readonly values: readonly SqlValue[];
};

export const chunkRowColumns = [
  'id',
  'audience',
  'length',
  'language',
  'speaker',
  'day',
  'marks',
  'of_other',
  'terms',
  'entry',
  'start_line',
  'end_line',
  'heading',
  'text',
  'time',
  'type',
  'superseded',
  'content_hash',
] as const;

export function chunkRow(
  chunk: PreparedChunk,
  { id, audience, contentHash }: { id: number; audience: number; contentHash: string | null },
): ChunkRow {
  const { facts, speaker, entry, startLine, endLine, heading, text, time, type } = chunk;
  const { length, day, marks, ofOther } = facts;
  const language = languages[facts.language]?.code ?? 'en';
  // With a space on both sides of every term, so that each can be looked for by itself.
  const terms = ` ${chunk.terms.join(' ')} `;
  const found = [id, audience, length, language, speaker, day, marks, ofOther, terms] as const;
  const shown = [entry, startLine, endLine, heading, text, time, type, chunk.isSuperseded ? 1 : 0] as const;
  return { id, audience, length, language, speaker, terms, values: [...found, ...shown, contentHash] };
}

/** Reads a row with all columns. */
export function readChunkRow(row: unknown): ChunkRow {
  const values: SqlValue[] = Array.isArray(row) ? row : [];
  const [id, audience, length, language, speaker, , , , terms] = values;
  return {
    id: Number(id),
    audience: Number(audience),
    length: Number(length),
    language: String(language),
    speaker: typeof speaker === 'string' ? speaker : null,
    terms: String(terms),
    values,
  };
}
