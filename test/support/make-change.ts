import { type Change, changeWorkspace, type WritableWorkspace } from '../../src/journal/change-workspace.js';
import type { MutationName } from '../../src/journal/mutations.js';
import type { Edit, Plan } from '../../src/journal/plan.js';
import { planSave } from '../../src/journal/undo/plan-save-manual-edits.js';
import { chooseUndo, planUndo } from '../../src/journal/undo/plan-undo.js';

export type Made = Extract<Change, { state: 'changed' }>;

/** Makes one change of the given files, whole contents by path; null removes. */
export async function makeChange(
  workspace: WritableWorkspace,
  files: Readonly<Record<string, string | Buffer | null>>,
  { mutation = 'identity set', summary = 'change some files' }: { mutation?: MutationName; summary?: string } = {},
): Promise<Made> {
  const edits: Edit[] = Object.entries(files).map(([path, content]) => ({ path, content }));
  return mustChange(workspace, mutation, () => ({ edits, summary }));
}

export function saveFiles(
  workspace: WritableWorkspace,
  paths: readonly string[] = [],
  reason = 'by hand',
): Promise<Made> {
  return mustChange(workspace, 'save', (repository) => planSave(workspace, repository, { paths, reason }));
}

export function undo(workspace: WritableWorkspace, name?: string): Promise<Made> {
  return mustChange(workspace, 'undo', async (repository) => {
    const chosen = await chooseUndo(repository, name);
    return planUndo(workspace, chosen.repository, chosen.change);
  });
}

async function mustChange(
  workspace: WritableWorkspace,
  mutation: MutationName,
  plan: (repository: Parameters<typeof planSave>[1]) => Promise<Plan> | Plan,
): Promise<Made> {
  const change = await changeWorkspace(workspace, { mutation, plan, presence: 'unattended', trigger: 'a test' });
  if (change.state === 'unchanged') throw new Error('The change left everything as it was.');
  return change;
}
