import { SoulError } from '../../errors/soul-error.js';
import { readBlobs } from '../../git/read-blobs.js';
import type { Repository } from '../../git/repository.js';
import { findSecrets } from '../../secrets/find-secrets.js';
import { maxFileBytes } from '../../workspace/read-workspace-file.js';
import { isMemoryFile, roleOfPath } from '../../workspace/role-paths.js';
import type { WritableWorkspace } from '../change-workspace.js';
import { changedPassage } from '../files/changed-passage.js';
import type { Draft } from './draft-change.js';

/**
 * Refuses a change that would exceed a hard limit, write a secret into memory, or that git could not record, before anything is
 * written. Existing problems are no reason to refuse: a file that is too large may shrink, and a committed secret may stay.
 */
export async function checkDraft(
  workspace: WritableWorkspace,
  draft: Draft,
  { repository, isRevert }: { repository: Repository | null; isRevert: boolean },
): Promise<void> {
  if (repository !== null) guardTime(workspace.at);
  const committed = (path: string) => committedBytes(repository, draft, path);
  for (const { path, content, onDisk } of isRevert ? [] : draft.files) {
    if (content === null) continue;
    const before = draft.recordsFiles ? await committed(path) : onDisk;
    await guardSize(workspace, path, { content, before });
    await guardSecrets(workspace, path, { content, before });
  }
  for (const { path, content } of draft.manual) {
    if (content !== null) await guardSecrets(workspace, path, { content, before: await committed(path) });
  }
}

function guardTime(at: Date): void {
  if (at.getTime() >= 0) return;
  throw new SoulError(
    'usage',
    `The time of this change is ${at.toISOString()}, but git cannot record times before 1970.`,
    {
      hint: 'Give a later time with `--at`; the text may mention any day. Nothing was changed.',
    },
  );
}

type Versions = { readonly content: Buffer; readonly before: Buffer | null };

async function committedBytes(repository: Repository | null, draft: Draft, path: string): Promise<Buffer | null> {
  const blob = draft.headEntries.get(path)?.blob;
  if (repository === null || blob === undefined) return null;
  return (await readBlobs(repository, [blob])).get(blob) ?? null;
}

async function guardSize(workspace: WritableWorkspace, path: string, versions: Versions): Promise<void> {
  await guardLimit(path, versions, { limit: maxFileBytes, unit: 'bytes' });
  const role = roleOfPath(workspace, path);
  if (role === null) return;
  const { unit, perRole, perFile, overflow } = workspace.budgets;
  const isCapped = overflow === 'reject' ? unit !== 'tokens' || role !== 'daily' : unit === 'tokens' && role === 'core';
  if (isCapped) await guardLimit(path, versions, { limit: perRole[role] ?? perFile, unit });
}

type Limit = { readonly limit: number; readonly unit: 'bytes' | 'characters' | 'tokens' };

async function guardLimit(path: string, { content, before }: Versions, { limit, unit }: Limit): Promise<void> {
  if (content.length <= limit || (unit === 'tokens' && (await fitsTokens(content, limit)))) return;
  const size = await sizeOf(content, unit);
  if (size <= limit || (before !== null && (await sizeOf(before, unit)) >= size)) return;
  const [has, over, allowed] = [size, size - limit, limit].map((count) => count.toLocaleString('en-US'));
  throw new SoulError('over-limit', `${path} would have ${has} ${unit}, ${over} more than its limit of ${allowed}.`, {
    hint: 'Shorten it or move details into memory files that are read when needed. Nothing was changed.',
  });
}

/** A token has at least one byte, so what counts tokens is rarely loaded. */
async function fitsTokens(content: Buffer, limit: number): Promise<boolean> {
  const bounds = await import('../../tokens/token-count-bounds.js');
  return bounds.fitsTokens(content.toString('utf8'), limit);
}

async function sizeOf(bytes: Buffer, unit: Limit['unit']): Promise<number> {
  if (unit === 'bytes') return bytes.length;
  const text = bytes.toString('utf8');
  if (unit === 'characters') return [...text].length;
  const { countTokens } = await import('../../tokens/count-tokens.js');
  return countTokens(text);
}

async function guardSecrets(workspace: WritableWorkspace, path: string, { content, before }: Versions): Promise<void> {
  if (!isMemoryFile(workspace, path)) return;
  const text = content.toString('utf8');
  // Only what is new can be a new secret, so a long file costs no more than a short one.
  if ((await findSecrets(changedPassage(before?.toString('utf8') ?? '', text))).length === 0) return;
  const found = await findSecrets(text);
  const known = await secretsIn(before?.toString('utf8') ?? '');
  const secret = found.find(({ startOffset, endOffset }) => !known.has(text.slice(startOffset, endOffset)));
  if (secret === undefined) return;
  throw new SoulError(
    'secret-found',
    `${path} would contain a likely secret on line ${secret.line}: ${secret.kind}, ${secret.masked}`,
    { hint: 'Remove it and store it in a password manager; note only where it is stored. Nothing was changed.' },
  );
}

async function secretsIn(text: string): Promise<Set<string>> {
  const found = text === '' ? [] : await findSecrets(text);
  return new Set(found.map(({ startOffset, endOffset }) => text.slice(startOffset, endOffset)));
}
