import { join } from 'node:path';
import { metaFile } from '../../entries/paths/meta-files.js';
import { readTombstones, tombstonesPath } from '../../entries/records/tombstones.js';
import { SoulError } from '../../errors/soul-error.js';
import { allEntries, isPlainFile, readContents, type TreeEntry } from '../../git/read-blobs.js';
import { headCommit } from '../../git/repository.js';
import { uncommittedFiles } from '../../history/uncommitted-files.js';
import { isErasedFile } from '../../journal/erasure/is-erased-file.js';
import { removeErasedEntries, staysForgotten } from '../../journal/erasure/remove-erased-entries.js';
import type { Edit, Plan } from '../../journal/plan.js';
import { stateFolder } from '../../workspace/change-in-progress.js';
import { checkRelativePath, isInside } from '../../workspace/relative-paths.js';
import { refuseUncommitted } from './refuse-uncommitted.js';
import { type Point, resolveRollbackPoint } from './resolve-rollback-point.js';
import type { RollbackWorkspace } from './rollback-workspace.js';
import { updateDerivedFiles } from './update-derived-files.js';

/** Restores one file, regardless of later changes. */
export async function planFileRollback(
  place: RollbackWorkspace,
  { file, to }: { file: string; to: string },
): Promise<Plan> {
  const { workspace, repository } = place;
  checkRelativePath(file);
  if (file === tombstonesPath(workspace)) {
    throw new SoulError('usage', `${file} protects permanently forgotten memories and cannot be rolled back.`, {
      hint: 'To remember one of them again, use `agentsoul remember --again`. Nothing was changed.',
    });
  }
  const point = await resolveRollbackPoint(workspace, repository, to);
  const then = await allEntries(repository, point.commit);
  const now = await allEntries(repository, await headCommit(repository));
  const isFolder = [...then.keys(), ...now.keys()].some((path) => path.startsWith(`${file.replace(/\/$/, '')}/`));
  if (isFolder || (!then.has(file) && !now.has(file))) {
    const what = isFolder ? `${file} is a folder.` : `There is no file ${file}, neither today nor at ${point.name}.`;
    throw new SoulError('usage', what, {
      hint: 'Name one file, relative to the workspace, or roll back everything with `--to-time`. Nothing was changed.',
    });
  }
  return restore(place, { paths: [file], then, point, summary: `roll back to ${point.name}` });
}

/** Restores everything except agentsoul's own records. */
export async function planTimeRollback(place: RollbackWorkspace, time: string): Promise<Plan> {
  const { workspace, repository } = place;
  const point = await resolveRollbackPoint(workspace, repository, time);
  const then = await allEntries(repository, point.commit);
  if (then.size === 0) {
    throw new SoulError('unknown-revision', `There was no workspace here at ${point.name}.`, {
      hint: 'Going back there would remove every file. Nothing was changed.',
    });
  }
  const now = await allEntries(repository, await headCommit(repository));
  const meta = metaFile(workspace, '');
  const { path: root, excluded } = workspace.reads;
  const isOurs = (path: string) =>
    !path.startsWith(meta) &&
    !path.startsWith(`${stateFolder}/`) &&
    !excluded.some((folder) => isInside(join(root, path), folder));
  const tracked = [...new Set([...then.keys(), ...now.keys()])].filter(isOurs);
  const edited = new Set(await uncommittedFiles(workspace, repository));
  const paths = tracked.filter((path) => edited.has(path) || differ(then.get(path), now.get(path)));
  return restore(place, { paths, then, point, summary: `roll back to ${point.name}` });
}

function differ(one: TreeEntry | undefined, other: TreeEntry | undefined): boolean {
  return one?.blob !== other?.blob;
}

type Restoring = {
  readonly paths: readonly string[];
  readonly then: ReadonlyMap<string, TreeEntry>;
  readonly point: Point;
  readonly summary: string;
};

async function restore(place: RollbackWorkspace, { paths, then, point, summary }: Restoring): Promise<Plan> {
  const { workspace, repository } = place;
  const entries = paths.map((path) => ({ path, entry: then.get(path) ?? null }));
  const link = entries.find(({ entry }) => entry !== null && !isPlainFile(entry));
  if (link !== undefined) {
    throw new SoulError(
      'path-outside',
      `${link.path} was a link at ${point.name}, but agentsoul never creates links.`,
      {
        hint: 'Create the link yourself, or roll back single files. Nothing was changed.',
      },
    );
  }
  await refuseUncommitted(place, paths);
  const contentOf = await readContents(
    repository,
    entries.map(({ entry }) => entry),
  );
  const tombstones = await readTombstones(workspace);
  const edits: Edit[] = [];
  let isKeptBack = false;
  for (const { path, entry } of entries) {
    const content = contentOf(entry);
    const isThere = (await place.reader.read(path)).state !== 'missing';
    const isBuried = isErasedFile(workspace, { path, isThere, content }, tombstones);
    const kept = isBuried ? null : removeErasedEntries(workspace, { path, content }, tombstones);
    isKeptBack ||= kept !== content;
    if (!isBuried) edits.push({ path, content: kept });
  }
  const followed = await updateDerivedFiles(place, edits, { as: point.commit });
  return { edits: followed, summary, ...(isKeptBack && { warnings: [staysForgotten] }) };
}
