import { whoAmI as describe } from '../render/who-am-i.js';
import { readScope, type Scope } from '../scopes/scopes.js';
import type { Workspace } from '../workspace/workspace.js';

/** Options in which the scope may be given by its name. */
export type Asking<Options> = Omit<Options, 'scope'> & { readonly scope?: Scope | string | undefined };

/** Who the agent is, as far as the scope may know, and where each field comes from. */
export async function whoAmI(workspace: Workspace, { scope }: Asking<object> = {}): ReturnType<typeof describe> {
  return describe(workspace, { scope: readScope(scope) });
}
