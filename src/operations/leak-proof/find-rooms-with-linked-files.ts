import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathPatterns } from '../../workspace/role-paths.js';
import { safeFileName } from '../../workspace/safe-file-name.js';
import type { Workspace } from '../../workspace/workspace.js';

/** Rooms whose notes are another file too, and so might show what is not theirs. */
export async function linkedRooms(workspace: Workspace): Promise<string[]> {
  const [folder, ending] = pathPatterns(workspace, 'rooms')[0]?.split('/{id}') ?? [];
  if (folder === undefined || ending === undefined) return [];
  const names = await workspace.snapshot((reader) => reader.list(folder));
  const rooms: string[] = [];
  for (const name of names.filter((entry) => entry.endsWith(ending))) {
    const room = name.slice(0, -ending.length);
    const entry = await lstat(join(workspace.root, folder, name)).catch(() => null);
    const isLinked = entry !== null && (entry.isSymbolicLink() || entry.nlink > 1);
    if (isLinked && safeFileName(room) === room) rooms.push(room);
  }
  return rooms;
}
