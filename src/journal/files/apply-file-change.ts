import { rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { readBlobs } from '../../git/read-blobs.js';
import type { Repository } from '../../git/repository.js';
import { contentHash, hashOf, type Intent, readStaged, stateFolder } from '../../workspace/change-in-progress.js';
import { type Root, readBytes } from '../../workspace/read-workspace-file.js';
import { resolveWriteTarget } from './resolve-write-target.js';
import { removeFile, replaceFile, temporaryPath } from './write-file-durably.js';

type IntendedFile = Intent['files'][number];

export type Applied =
  | { readonly state: 'written' }
  /** Somebody else saved the file first; `kept` says where our version is. */
  | { readonly state: 'lost'; readonly path: string; readonly kept: string }
  | { readonly state: 'gone'; readonly path: string };

/** Writes one file as the intent says, unless somebody edited it in the meantime. Idempotent. */
export async function applyFileChange(
  root: string,
  file: IntendedFile,
  { intent, repository }: { intent: Intent; repository: Repository | null },
): Promise<Applied> {
  const target = join(root, file.path);
  await rm(temporaryPath(target, intent.id), { force: true });
  const present = hashOf(await readBytes(wholeOf(root), file.path));
  if (present === file.newHash) return { state: 'written' };
  if (present !== file.oldHash) return { state: 'lost', path: file.path, kept: await keptIn(root, file, repository) };
  if (file.newHash === null) {
    await removeFile(target);
    return { state: 'written' };
  }
  const bytes = await newBytes(root, file, { intent, repository });
  if (bytes === null) return { state: 'gone', path: file.path };
  await replaceFile(target, bytes, { token: intent.id });
  return { state: 'written' };
}

/** Whether every file still has the content that the change was planned on. */
export async function isAsPlanned(root: string, { files }: Intent): Promise<boolean> {
  for (const { path, oldHash } of files) {
    if (hashOf(await readBytes(wholeOf(root), path)) !== oldHash) return false;
  }
  return true;
}

/** Whether all files of an intent are inside the workspace and not behind a link. Our own intents always pass. */
export async function staysInside(root: string, intent: Intent): Promise<boolean> {
  for (const { path } of intent.files) {
    const target = await resolveWriteTarget(wholeOf(root), path).catch(() => null);
    if (target !== path) return false;
  }
  return true;
}

/** An intent may belong to another agent in the same folder, so all agents' files are included. */
function wholeOf(root: string): Root {
  return { path: root, excluded: [] };
}

async function newBytes(
  root: string,
  file: IntendedFile,
  { intent, repository }: { intent: Intent; repository: Repository | null },
): Promise<Buffer | null> {
  const staged = file.staged === null ? null : readStaged(root, file.staged);
  if (staged !== null && contentHash(staged) === file.newHash) return staged;
  const blob = intent.index.find(({ path }) => path === file.path)?.after ?? null;
  if (repository === null || blob === null) return null;
  return (await readBlobs(repository, [blob])).get(blob) ?? null;
}

/** Without git there is no other copy of our version, so it is kept. */
async function keptIn(root: string, file: IntendedFile, repository: Repository | null): Promise<string> {
  if (repository !== null || file.staged === null) return 'git';
  const kept = `${stateFolder}/kept-${file.staged.split('/').slice(-2).join('-')}`;
  await rename(join(root, file.staged), join(root, kept)).catch(() => undefined);
  return kept;
}
