import { type Role, roleNames, roles, type Sensitivity } from '../roles/roles.js';
import { configFileName } from './find-workspace.js';
import { type Layout, pathPatterns, roleFiles, sensitivityOf } from './role-paths.js';
import type { Workspace } from './workspace.js';

/** Files whose changes are watched, by how loudly one is reported. */
export type SensitiveFiles = ReadonlyMap<string, Exclude<Sensitivity, 'standard'>>;

/** Paths that are watched whether or not a file is there: a file that appears is a change too. */
export function watchedPaths({
  config,
  statedConfig,
  ...layout
}: Layout & Pick<Workspace, 'config' | 'statedConfig'>): SensitiveFiles {
  const watched = new Map<string, Exclude<Sensitivity, 'standard'>>([[configFileName, 'critical']]);
  for (const role of roleNames) {
    const { sensitivity } = roles[role];
    if (sensitivity === 'standard') continue;
    for (const path of roleFiles(layout, role)) watched.set(path, sensitivity);
  }
  // Also those that nobody trusted yet: they are watched, not used.
  for (const { file } of [...config.personas, ...(statedConfig.config.personas ?? [])]) watched.set(file, 'critical');
  return watched;
}

/** Folders of which every file is watched. */
export function watchedFolders(layout: Layout): string[] {
  const isWatched = (role: Role) => roles[role].sensitivity !== 'standard';
  return roleNames
    .filter(isWatched)
    .flatMap((role) => pathPatterns(layout, role).filter((pattern) => pattern.endsWith('/')));
}

/** The watched paths, and what lies in watched folders now. */
export async function listSensitiveFiles(workspace: Workspace): Promise<SensitiveFiles> {
  const files = new Map(watchedPaths(workspace));
  await workspace.snapshot(async (reader) => {
    const walk = async (folder: string): Promise<void> => {
      for (const name of await reader.list(folder.replace(/\/$/, ''))) {
        const path = folder + name;
        if (name.endsWith('/')) await walk(path);
        else if (/\.md$/i.test(name))
          files.set(path, sensitivityOf(workspace, path) === 'critical' ? 'critical' : 'high');
      }
    };
    for (const folder of watchedFolders(workspace)) await walk(folder);
  });
  return files;
}
