import { type DecayStatus, readDecayScores, recordedStatus } from '../entries/decay-scores.js';
import type { Entry } from '../entries/entry.js';
import type { Workspace } from '../workspace/workspace.js';

export const decayFactors: Readonly<Record<DecayStatus, number>> = {
  active: 1,
  fading: 0.9,
  dormant: 0.75,
  archived: 0.75,
};

/** Tells the recorded status of a memory. */
export type StatusOf = (entry: Pick<Entry, 'id' | 'path'>) => DecayStatus;

export async function readDecayStatus(
  workspace: Pick<Workspace, 'snapshot' | 'profile' | 'agentId' | 'agentFolder'>,
): Promise<StatusOf> {
  const scores = await workspace.snapshot((reader) => readDecayScores(workspace, reader));
  return (entry) => recordedStatus(workspace, scores, entry);
}
