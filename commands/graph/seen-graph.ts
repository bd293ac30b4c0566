import type { GraphInUse } from '../../src/memory/graph/graph-in-use.js';
import type { Scope } from '../../src/scopes/scopes.js';
import type { Workspace } from '../../src/workspace/workspace.js';
import type { CommandContext } from '../command.js';
import { openHere, scopeOf } from '../here.js';
import type { OptionSpec } from '../option-spec.js';

export const scopeOption: OptionSpec = {
  long: 'scope',
  kind: 'string',
  value: 'scope',
  description: 'Show what this scope may see; default: the widest allowed',
};

/** The graph as the scope of this run sees it, with and without what is archived. */
export async function openGraph(context: CommandContext): Promise<GraphInUse & { workspace: Workspace; scope: Scope }> {
  const { readGraphInUse, lookupNames } = await import('../../src/index.js');
  const scope = scopeOf(context, context.options.text('scope'));
  const workspace = await openHere(context);
  return { workspace, scope, ...(await readGraphInUse(workspace, lookupNames(workspace, scope))) };
}
