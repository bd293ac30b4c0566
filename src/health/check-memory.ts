import { graphPaths } from '../entries/graph/graph-paths.js';
import { decayFile, readDecayScores } from '../entries/records/decay-scores.js';
import { countWaitingAccesses, maxWaitingAccesses } from '../memory/decay/fold-accesses.js';
import { planIndex } from '../memory/graph/plan-graph-edits.js';
import type { Workspace } from '../workspace/workspace.js';
import type { Check } from './doctor.js';

export async function checkMemory(workspace: Workspace): Promise<Check[]> {
  return [await checkIndex(workspace), await checkScores(workspace), await checkWaiting(workspace)].flat();
}

async function checkIndex(workspace: Workspace): Promise<Check[]> {
  if ((graphPaths(workspace)?.index ?? null) === null) return [];
  const edit = await workspace.snapshot((reader) => planIndex(workspace, reader)).catch(() => undefined);
  if (edit === null) return [{ id: 'graph', status: 'ok', message: 'The graph index is up to date.' }];
  const message = 'The graph index does not match the entity files.';
  return [{ id: 'graph', status: 'warning', message, fix: 'agentsoul graph rebuild' }];
}

async function checkScores(workspace: Workspace): Promise<Check[]> {
  const { problem } = await workspace.snapshot((reader) => readDecayScores(workspace, reader));
  const path = decayFile(workspace);
  if (problem === null) return [{ id: 'decay', status: 'ok', message: 'The decay records can be read.' }];
  const message = `${path} cannot be read, so every memory counts as active and none can be pinned. ${problem}`;
  return [{ id: 'decay', status: 'error', message, fix: `git checkout -- ${path}` }];
}

async function checkWaiting(workspace: Workspace): Promise<Check[]> {
  const waiting = await countWaitingAccesses(workspace);
  if (waiting <= maxWaitingAccesses) return [];
  const message = `${waiting} accesses are not yet included in the decay records.`;
  return [{ id: 'accesses', status: 'warning', message, fix: 'agentsoul decay --apply' }];
}
