import type { Day } from '../workspace/calendar-days.js';
import type { Workspace } from '../workspace/workspace.js';
import type { FoundHit } from './collect-hits.js';
import { readCoreDays } from './core-days.js';

/** Lines of core memory carry no date. Gives those among the hits the day that the log remembers them by, and drops later ones than `asOf`. */
export async function dateCoreHits(
  workspace: Pick<Workspace, 'root' | 'profile' | 'agentId' | 'agentFolder' | 'timezone'>,
  hits: readonly FoundHit[],
  asOf?: Day,
): Promise<readonly FoundHit[]> {
  if (!hits.some(isUndatedCore)) return hits;
  const days = readCoreDays(workspace);
  return hits.flatMap((hit): FoundHit[] => {
    const date = isUndatedCore(hit) ? days.get(hit.id) : undefined;
    if (date === undefined) return [hit];
    return asOf !== undefined && date > asOf ? [] : [{ ...hit, date }];
  });
}

function isUndatedCore({ store, date }: FoundHit): boolean {
  return store === 'core' && date === undefined;
}
