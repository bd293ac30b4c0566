import type { Role } from '../../roles/roles.js';
import { type Day, parseDailyName } from '../../workspace/calendar-days.js';
import { type Layout, pathPatterns, roleOfPath } from '../../workspace/role-paths.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import type { Workspace } from '../../workspace/workspace.js';
import type { Store } from '../entry.js';
import { archiveFolder, isArchivedPath, isMetaPath } from './meta-files.js';

/** A Markdown file with memories. */
export type MemoryPath = {
  readonly path: string;
  /** Null for Markdown that the layout doesn't know: notes of other tools, and the folders the config adds. */
  readonly role: Role | null;
  readonly store: Store;
  readonly day: Day | null;
  /** Whether it is the file of its day that we would write to; only that one has episodes with plain ids. */
  readonly isMainLog: boolean;
};

const rememberedRoles: readonly Role[] = ['core', 'user', 'daily', 'graph', 'procedures', 'vault', 'rooms'];

/** All files with memories, sorted by path. Generated files, proposals and records are not included. */
export async function listMemoryFiles(
  workspace: ListedPlace,
  reader: Pick<SnapshotReader, 'list'>,
): Promise<MemoryPath[]> {
  const describe = pathDescriber(workspace);
  return (await listMarkdownFiles(workspace, reader)).flatMap((path) => describe(path) ?? []);
}

type ListedPlace = Pick<Workspace, 'profile' | 'agentId' | 'agentFolder' | 'config'>;

/** The same with those files that are not included, for callers that know most of them. */
export async function listMarkdownFiles(
  workspace: ListedPlace,
  reader: Pick<SnapshotReader, 'list'>,
): Promise<string[]> {
  const found = new Set<string>();
  const lists = listingOnce(reader);
  for (const role of rememberedRoles) {
    for (const pattern of pathPatterns(workspace, role)) {
      const folder = folderOf(pattern);
      if (folder === null) await addFile(lists, pattern, found);
      else await addFolder(lists, folder, found);
    }
  }
  await addFolder(lists, archiveFolder(workspace).replace(/\/$/, ''), found);
  for (const path of workspace.config.memory.search.paths) {
    if (path.endsWith('.md')) await addFile(lists, path, found);
    else await addFolder(lists, path.replace(/\/$/, ''), found);
  }
  return [...found].sort();
}

/** Folders of several roles are nested, and listing one takes time. */
function listingOnce(reader: Pick<SnapshotReader, 'list'>): Pick<SnapshotReader, 'list'> {
  const known = new Map<string, Promise<string[]>>();
  return {
    list(folder) {
      const names = known.get(folder) ?? reader.list(folder);
      known.set(folder, names);
      return names;
    },
  };
}

/** What a path holds, or null where it holds no memories. */
export function describeMemoryPath(layout: Layout, path: string): MemoryPath | null {
  return pathDescriber(layout)(path);
}

export function pathDescriber(layout: Layout): (path: string) => MemoryPath | null {
  const mainLog = pathPatterns(layout, 'daily')[0];
  return (path) => describe(layout, path, mainLog);
}

function describe(layout: Layout, path: string, mainLog: string | undefined): MemoryPath | null {
  if (isMetaPath(layout, path)) return null;
  const role = roleOfPath(layout, path);
  if (!path.endsWith('.md') || (role !== null && !rememberedRoles.includes(role)) || isGenerated(role, path))
    return null;
  const name = path.slice(path.lastIndexOf('/') + 1);
  const daily = role === 'daily' || role === null ? parseDailyName(name) : null;
  const isMainLog = role === 'daily' && daily !== null && mainLog?.replace('{day}', daily.day) === path;
  // An archived log keeps the ids of its episodes, which others name as their source, and becomes private to the owner.
  if (role === null && daily !== null && isArchivedPath(layout, path))
    return { path, role, store: 'episodic', day: daily.day, isMainLog: daily.slug === null };
  return { path, role, store: storeOf(role), day: daily?.day ?? null, isMainLog };
}

function storeOf(role: Role | null): Store {
  switch (role) {
    case 'core':
    case 'user':
      return 'core';
    case 'daily':
    case 'rooms':
      return 'episodic';
    case 'procedures':
      return 'procedural';
    case 'vault':
      return 'vault';
    default:
      return 'semantic';
  }
}

/** The folder of a pattern, or null where it names one file. */
function folderOf(pattern: string): string | null {
  if (pattern.endsWith('/')) return pattern.slice(0, -1);
  if (!pattern.includes('{')) return null;
  return pattern.slice(0, pattern.lastIndexOf('/'));
}

async function addFile(reader: Pick<SnapshotReader, 'list'>, path: string, found: Set<string>): Promise<void> {
  const slash = path.lastIndexOf('/');
  const names = await reader.list(slash === -1 ? '' : path.slice(0, slash));
  if (names.includes(path.slice(slash + 1))) found.add(path);
}

const deepest = 12;

async function addFolder(
  reader: Pick<SnapshotReader, 'list'>,
  folder: string,
  found: Set<string>,
  depth = 0,
): Promise<void> {
  for (const name of await reader.list(folder)) {
    const path = `${folder}/${name}`;
    if (name.startsWith('.')) continue;
    if (!name.endsWith('/')) {
      if (name.endsWith('.md')) found.add(path);
    } else if (depth < deepest) await addFolder(reader, path.slice(0, -1), found, depth + 1);
  }
}

/** The index and the vocabulary of the graph are not memories. */
function isGenerated(role: Role | null, path: string): boolean {
  return role === 'graph' && /(^|\/)graph\/(index|relations)\.md$/.test(path);
}
