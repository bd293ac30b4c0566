import { realpath, stat } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { SoulError } from '../../src/errors/soul-error.js';
import { isInside } from '../../src/workspace/paths.js';
import type { Workspace } from '../../src/workspace/workspace.js';
import type { CommandContext } from '../command.js';
import { openHere, systemTimezone } from '../here.js';

/** A folder to check. */
export type Target = {
  readonly workspace: Workspace;
  /** From where the user stands to the folder: empty, or with a closing `/`. */
  readonly prefix: string;
  /** Files and folders in it that alone are checked; null for all. */
  readonly paths: readonly string[] | null;
};

/** The workspaces that the given paths lie in, each once, with the paths in it. */
export async function findTargets(context: CommandContext): Promise<readonly Target[]> {
  const { cwd, global, args } = context;
  const from = global.workspace ?? cwd;
  const given = args.list('paths');
  if (given.length === 0)
    return [targetOf(cwd, (await openIfThere(context, from)) ?? (await assume(context, from)), null)];

  const targets = new Map<string, Target>();
  const opened = new Map<string, Workspace | null>();
  for (const path of given) {
    const real = await realPathOf(resolve(from, path), path);
    const workspace = await workspaceAround(context, { ...real, from, opened });
    const inside = relative(workspace.root, real.path);
    const earlier = targets.get(workspace.root);
    const paths = inside === '' || earlier?.paths === null ? null : [...(earlier?.paths ?? []), inside];
    targets.set(workspace.root, targetOf(cwd, workspace, paths));
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

type Search = Given & { readonly from: string; readonly opened: Map<string, Workspace | null> };

/** The nearest workspace around a path; a folder outside of any is taken as one. */
async function workspaceAround(context: CommandContext, { path, isFolder, from, opened }: Search): Promise<Workspace> {
  const first = isFolder ? path : dirname(path);
  for (let folder = first; ; folder = dirname(folder)) {
    const known = opened.get(folder);
    const workspace = known === undefined ? await openIfThere(context, folder) : known;
    opened.set(folder, workspace);
    if (workspace !== null && isInside(path, workspace.root)) return workspace;
    if (folder === dirname(folder)) break;
  }
  const standing = await realpath(from);
  return assume(context, isFolder || !isInside(path, standing) ? first : standing);
}

async function openIfThere(context: CommandContext, folder: string): Promise<Workspace | null> {
  try {
    return await openHere({ ...context, global: { ...context.global, workspace: folder } });
  } catch (error) {
    if (error instanceof SoulError && error.code === 'workspace-not-found') return null;
    throw error;
  }
}

/** A folder that nothing marks as a workspace, with the usual layout. */
async function assume({ now, env }: CommandContext, folder: string): Promise<Workspace> {
  const { openWorkspace } = await import('../../src/workspace/open-workspace.js');
  const circumstances = { at: now, env, platform: process.platform, timezone: systemTimezone() };
  return openWorkspace(folder, { ...circumstances, anyFolder: true });
}
