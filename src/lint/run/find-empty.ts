import { SoulError } from '../../errors/soul-error.js';
import { isWithin } from '../collect-documents.js';
import type { LintedWorkspace } from '../linted-workspace.js';
import { isMarkdown } from '../text/is-markdown.js';
import type { Target } from './find-targets.js';

/** Something that was to be checked and holds nothing that could be. */
export type EmptyPlace = { readonly kind: 'workspace' | 'folder' | 'file'; readonly name: string };

export function findEmpty({ workspace, prefix, paths }: Target, linted: LintedWorkspace): EmptyPlace[] {
  const seen = [...linted.documents.keys(), ...(linted.unreadable?.keys() ?? [])];
  if (paths === null) return seen.length === 0 ? [{ kind: 'workspace', name: workspace.root }] : [];
  return paths
    .filter((path) => !seen.some((one) => one === '.' || isWithin(one, [path])))
    .map((path) => ({ kind: linted.paths.has(`${path}/`) ? 'folder' : 'file', name: prefix + path }));
}

/** A gate that looks at nothing would always be open. Among several folders an empty one is only told: a pattern may name it. */
export function refuseEmpty(empty: readonly EmptyPlace[], { isNothingElse }: { isNothingElse: boolean }): void {
  const first = empty.find(({ kind }) => kind === 'file') ?? empty[0];
  if (first === undefined || (first.kind !== 'file' && !isNothingElse)) return;
  if (first.kind === 'workspace') {
    throw new SoulError('workspace-not-found', `There is no Markdown file in ${first.name}, so nothing was checked.`, {
      hint: 'Name the folder of the agent: `agentsoul lint DIR`.',
    });
  }
  const place = isMarkdown(first.name) ? 'is in a folder that is never checked' : 'is not a Markdown file';
  const what = first.kind === 'folder' ? `There is no Markdown file in ${first.name}` : `${first.name} ${place}`;
  throw new SoulError('usage', `${what}, so there is nothing to check.`, {
    hint: 'Name Markdown files, folders with Markdown files, or workspaces. Files in .git are never checked.',
  });
}
