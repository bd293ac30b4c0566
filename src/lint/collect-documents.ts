import type { Profile } from '../profiles/profile.js';
import { type Role, roleNames } from '../roles/roles.js';
import type { ScopeKind } from '../scopes/scopes.js';
import { decodeUtf8 } from '../workspace/decode-text.js';
import { type Layout, pathPatterns, roleOfPath } from '../workspace/role-paths.js';
import type { SnapshotReader } from '../workspace/snapshot.js';
import { LintDocument, type Load } from './text/document.js';
import { isMarkdown } from './text/is-markdown.js';

export type Collected = {
  readonly documents: ReadonlyMap<string, LintDocument>;
  readonly paths: ReadonlySet<string>;
  /** Files that could not be read as text, with the reason. */
  readonly unreadable: ReadonlyMap<string, string>;
};

const mostFiles = 20_000;
const isSkipped = /^(?:\.git|\.agentsoul|node_modules|\.venv|vendor|dist|build)\/$/;

/** Reads every Markdown file of the workspace. `only` limits it to files and folders. */
export async function collectDocuments(
  layout: Layout,
  reader: SnapshotReader,
  options: { only?: readonly string[] } = {},
): Promise<Collected> {
  const paths = await listAll(reader);
  const wanted = [...paths].filter((path) => isText(path) && isWithin(path, options.only));
  const documents = new Map<string, LintDocument>();
  const unreadable = new Map<string, string>();
  for (const path of wanted) {
    const file = await reader.read(path);
    if (file.state === 'unreadable') unreadable.set(path, file.reason);
    if (file.state === 'present') {
      const text = decodeUtf8(file.bytes);
      if (text === null) unreadable.set(path, 'It is not UTF-8 text.');
      else documents.set(path, makeDocument(layout, path, text));
    }
  }
  return { documents, paths, unreadable };
}

export function makeDocument(layout: Layout, path: string, text: string): LintDocument {
  const role = roleOfPath(layout, path);
  const load = loadOf(layout.profile, role, path);
  return new LintDocument({ path, role: role ?? roleByName(layout, path), load, text });
}

async function listAll(reader: SnapshotReader): Promise<Set<string>> {
  const paths = new Set<string>();
  const folders = [''];
  for (let folder = folders.pop(); folder !== undefined && paths.size < mostFiles; folder = folders.pop()) {
    for (const name of await reader.list(folder)) {
      if (isSkipped.test(name)) continue;
      const path = folder === '' ? name : `${folder}/${name}`;
      paths.add(path);
      if (name.endsWith('/')) folders.push(path.slice(0, -1));
    }
  }
  return paths;
}

function isText(path: string): boolean {
  return isMarkdown(path) || /(?:^|\/)\.?meta\/audit\.log$|^\.gitignore$/.test(path);
}

function isWithin(path: string, only: readonly string[] | undefined): boolean {
  if (only === undefined || only.length === 0) return true;
  return only.some((wanted) => wanted === '.' || path === wanted || path.startsWith(`${wanted.replace(/\/$/, '')}/`));
}

/** The same name in another folder plays the same part for another agent, a template or a copy. */
function roleByName(layout: Layout, path: string): Role | null {
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
