import type { WritableWorkspace } from '../change-workspace.js';
import { updateConfirmedState } from './update-confirmed-state.js';

/** Removes deleted files from the confirmed state. A file that is not in the confirmed state counts as missing. */
export async function dropMissingFiles(workspace: WritableWorkspace, paths: readonly string[]): Promise<void> {
  await updateConfirmedState(workspace, (current) => {
    if (current === null || !paths.some((path) => Object.hasOwn(current.files, path))) return current;
    const kept = Object.entries(current.files).filter(
      ([path, { mark }]) => !paths.includes(path) || mark !== 'missing',
    );
    return { ...current, files: Object.fromEntries(kept) };
  });
}
