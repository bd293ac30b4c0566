import { SoulError } from '../errors/soul-error.js';
import { allEntries, readBlobs } from '../git/blobs.js';
import { findRepository, type Repository } from '../git/repository.js';
import { resolveRevision } from '../history/workspace-at.js';
import { configFileName } from '../workspace/find-workspace.js';
import type { FileBytes } from '../workspace/read-file.js';
import type { Workspace } from '../workspace/workspace.js';
import type { BaseState } from './linted-workspace.js';
import type { LintDocument } from './text/document.js';
import { isMarkdown } from './text/is-markdown.js';

/** The files of the workspace at a commit, as far as they differ from those of now. */
export async function readBaseState(
  workspace: Workspace,
  { repository, commit }: Base,
  documents: ReadonlyMap<string, LintDocument>,
): Promise<BaseState> {
  const entries = await allEntries(repository, commit);
  const wanted = [...entries].filter(([path]) => documents.has(path) || path === configFileName || isMarkdown(path));
  const blobs = await readBlobs(
    repository,
    wanted.map(([, { blob }]) => blob),
  );
  const config = await workspace.snapshot((reader) => reader.read(configFileName));
  const texts = new Map<string, string>();
  for (const [path, { blob }] of wanted) texts.set(path, withoutMark(blobs.get(blob)?.toString('utf8') ?? ''));
  const changed = [...new Set([...texts.keys(), ...documents.keys()])].filter(
    (path) => texts.get(path) !== (path === configFileName ? textOf(config) : documents.get(path)?.text),
  );
  return { revision: commit, textOf: (path) => texts.get(path) ?? null, changed: changed.sort() };
}

/** The commit to compare with, and the repository it lies in. */
export type Base = { readonly repository: Repository; readonly commit: string };

/** Throws where there is no history, or no such revision in it. */
export async function findBase(workspace: Workspace, revision: string): Promise<Base> {
  const repository = await findRepository(workspace.root, workspace.env);
  if (repository !== null) return { repository, commit: await resolveRevision(repository, revision) };
  throw new SoulError('no-history', 'This folder has no git repository, so there is nothing to compare with.', {
    hint: 'Leave `--base` out, or check out the repository with its history.',
  });
}

function textOf(file: FileBytes): string | undefined {
  return file.state === 'present' ? withoutMark(file.bytes.toString('utf8')) : undefined;
}

function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}
