import { SoulError } from '../../errors/soul-error.js';
import { type Watching, watchFolders } from '../../workspace/watch-folders.js';
import type { Workspace } from '../../workspace/workspace.js';
import { type CallerOptions, sessionOf } from '../caller-session.js';
import type { ChangeAnswer } from '../change-handler.js';
import { checkAllowed } from '../check-allowed.js';
import type { Preview } from '../operation.js';
import { type OptionsOf, perform, performDry } from '../run-for-library.js';
import type { FileList } from './list.js';
import type { FileText } from './read.js';
import { fileOperations as operations } from './table.js';

type WriteOptions = OptionsOf<(typeof operations)['files.write'], 'path' | 'text'>;

/** The files of the workspace, each with its role and the hash of its bytes. For the owner. */
export function listFiles(workspace: Workspace, options?: CallerOptions): Promise<FileList> {
  return perform(workspace, operations['files.list'], { ...options });
}

/** The text of one file and the hash of its bytes. For the owner. */
export function readFile(workspace: Workspace, path: string, options?: CallerOptions): Promise<FileText> {
  return perform(workspace, operations['files.read'], { ...options, path });
}

/**
 * Writes the whole text of a file, or removes it with null: one commit, one undo. `hash` is what `readFile` returned, null for a new
 * file; throws `file-changed` where the file is not that any more.
 */
export function writeFile(
  workspace: Workspace,
  path: string,
  text: string | null,
  options: WriteOptions,
): Promise<ChangeAnswer> {
  return perform(workspace, operations['files.write'], { ...options, path, text });
}

/** What `writeFile` would do. */
export function planWriteFile(
  workspace: Workspace,
  path: string,
  text: string | null,
  options: WriteOptions,
): Promise<Preview<ChangeAnswer>> {
  return performDry(workspace, operations['files.write'], { ...options, path, text });
}

/** Calls back with the files that changed, until `close` is called or the signal is aborted. For the owner. */
export function watchWorkspace(
  workspace: Workspace,
  onChange: Watching['onChange'],
  { signal }: { readonly signal?: AbortSignal | undefined } = {},
): { close: () => void } {
  checkAllowed(sessionOf(workspace), { ...operations['files.list'], name: 'watch' });
  if (typeof onChange !== 'function')
    throw new SoulError('usage', 'The second argument of `watchWorkspace` must be a function.');
  return watchFolders([workspace.root], { onChange, signal });
}
