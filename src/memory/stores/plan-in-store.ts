import type { Store } from '../../entries/entry.js';
import { SoulError } from '../../errors/soul-error.js';
import type { Workspace } from '../../workspace/workspace.js';
import { planCoreMemory } from './plan-core-memory.js';
import { planEpisode } from './plan-episode.js';
import { planProcedure } from './plan-procedure.js';
import { planSemantic } from './plan-semantic.js';
import { planVault } from './plan-vault.js';
import type { StorePlan, StoreRequest } from './store-plan.js';

/** Writes a memory into its store. If only the rules chose a full core memory, it goes to the daily notes instead. */
export async function planInStore(
  workspace: Workspace,
  text: string,
  storing: StoreRequest & { readonly store: Store; readonly isChosen: boolean },
): Promise<StorePlan> {
  switch (storing.store) {
    case 'core':
      return storing.isChosen ? planCoreMemory(workspace, text, storing) : coreOrEpisode(workspace, text, storing);
    case 'episodic':
      return planEpisode(workspace, text, storing);
    case 'semantic':
      return planSemantic(workspace, text, storing);
    case 'procedural':
      return planProcedure(workspace, text, storing);
    case 'vault':
      return planVault(workspace, text, storing);
    default:
      return storing.store satisfies never;
  }
}

async function coreOrEpisode(workspace: Workspace, text: string, storing: StoreRequest): Promise<StorePlan> {
  try {
    return await planCoreMemory(workspace, text, storing);
  } catch (error) {
    if (!(error instanceof SoulError) || error.code !== 'core-full') throw error;
    const episode = await planEpisode(workspace, text, storing);
    const message = `It was stored in the daily notes, because core memory is full. ${error.message}`;
    return { ...episode, warnings: [...episode.warnings, { code: error.code, message }] };
  }
}
