import { join } from 'node:path';
import { contentHash, stateFolder } from '../workspace/change-in-progress.js';
import { readPlainText, type StateFile } from '../workspace/state-file.js';
import { replaceFile } from './files/write-file-durably.js';

/** A proposal that a reflection wrote here: its number, and the hash of the file with its edits. */
type Seal = { readonly id: string; readonly hash: string };

export const sealFile: StateFile = { path: `${stateFolder}/reflections.json`, maxBytes: 64 * 1024 };

/** Undoing a decision restores an earlier proposal, so several recent seals are kept. */
const longestMemory = 100;

/**
 * Records outside the history that these bytes are our own proposal. Written before the file: a seal without its file is harmless, and a
 * file without its seal is never applied.
 */
export async function sealProposal(root: string, id: string, bytes: Uint8Array): Promise<void> {
  const hash = contentHash(bytes);
  const others = (await readSeals(root)).filter((seal) => seal.hash !== hash);
  const seals = [...others, { id, hash }].slice(-longestMemory);
  const text = `${JSON.stringify({ version: 1, sealed: seals }, null, 2)}\n`;
  await replaceFile(join(root, sealFile.path), Buffer.from(text), { token: 'seal' });
}

export async function isSealed(root: string, id: string, bytes: Uint8Array): Promise<boolean> {
  const hash = contentHash(bytes);
  return (await readSeals(root)).some((seal) => seal.hash === hash && seal.id === id);
}

/** The reflection numbers used here, from the seals. */
export async function sealedIds(root: string): Promise<string[]> {
  return (await readSeals(root)).map(({ id }) => id);
}

async function readSeals(root: string): Promise<Seal[]> {
  try {
    const value: unknown = JSON.parse(readPlainText(root, sealFile));
    const listed = typeof value === 'object' && value !== null && 'sealed' in value ? value.sealed : [];
    return Array.isArray(listed) ? listed.filter(isSeal) : [];
  } catch {
    // Without a readable seal, nothing is trusted.
    return [];
  }
}

function isSeal(value: unknown): value is Seal {
  if (typeof value !== 'object' || value === null || !('id' in value) || !('hash' in value)) return false;
  return typeof value.id === 'string' && typeof value.hash === 'string';
}
