import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { auditLogPath } from '../workspace/audit-log-path.js';
import { type Day, dayAt } from '../workspace/days.js';
import type { Workspace } from '../workspace/workspace.js';
import type { FoundHit } from './collect-hits.js';

/** Lines of core memory carry no date. Gives those among the hits the day that the log remembers them by, and drops later ones than `asOf`. */
export async function dateCoreHits(
  workspace: Pick<Workspace, 'root' | 'profile' | 'agentId' | 'agentFolder' | 'timezone'>,
  hits: readonly FoundHit[],
  asOf?: Day,
): Promise<readonly FoundHit[]> {
  if (!hits.some(isUndatedCore)) return hits;
  const days = await readDays(workspace);
  return hits.flatMap((hit): FoundHit[] => {
    const date = isUndatedCore(hit) ? days.get(hit.id) : undefined;
    if (date === undefined) return [hit];
    return asOf !== undefined && date > asOf ? [] : [{ ...hit, date }];
  });
}

function isUndatedCore({ store, date }: FoundHit): boolean {
  return store === 'core' && date === undefined;
}

/** By the id of a line; what was remembered again counts from the last time. */
async function readDays(workspace: Parameters<typeof dateCoreHits>[0]): Promise<ReadonlyMap<string, Day>> {
  const path = join(workspace.root, auditLogPath(workspace));
  const found = await lstat(path).catch(() => null);
  if (found?.isFile() !== true) return new Map();
  const days = new Map<string, Day>();
  for (const [, at = '', id = ''] of (await readFile(path, 'utf8')).matchAll(remembered)) {
    days.set(id, dayAt(new Date(at), workspace.timezone));
  }
  return days;
}

const remembered = /^(\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ) \|[^\n]*\| remember (core:[0-9a-f]{8}) \(/gm;
