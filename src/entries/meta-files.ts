import { stateFolder } from '../workspace/pending-change.js';
import { type Layout, pathPatterns } from '../workspace/role-paths.js';

/** Where a record about memories lies. Layouts without a place for such records get the usual one. */
export function metaFile(layout: Layout, name: string): string {
  return `${pathPatterns(layout, 'meta')[0] ?? `${memoryFolder(layout)}meta/`}${name}`;
}

/** Whether a path holds records about memories (proposals, reflections, logs), which are never memories themselves. */
export function isMetaPath(layout: Layout, path: string): boolean {
  return path.startsWith(metaFile(layout, '')) || path.startsWith(`${memoryFolder(layout)}meta/`);
}

/** The folders of what agentsoul and its host record, as against what people and agents write. No link in them is followed. */
export function recordFolders(layout: Layout): string[] {
  const folders = [metaFile(layout, ''), `${memoryFolder(layout)}meta/`, ...pathPatterns(layout, 'transcripts')];
  return [...new Set([`${stateFolder}/`, ...folders])].filter((folder) => folder.endsWith('/'));
}

/** Old notes move there. It lies in no role's folder, so that what is in it is the owner's alone. */
export function archiveFolder(layout: Layout): string {
  return `${memoryFolder(layout)}archive/`;
}

/** Whether a memory lies in the archive: it is found only by those who ask for archived ones. */
export function isArchivedPath(layout: Layout, path: string): boolean {
  return path.startsWith(archiveFolder(layout));
}

/** The folder that all stores but core memory lie in, with a closing `/`. */
export function memoryFolder(layout: Layout): string {
  const [daily = ''] = pathPatterns(layout, 'daily');
  return /^(?:.*\/)?memory\//.exec(daily)?.[0] ?? 'memory/';
}
