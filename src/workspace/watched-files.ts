import { type Role, roleNames, roles, type Sensitivity } from '../roles/roles.js';
import { configFileName } from './config-file-name.js';
import { type Layout, pathPatterns, roleFiles, sensitivityOf } from './role-paths.js';
import type { Workspace } from './workspace.js';

/** Watched files, by sensitivity. */
export type WatchedFiles = ReadonlyMap<string, Exclude<Sensitivity, 'standard'>>;

/** Watched paths, even if there is no file: a new file is a change too. */
export function watchedPaths({
  config,
  statedConfig,
  ...layout
}: Layout & Pick<Workspace, 'config' | 'statedConfig'>): WatchedFiles {
  const watched = new Map<string, Exclude<Sensitivity, 'standard'>>([[configFileName, 'critical']]);
  for (const role of roleNames) {
    const { sensitivity } = roles[role];
    if (sensitivity === 'standard') continue;
    for (const path of roleFiles(layout, role)) watched.set(path, sensitivity);
  }
  // Including untrusted ones: they are watched but not used.
  for (const { file } of [...config.personas, ...(statedConfig.config.personas ?? [])]) watched.set(file, 'critical');
  return watched;
}

export function watchedFolders(layout: Layout): string[] {
  const isWatched = (role: Role) => roles[role].sensitivity !== 'standard';
  return roleNames
    .filter(isWatched)
    .flatMap((role) => pathPatterns(layout, role).filter((pattern) => pattern.endsWith('/')));
}

/** The watched paths, and what lies in watched folders now. */
export async function listWatchedFiles(workspace: Workspace): Promise<WatchedFiles> {
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
