import * as z from 'zod/mini';
import { SoulError } from '../../errors/soul-error.js';
import { workspaceAt } from '../../history/workspace-at-revision.js';
import { renderText } from '../../render/render-prompt.js';
import { limitScope } from '../../scopes/scope-ceiling.js';
import { formatScope, parseScope, scopeKinds } from '../../scopes/scopes.js';
import * as field from '../common-input-fields.js';
import { type Call, defineHandler } from '../operation.js';
import { renderFields, renderOptions } from './render-input-schema.js';

export type PromptDifference = {
  readonly against: string;
  readonly scope: string;
  readonly before: string;
  readonly after: string;
  readonly same: boolean;
};

export const handler = defineHandler({
  input: z.strictObject({ ...renderFields, against: field.text('Name a revision or another scope') }),
  async run(call, { against, ...asked }): Promise<PromptDifference> {
    const workspace = await call.workspace();
    const isScope = against.startsWith('room:') || scopeKinds.some((kind) => kind === against);
    if (!isScope) requireOwner(call);
    const other = isScope ? limitScope(parseScope(against), call.ceiling) : call.scope;
    const earlier = isScope ? workspace : await workspaceAt(workspace, against);
    const before = await renderText(earlier, await renderOptions(workspace, asked, other));
    const after = await renderText(workspace, await renderOptions(workspace, asked, call.scope));
    return {
      against,
      scope: formatScope(call.scope),
      before: before.prompt,
      after: after.prompt,
      same: before.prompt === after.prompt,
    };
  },
});

/** What a section was before it was made private is still in the history. */
function requireOwner({ ceiling }: Call): void {
  if (ceiling.kind === 'main') return;
  throw new SoulError(
    'scope-above-ceiling',
    `\`agentsoul render --against REVISION\` is for the owner only, and AGENTSOUL_SCOPE limits this process to ${ceiling.kind}.`,
    { hint: 'Run it without AGENTSOUL_SCOPE if you are the owner.' },
  );
}
