import { describeSelf, type WhoAmI } from '../identity/describe-self.js';
import { type ResolvedIdentity, resolveIdentity } from '../identity/resolve-identity.js';
import type { Scope } from '../scopes/scopes.js';
import { readFrontMatter } from '../workspace/front-matter.js';
import type { Workspace } from '../workspace/workspace.js';
import { seeText } from './draft-blocks.js';
import { gatherFiles } from './gather-files.js';
import { selectRoles } from './select-roles.js';

/** Who the agent is, as far as the scope may know, and where each field comes from. */
export async function whoAmI(
  workspace: Workspace,
  options: { scope?: Scope } = {},
): Promise<WhoAmI & Pick<ResolvedIdentity, 'warnings'>> {
  const scope = options.scope ?? { kind: 'main' };
  const { identity, soul } = await identityTexts(workspace, scope);
  const resolved = resolveIdentity({
    ui: workspace.config.ui?.assistant,
    agentIdentity: workspace.config.agents?.[workspace.agentId]?.identity,
    identityMarkdown: identity,
    soulMarkdown: soul,
  });
  const self = describeSelf({
    resolved,
    agentId: workspace.agentId,
    workspaceDir: workspace.root,
    soulMarkdown: soul,
    model: workspace.config.model.name ?? null,
  });
  return { ...self, warnings: resolved.warnings };
}

async function identityTexts(
  workspace: Workspace,
  scope: Scope,
): Promise<{ identity: string | null; soul: string | null }> {
  const sights = selectRoles(workspace.profile, workspace.config, scope);
  // The card names the agent; layouts that keep it out of prompts still let their owner read it.
  const readable =
    scope.kind === 'main' ? new Map([...sights, ['identity', 'whole'] as const, ['soul', 'whole'] as const]) : sights;
  const { sources } = await gatherFiles(workspace, { scope, sights: readable });
  const textOf = (role: 'identity' | 'soul') => {
    const source = sources.find((candidate) => candidate.role === role);
    if (source?.state !== 'present') return null;
    return readFrontMatter(source.text).head + seeText(source.text, scope, { sight: 'whole', role }).text;
  };
  return { identity: textOf('identity'), soul: textOf('soul') };
}
