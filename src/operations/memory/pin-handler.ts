import * as z from 'zod/mini';
import { lookupNames } from '../../entries/access/audience.js';
import { changeWorkspace } from '../../journal/change-workspace.js';
import { planPin } from '../../memory/decay/plan-pin.js';
import { findMemory } from '../../memory/find-memory.js';
import { dropFolded, type Folded } from '../../search/waiting-accesses.js';
import type { Workspace } from '../../workspace/workspace.js';
import { changeAnswer, foldIfDue } from '../change-handler.js';
import * as field from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

/** Keeps a memory from fading, or lets it fade again. */
export function pinHandler({ isPinned }: { readonly isPinned: boolean }) {
  const mutation = isPinned ? 'pin' : 'unpin';
  const planFor = (workspace: Workspace, id: string) =>
    workspace.snapshot(async (reader) => {
      const names = lookupNames(workspace, { kind: 'main' });
      const memory = await findMemory(workspace, reader, { called: id, names });
      return planPin(workspace, reader, { memory, isPinned });
    });
  return defineHandler({
    input: z.strictObject({ id: field.text('Give an id, path#line or an entity') }),
    async run(call, { id }) {
      const workspace = await call.workspace();
      let folded: Folded | null = null;
      const change = await changeWorkspace(workspace, {
        mutation,
        trigger: `agentsoul ${mutation}`,
        presence: call.presence,
        plan: async () => {
          const planned = await planFor(workspace, id);
          folded = planned.folded;
          return planned.plan;
        },
        ...(call.onWait !== undefined && { onWait: call.onWait }),
      });
      if (change.state === 'changed') {
        if (folded !== null) dropFolded(workspace.root, folded);
        await foldIfDue(call, workspace);
      }
      return changeAnswer(change);
    },
    async plan(call, { id }) {
      const { plan } = await planFor(await call.workspace(), id);
      return { plan, answer: { changed: false, id: null, files: [], warnings: [] } };
    },
  });
}
