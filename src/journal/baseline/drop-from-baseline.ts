import type { WritableWorkspace } from '../change.js';
import { updateBaseline } from './keep-baseline.js';

/** Removes deleted files from the baseline. A file that is not in the baseline counts as missing. */
export async function dropFromBaseline(workspace: WritableWorkspace, paths: readonly string[]): Promise<void> {
  await updateBaseline(workspace, (current) => {
    if (current === null || !paths.some((path) => Object.hasOwn(current.files, path))) return current;
    const kept = Object.entries(current.files).filter(
      ([path, { mark }]) => !paths.includes(path) || mark !== 'missing',
    );
    return { ...current, files: Object.fromEntries(kept) };
  });
}
