import type { Workspace } from '../../workspace/workspace.js';

/** The files of a folder, by their paths. */
export async function existingPaths({ snapshot }: Pick<Workspace, 'snapshot'>, folder: string): Promise<Set<string>> {
  const names = await snapshot((reader) => reader.list(folder.replace(/\/$/, '')));
  return new Set(names.map((name) => `${folder}${name}`));
}
