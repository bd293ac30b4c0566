import type { Profile } from '../profiles/profile.js';
import { type Role, roleNames } from '../roles/roles.js';
import type { ScopeKind } from '../scopes/scopes.js';
import { type Layout, pathPatterns, roleOfPath } from '../workspace/role-paths.js';
import type { SnapshotReader } from '../workspace/snapshot.js';
import { type ListOptions, listPaths } from './list-paths.js';
import { decodeFile, type Encoding } from './text/decode-file.js';
import { isMarkdown } from './text/is-markdown.js';
import { LintDocument, type Load } from './text/lint-document.js';

export type Collected = {
  readonly documents: ReadonlyMap<string, LintDocument>;
  readonly paths: ReadonlySet<string>;
  /** Files and folders that could not be checked, with the reason. */
  readonly unreadable: ReadonlyMap<string, string>;
};

/** Reads every Markdown file of the workspace. `only` limits it to files and folders. */
export async function collectDocuments(
  layout: Layout,
  reader: SnapshotReader,
  options: ListOptions & {
    /** A document that is known already. */
    known?: ((path: string, text: string) => LintDocument | undefined) | undefined;
  } = {},
): Promise<Collected> {
  const { only, known } = options;
  const { paths, closed } = await listPaths(layout, reader, options);
  const documents = new Map<string, LintDocument>();
  const mayHoldText = ([path]: readonly [string, string]) =>
    path === '.' || ((path.endsWith('/') || isText(path)) && isOnWay(path, only));
  const unreadable = new Map([...closed].filter(mayHoldText));
  for (const path of paths) {
    if (!isText(path) || !isWithin(path, only)) continue;
    const file = await reader.read(path);
    if (file.state === 'unreadable') unreadable.set(path, file.reason);
    if (file.state !== 'present') continue;
    const { text, encoding } = decodeFile(file.bytes);
    const isPersona = options.loaded?.includes(path) === true;
    documents.set(path, known?.(path, text) ?? makeDocument(layout, path, text, { encoding, isPersona }));
  }
  return { documents, paths, unreadable };
}

export function makeDocument(
  layout: Layout,
  path: string,
  text: string,
  { encoding = 'utf-8', isPersona = false }: { encoding?: Encoding; isPersona?: boolean } = {},
): LintDocument {
  const role = roleOfPath(layout, path) ?? roleInFolder(layout, path) ?? (isPersona ? 'alternates' : null);
  return new LintDocument({ path, role, load: loadOf(layout.profile, role, path), text, encoding });
}

/** Whether a file is read at all. */
export function isText(path: string): boolean {
  return isMarkdown(path) || /(?:^|\/)\.?meta\/audit\.log$|^\.gitignore$/.test(path);
}

/** Whether a path is among those that were asked for. */
export function isWithin(path: string, only: readonly string[] | undefined): boolean {
  if (only === undefined || only.length === 0) return true;
  return only.some((wanted) => wanted === '.' || path === wanted || path.startsWith(`${wanted.replace(/\/$/, '')}/`));
}

/** The same for what may also be a folder around them. */
function isOnWay(path: string, only: readonly string[] | undefined): boolean {
  return isWithin(path, only) || (path.endsWith('/') && only?.some((wanted) => wanted.startsWith(path)) === true);
}

/**
 * The same name in another folder plays the same part for another agent, a template or a copy, wherever the check was started.
 */
function roleInFolder(layout: Layout, path: string): Role | null {
  const memory = path.lastIndexOf('/memory/');
  if (memory !== -1) return roleOfPath(layout, path.slice(memory + 1));
  const name = path.split('/').at(-1)?.toLowerCase();
  const isNamed = (role: Role) => pathPatterns(layout, role).some((pattern) => pattern.toLowerCase() === name);
  return roleNames.find(isNamed) ?? null;
}

function loadOf(profile: Profile, role: Role | null, path: string): Load {
  if (role === null) return /(?:^|\/)memory\//.test(path) ? 'looked-up' : 'none';
  const sights = profile.matrix[role] ?? {};
  const isWhole = (kind: ScopeKind) => sights[kind] === 'whole';
  if (!profile.order.includes(role)) return 'looked-up';
  if (['group', 'room', 'subagent'].some((kind) => isWhole(kind as ScopeKind))) return 'shared';
  return role === 'daily' || !isWhole('main') ? 'looked-up' : 'private';
}
