import { realpath, stat } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { SoulError } from '../../errors/soul-error.js';
import { isInside } from '../../workspace/relative-paths.js';
import type { Workspace } from '../../workspace/workspace.js';

/** A folder to check. */
export type Target = {
  readonly workspace: Workspace;
  /** From where the user stands to the folder: empty, or with a closing `/`. */
  readonly prefix: string;
  /** Files and folders in it that alone are checked; null for all. */
  readonly paths: readonly string[] | null;
};

export type Looking = {
  /** Where the paths are relative to. */
  readonly folder: string;
  /** Where the user stands, which the paths in reports lead from. */
  readonly standing: string;
  readonly paths: readonly string[];
  readonly openFolder: (folder: string, options?: { readonly anyFolder?: boolean }) => Promise<Workspace>;
};

/** The workspaces that the given paths lie in, each once, with the paths in it; without paths, the one around the folder. */
export async function findTargets(looking: Looking): Promise<readonly Target[]> {
  const { folder, standing, paths: given, openFolder } = looking;
  if (given.length === 0) {
    const workspace = (await openIfThere(looking, folder)) ?? (await openFolder(folder, { anyFolder: true }));
    return [targetOf(standing, workspace, null)];
  }
  const targets = new Map<string, Target>();
  const opened = new Map<string, Workspace | null>();
  for (const path of given) {
    const real = await realPathOf(resolve(folder, path), path);
    const workspace = await workspaceAround(looking, { ...real, opened });
    const inside = relative(workspace.root, real.path);
    const earlier = targets.get(workspace.root);
    const paths = inside === '' || earlier?.paths === null ? null : [...(earlier?.paths ?? []), inside];
    targets.set(workspace.root, targetOf(standing, workspace, paths));
  }
  return [...targets.values()];
}

function targetOf(cwd: string, workspace: Workspace, paths: readonly string[] | null): Target {
  const way = relative(cwd, workspace.root);
  return { workspace, prefix: way === '' ? '' : `${way}/`, paths };
}

type Given = { readonly path: string; readonly isFolder: boolean };

async function realPathOf(path: string, given: string): Promise<Given> {
  try {
    const real = await realpath(path);
    return { path: real, isFolder: (await stat(real)).isDirectory() };
  } catch (error) {
    throw new SoulError('usage', `There is no file or folder ${given} to check.`, {
      hint: 'Paths are relative to the current folder, or to the folder given with `-C`.',
      cause: error,
    });
  }
}

type Search = Given & { readonly opened: Map<string, Workspace | null> };

/** The nearest workspace around a path; a folder outside of any is taken as one. */
async function workspaceAround(looking: Looking, { path, isFolder, opened }: Search): Promise<Workspace> {
  const first = isFolder ? path : dirname(path);
  for (let folder = first; ; folder = dirname(folder)) {
    const known = opened.get(folder);
    const workspace = known === undefined ? await openIfThere(looking, folder) : known;
    opened.set(folder, workspace);
    if (workspace !== null && isInside(path, workspace.root)) return workspace;
    if (folder === dirname(folder)) break;
  }
  const from = await realpath(looking.folder);
  return looking.openFolder(isFolder || !isInside(path, from) ? first : from, { anyFolder: true });
}

async function openIfThere({ openFolder }: Looking, folder: string): Promise<Workspace | null> {
  try {
    return await openFolder(folder);
  } catch (error) {
    if (error instanceof SoulError && error.code === 'workspace-not-found') return null;
    throw error;
  }
}
