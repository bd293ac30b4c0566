import { type DecayStatus, readDecayScores, recordedStatus } from '../entries/records/decay-scores.js';
import type { Workspace } from '../workspace/workspace.js';

export const decayFactors: Readonly<Record<DecayStatus, number>> = {
  active: 1,
  fading: 0.9,
  dormant: 0.75,
  archived: 0.75,
};

/** Tells the recorded status of a memory. One without a record is active. */
export type StatusOf = (entry: { readonly id: string; readonly path: string }) => DecayStatus;

export async function readDecayStatus(
  workspace: Pick<Workspace, 'snapshot' | 'profile' | 'agentId' | 'agentFolder'>,
): Promise<StatusOf> {
  const scores = await workspace.snapshot((reader) => readDecayScores(workspace, reader));
  return (entry) => recordedStatus(workspace, scores, entry);
}
