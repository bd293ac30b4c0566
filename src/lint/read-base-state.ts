import { SoulError } from '../errors/soul-error.js';
import { allEntries, readBlobs } from '../git/blobs.js';
import { findRepository, gitLine } from '../git/repository.js';
import { configFileName } from '../workspace/find-workspace.js';
import type { FileBytes } from '../workspace/read-file.js';
import type { Workspace } from '../workspace/workspace.js';
import type { BaseState } from './linted-workspace.js';
import type { LintDocument } from './text/document.js';

/** The files of the workspace at a revision, as far as they differ from those of now. */
export async function readBaseState(
  workspace: Workspace,
  revision: string,
  documents: ReadonlyMap<string, LintDocument>,
): Promise<BaseState> {
  const repository = await findRepository(workspace.root, workspace.env);
  if (repository === null) {
    throw new SoulError('no-history', 'This folder has no git repository, so there is nothing to compare with.', {
      hint: 'Leave `--base` out, or check out the repository with its history.',
    });
  }
  const commit = revision.startsWith('-')
    ? ''
    : await gitLine(repository, ['rev-parse', '--verify', '--quiet', `${revision}^{commit}`], { allow: [1, 128] });
  if (commit === '') {
    throw new SoulError('unknown-revision', `There is no revision "${revision}" in the history of this workspace.`, {
      hint: 'In CI, fetch enough history: `fetch-depth: 0` for actions/checkout.',
    });
  }
  const entries = await allEntries(repository, commit);
  const wanted = [...entries].filter(
    ([path]) => documents.has(path) || path === configFileName || /\.(?:md|markdown|mdc)$/i.test(path),
  );
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

function textOf(file: FileBytes): string | undefined {
  return file.state === 'present' ? withoutMark(file.bytes.toString('utf8')) : undefined;
}

function withoutMark(text: string): string {
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}
