import { createHash } from 'node:crypto';
import * as z from 'zod';
import { readHeadOnDisk } from '../git/read-head-file.js';
import { type FileBytes, maxFileBytes, type Root, readBytes } from './read-workspace-file.js';
import { checkRelativePath } from './relative-paths.js';
import { readPlainFile, readPlainText, type StateFile } from './state-file.js';

export const stateFolder = '.agentsoul';
export const intentPath = `${stateFolder}/intent.json`;
export const lastChangePath = `${stateFolder}/last-change`;

export const intentFile: StateFile = { path: intentPath, maxBytes: maxFileBytes };
export const lastChangeFile: StateFile = { path: lastChangePath, maxBytes: 1024 };

/** What a writer is about to do, written before it starts, so that readers and a later writer can complete it. */
export type Intent = z.infer<ReturnType<typeof intentSchema>>;

/** The folder with the new bytes of a change. */
export function stagingFolder(changeId: string): string {
  return `${stateFolder}/staged-${changeId}`;
}

/** The folder may come from anyone, so everything in the file is validated. */
function intentSchema() {
  const hash = z.string().regex(/^[0-9a-f]{64}$/);
  const objectId = z.string().regex(/^[0-9a-f]{40,64}$/);
  const workspacePath = z.string().refine(isRelativePath);
  return z
    .object({
      version: z.literal(1),
      id: z.string().regex(/^c-[0-9a-f]{4,32}$/),
      commit: objectId.nullable(),
      /** HEAD before the change. Versions before 0.2 didn't write it. */
      parent: objectId.nullable().optional(),
      files: z.array(
        z.object({
          path: workspacePath,
          oldHash: hash.nullable(),
          newHash: hash.nullable(),
          staged: workspacePath.nullable(),
        }),
      ),
      index: z.array(
        z.object({
          path: workspacePath,
          mode: z.enum(['100644', '100755', '0']),
          before: objectId.nullable(),
          after: objectId.nullable(),
        }),
      ),
      audit: z.object({ path: workspacePath, lines: z.array(z.string().regex(/^[^\n]*$/)) }),
    })
    .refine((intent) => intent.files.every((file) => file.staged?.startsWith(`${stagingFolder(intent.id)}/`) ?? true));
}

/** The last change that was completed, and one that is running or was left by a crashed writer. */
export type ChangeState = { readonly lastChange: string; readonly intent: Intent | null };

export function contentHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/**
 * The intent is read first. A writer marks its change as the last one before it removes the intent, so that a change with written files
 * is always visible in one of the two.
 */
export async function readChangeState(root: string): Promise<ChangeState> {
  const intent = parseIntent(readPlainText(root, intentFile));
  const lastChange = readPlainText(root, lastChangeFile);
  return { lastChange, intent: intent?.id === lastChange ? null : intent };
}

/** Whether a writer is running or has crashed. */
export function isChangeUnderWay(root: string): boolean {
  return readPlainFile(root, intentFile).state === 'present';
}

export function isSameState(one: ChangeState, other: ChangeState): boolean {
  return one.lastChange === other.lastChange && one.intent?.id === other.intent?.id;
}

/**
 * Whether the change is in effect, so that all of it is shown. The branch decides, read from git's own files because readers run no git;
 * without git the intent does. If somebody moved the branch since, a file that contains the change does.
 */
export async function isDecided(root: string, intent: Intent): Promise<boolean> {
  const head = readHeadOnDisk(root);
  if (intent.commit === null) return head.state === 'no-repository' || hasBegun(root, intent);
  if (head.state === 'commit' && head.commit === intent.commit) return true;
  if (head.state === 'commit' && head.commit === intent.parent) return false;
  return hasBegun(root, intent);
}

/** Whether any file on disk already has the new content. */
export async function hasBegun(root: string, intent: Intent): Promise<boolean> {
  for (const file of intent.files) {
    if (file.oldHash === file.newHash) continue;
    const onDisk = await readBytes({ path: root, excluded: [] }, file.path);
    if (hashOf(onDisk) === file.newHash) return true;
  }
  return false;
}

/** Undefined for an unreadable file, null for a missing one. */
export function hashOf(file: FileBytes): string | null | undefined {
  if (file.state === 'unreadable') return undefined;
  return file.state === 'missing' ? null : contentHash(file.bytes);
}

/** An incomplete or invalid intent is ignored: its writer had not changed anything yet. */
function parseIntent(text: string): Intent | null {
  if (text === '') return null;
  try {
    const parsed = intentSchema().safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** The content of a file after the change; null if the file on disk stays as it is. */
export async function pendingBytes(root: Root, intent: Intent, onDisk: FileBytes): Promise<FileBytes | null> {
  const path = onDisk.state === 'present' ? onDisk.realPath : onDisk.path;
  const file = intent.files.find((candidate) => candidate.path === path);
  // Content that is neither old nor new is a later user edit, which the change will not overwrite.
  if (file === undefined || hashOf(onDisk) !== file.oldHash) return null;
  if (file.staged === null) return { state: 'missing', path: onDisk.path };
  const bytes = readStaged(root.path, file.staged);
  if (bytes === null || contentHash(bytes) !== file.newHash) return null;
  return { state: 'present', path: onDisk.path, realPath: path, bytes, identity: `staged:${file.staged}` };
}

/** The staged bytes of a file of a running change; null if they are missing or were not staged by us. */
export function readStaged(root: string, path: string): Buffer | null {
  const file = readPlainFile(root, { path, maxBytes: maxFileBytes });
  return file.state === 'present' ? file.bytes : null;
}

function isRelativePath(path: string): boolean {
  try {
    checkRelativePath(path);
    return true;
  } catch {
    // Here only the result of the check matters, not its message.
    return false;
  }
}
