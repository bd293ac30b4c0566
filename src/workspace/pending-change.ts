import { createHash } from 'node:crypto';
import * as z from 'zod';
import { checkRelativePath } from './paths.js';
import { type FileBytes, type Root, readBytes } from './read-file.js';

export const stateFolder = '.agentsoul';
export const intentPath = `${stateFolder}/intent.json`;
export const lastChangePath = `${stateFolder}/last-change`;

/** What a writer is about to do, written down before it starts, so that readers and a later writer can complete it. */
export type Intent = z.infer<ReturnType<typeof intentSchema>>;

/** The folder with the new bytes of a change. */
export function stagingFolder(changeId: string): string {
  return `${stateFolder}/staged-${changeId}`;
}

/** The file lies in a folder anyone may have handed us, so everything in it is checked before it is believed. */
function intentSchema() {
  const hash = z.string().regex(/^[0-9a-f]{64}$/);
  const objectId = z.string().regex(/^[0-9a-f]{40,64}$/);
  const workspacePath = z.string().refine(isRelativePath);
  return z
    .object({
      version: z.literal(1),
      id: z.string().regex(/^c-[0-9a-f]{4,32}$/),
      commit: objectId.nullable(),
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

/** The last change that was completed, and one that is under way or was left by a writer that died. */
export type ChangeState = { readonly lastChange: string; readonly intent: Intent | null };

export function contentHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/**
 * The intent is read first. A writer marks its change as the last one before it removes the intent, so that nobody can find
 * neither trace of a change whose files have been written.
 */
export async function readChangeState(root: string): Promise<ChangeState> {
  const intent = parseIntent(await readOrEmpty(root, intentPath));
  const lastChange = await readOrEmpty(root, lastChangePath);
  return { lastChange, intent: intent?.id === lastChange ? null : intent };
}

export function isSameState(one: ChangeState, other: ChangeState): boolean {
  return one.lastChange === other.lastChange && one.intent?.id === other.intent?.id;
}

/** Whether any file on disk already is what the change makes of it. Then the change counts as done, and all of it is shown. */
export async function hasBegun(root: string, intent: Intent): Promise<boolean> {
  for (const file of intent.files) {
    if (file.oldHash === file.newHash) continue;
    const onDisk = await readBytes({ path: root, excluded: [] }, file.path);
    if (hashOf(onDisk) === file.newHash) return true;
  }
  return false;
}

/** Undefined for a file that cannot be read, null for one that is not there. */
export function hashOf(file: FileBytes): string | null | undefined {
  if (file.state === 'unreadable') return undefined;
  return file.state === 'missing' ? null : contentHash(file.bytes);
}

/** A half-written or foreign intent is no intent: the writer that left it had not begun to change anything. */
function parseIntent(text: string): Intent | null {
  if (text === '') return null;
  try {
    const parsed = intentSchema().safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    // Not JSON: see above.
    return null;
  }
}

/** What a file becomes when the change is complete; null when the change leaves it as it is on disk. */
export async function pendingBytes(root: Root, intent: Intent, onDisk: FileBytes): Promise<FileBytes | null> {
  const path = onDisk.state === 'present' ? onDisk.realPath : onDisk.path;
  const file = intent.files.find((candidate) => candidate.path === path);
  // What is neither the old content nor the new is a person's later edit, which the change will not touch.
  if (file === undefined || hashOf(onDisk) !== file.oldHash) return null;
  if (file.staged === null) return { state: 'missing', path: onDisk.path };
  const staged = await readBytes({ path: root.path, excluded: [] }, file.staged);
  const isStored = staged.state === 'present' && staged.realPath === file.staged && hashOf(staged) === file.newHash;
  return isStored ? { ...staged, path: onDisk.path, realPath: path } : null;
}

function isRelativePath(path: string): boolean {
  try {
    checkRelativePath(path);
    return true;
  } catch {
    // The check explains itself to people; here only the verdict counts.
    return false;
  }
}

async function readOrEmpty(root: string, path: string): Promise<string> {
  const file = await readBytes({ path: root, excluded: [] }, path);
  // Absent, too large, a link or unreadable: no writer of ours left it so.
  return file.state === 'present' && file.realPath === path ? file.bytes.toString('utf8') : '';
}
