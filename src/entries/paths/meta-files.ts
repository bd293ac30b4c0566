import { stateFolder } from '../../workspace/change-in-progress.js';
import { type Layout, pathPatterns } from '../../workspace/role-paths.js';

/** The path of a memory record. Layouts without a place for records use the default. */
export function metaFile(layout: Layout, name: string): string {
  return `${pathPatterns(layout, 'meta')[0] ?? `${memoryFolder(layout)}meta/`}${name}`;
}

/** Whether a path holds records about memories (proposals, reflections, logs), which are never memories themselves. */
export function isMetaPath(layout: Layout, path: string): boolean {
  return path.startsWith(metaFile(layout, '')) || path.startsWith(`${memoryFolder(layout)}meta/`);
}

/** The folders of records by agentsoul and its host. Links in them are not followed. */
export function recordFolders(layout: Layout): string[] {
  const folders = [metaFile(layout, ''), `${memoryFolder(layout)}meta/`, ...pathPatterns(layout, 'transcripts')];
  return [...new Set([`${stateFolder}/`, ...folders])].filter((folder) => folder.endsWith('/'));
}

/** Old notes move there. It is outside the folders of all roles, so that it is private to the owner. */
export function archiveFolder(layout: Layout): string {
  return `${memoryFolder(layout)}archive/`;
}

/** Whether a memory is in the archive; it is found only on request. */
export function isArchivedPath(layout: Layout, path: string): boolean {
  return path.startsWith(archiveFolder(layout));
}

/** The folder of all stores except core memory, with a trailing `/`. */
export function memoryFolder(layout: Layout): string {
  const [daily = ''] = pathPatterns(layout, 'daily');
  return /^(?:.*\/)?memory\//.exec(daily)?.[0] ?? 'memory/';
}
