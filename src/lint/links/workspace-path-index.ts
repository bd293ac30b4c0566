import type { LintedWorkspace } from '../linted-workspace.js';

type KnownPaths = {
  /** Files and folders, without a `/` at the end. */
  readonly all: ReadonlySet<string>;
  /** Files by their name in small letters. */
  readonly byName: ReadonlyMap<string, readonly string[]>;
};

const known = new WeakMap<LintedWorkspace, KnownPaths>();

/** The paths of a workspace, arranged for looking them up. */
export function indexWorkspacePaths(workspace: LintedWorkspace): KnownPaths {
  const before = known.get(workspace);
  if (before !== undefined) return before;
  const all = new Set<string>(['']);
  const byName = new Map<string, string[]>();
  for (const path of [...workspace.paths, ...(workspace.links?.keys() ?? [])]) {
    const parts = path.replace(/\/$/, '').split('/');
    for (let count = 1; count <= parts.length; count++) all.add(parts.slice(0, count).join('/'));
    const name = parts.at(-1)?.toLowerCase() ?? '';
    if (path.endsWith('/')) continue;
    const same = byName.get(name);
    if (same === undefined) byName.set(name, [path]);
    else same.push(path);
  }
  const paths = { all, byName };
  known.set(workspace, paths);
  return paths;
}
