import { metaFile } from '../entries/paths/meta-files.js';
import { SoulError } from '../errors/soul-error.js';
import { decodeText } from '../workspace/decode-text.js';
import type { Layout } from '../workspace/role-paths.js';
import type { SnapshotReader } from '../workspace/snapshot.js';

/** Everything that was ever promoted. An id in it is not promoted again, even if the owner removed the line. */
export type Ledger = { readonly promoted: ReadonlyMap<string, LedgerEntry> };

export type LedgerEntry = {
  readonly at: string;
  readonly score: number;
  readonly hits: number;
  readonly days: number;
};

export function ledgerFile(layout: Layout): string {
  return metaFile(layout, 'dreams.json');
}

/** An unreadable file is an error: without it everything would be promoted again. */
export async function readLedger(layout: Layout, reader: Pick<SnapshotReader, 'read'>): Promise<Ledger> {
  const path = ledgerFile(layout);
  const file = await reader.read(path);
  if (file.state === 'missing') return { promoted: new Map() };
  const promoted = file.state === 'present' ? parse(decodeText(file.bytes)?.text ?? '') : null;
  if (promoted !== null) return { promoted };
  throw new SoulError('meta-invalid', `${path} cannot be read, so nothing was promoted.`, {
    hint: 'Correct it, or restore an earlier version with `git checkout`. It prevents memories from being promoted twice.',
  });
}

export function formatLedger({ promoted }: Ledger): string {
  const sorted = [...promoted].sort(([one], [other]) => (one < other ? -1 : 1));
  return `${JSON.stringify({ version: 1, promoted: Object.fromEntries(sorted) }, null, 2)}\n`;
}

function parse(text: string): Map<string, LedgerEntry> | null {
  try {
    const value: unknown = JSON.parse(text);
    if (!isObject(value) || !isObject(value.promoted)) return null;
    return new Map(Object.entries(value.promoted).map(([id, entry]) => [id, toEntry(isObject(entry) ? entry : {})]));
  } catch {
    // The caller reports it.
    return null;
  }
}

function toEntry({ at, score, hits, days }: Record<string, unknown>): LedgerEntry {
  const number = (given: unknown) => (typeof given === 'number' ? given : 0);
  return { at: typeof at === 'string' ? at : '', score: number(score), hits: number(hits), days: number(days) };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
