import type { RenderOptions } from '../../src/render/render-prompt.js';
import { formatScope, type Scope, scopeKinds } from '../../src/scopes/scopes.js';
import type { Workspace } from '../../src/workspace/workspace.js';
import type { CommandContext } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { requireOwner, scopeOf } from '../here.js';
import { unifiedDiff } from '../ui/diff.js';

export type Comparison = {
  readonly workspace: Workspace;
  readonly scope: Scope;
  /** A revision, or another scope. */
  readonly against: string;
  /** Everything else that was asked for, as it holds for a scope. */
  readonly optionsFor: (scope: Scope) => Promise<RenderOptions>;
};

/** Prints how the prompt differs from that of another scope, or from what it was at a revision. */
export async function printDifference(
  context: CommandContext,
  { workspace, scope, against, optionsFor }: Comparison,
): Promise<ExitCode> {
  const { terminal, global } = context;
  const { renderText } = await import('../../src/render/render-prompt.js');
  const { workspaceAt } = await import('../../src/history/workspace-at.js');
  const isScope = against.startsWith('room:') || scopeKinds.some((kind) => kind === against);
  // What a section was before it was made private is still in the history.
  if (!isScope) requireOwner(context, 'render --against REVISION');
  const before = isScope
    ? await renderText(workspace, await optionsFor(scopeOf(context, against)))
    : await renderText(await workspaceAt(workspace, against), await optionsFor(scope));
  const after = await renderText(workspace, await optionsFor(scope));
  const isSame = before.prompt === after.prompt;
  const name = formatScope(scope);
  if (global.json) terminal.json({ against, scope: name, before: before.prompt, after: after.prompt, same: isSame });
  else if (isSame) terminal.note('The two prompts are the same, byte for byte.');
  else terminal.print(unifiedDiff({ names: [against, name], before: before.prompt, after: after.prompt }));
  return ExitCode.ok;
}
