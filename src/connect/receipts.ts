import { createHash } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readOptionalFile } from '../config/read-optional-file.js';
import { replaceFile } from '../journal/files/write-file-durably.js';
import type { Level } from './client.js';
import type { AddedEntry } from './plan-file.js';
import type { UndoEdit } from './text-edits.js';

/** What was written for a client, so that exactly that can be taken out again. Kept in the state folder. */
export type Receipt = {
  readonly version: 1;
  readonly client: string;
  readonly level: Level;
  readonly project: string | null;
  readonly workspace: string;
  readonly isCaptured: boolean;
  readonly at: string;
  readonly files: readonly ReceiptFile[];
  /** Whether a command of the client added the server. */
  readonly command: ReceiptCommand | null;
};

export type ReceiptFile = {
  readonly path: string;
  /** Hashes of the text before and after; null where there was no file. */
  readonly before: string | null;
  readonly after: string;
  readonly undo: readonly UndoEdit[];
  /** Null for a file that is ours alone. */
  readonly entries: readonly AddedEntry[] | null;
  readonly format: 'json' | 'yaml' | 'text';
  /** Folders that were made for it, the innermost first. */
  readonly folders: readonly string[];
};

export type ReceiptCommand = {
  readonly program: string;
  readonly remove: readonly string[];
  readonly path: string;
  readonly before: string | null;
  readonly after: string;
  readonly undo: readonly UndoEdit[];
};

type Key = Pick<Receipt, 'client' | 'level' | 'project'>;

export function readReceipts(stateDir: string): Receipt[] {
  const folder = receiptFolder(stateDir);
  const names = namesIn(folder).filter((name) => name.endsWith('.json'));
  return names.sort().flatMap((name) => parsed(readOptionalFile(join(folder, name)) ?? '') ?? []);
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    // Nothing was connected yet, or the state folder can't be read; what opens the workspace says so.
    return [];
  }
}

export function findReceipt(stateDir: string, key: Key): Receipt | null {
  return parsed(readOptionalFile(receiptPath(stateDir, key)) ?? '');
}

export async function writeReceipt(stateDir: string, receipt: Receipt): Promise<void> {
  const bytes = Buffer.from(`${JSON.stringify(receipt, null, 2)}\n`);
  await replaceFile(receiptPath(stateDir, receipt), bytes, { token: `receipt-${receipt.client}` });
}

export function removeReceipt(stateDir: string, key: Key): void {
  rmSync(receiptPath(stateDir, key), { force: true });
}

function receiptFolder(stateDir: string): string {
  return join(stateDir, 'connections');
}

function receiptPath(stateDir: string, { client, level, project }: Key): string {
  const place = project === null ? level : createHash('sha256').update(project).digest('hex').slice(0, 16);
  return join(receiptFolder(stateDir), `${client}-${place}.json`);
}

/** A partial check: only we write it. One that is damaged counts as none. */
function parsed(text: string): Receipt | null {
  try {
    const value: unknown = JSON.parse(text);
    const isReceipt = typeof value === 'object' && value !== null && 'files' in value && Array.isArray(value.files);
    return isReceipt ? (value as Receipt) : null;
  } catch {
    return null;
  }
}
