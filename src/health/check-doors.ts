import { readDoorRecords } from '../connect/door-records.js';
import { readReceipts } from '../connect/receipts.js';
import type { Workspace } from '../workspace/workspace.js';
import type { Check } from './doctor.js';

export type Door = {
  readonly client: string;
  /** Sessions that began through its hooks, and when the last one did. */
  readonly sessions: number;
  readonly lastSeen: string | null;
  /** Hooks that stayed silent because of a failure. */
  readonly failures: number;
};

/** The clients that are connected to this workspace or were seen here. */
export function listDoors({ root, stateDir }: Workspace): Door[] {
  if (stateDir === null) return [];
  const { seen, failures } = readDoorRecords({ root, stateDir });
  const connected = readReceipts(stateDir).filter(({ workspace }) => workspace === root);
  const names = new Set([...connected.map(({ client }) => client), ...seen.map(({ client }) => client)]);
  return [...names].sort().map((client) => {
    const known = seen.find((session) => session.client === client);
    const failed = failures.filter((failure) => failure.client === client).length;
    return { client, sessions: known?.sessions ?? 0, lastSeen: known?.last ?? null, failures: failed };
  });
}

const week = 7 * 24 * 60 * 60 * 1_000;

/** Whether hooks of the last week worked. */
export function checkDoors({ root, stateDir, at }: Workspace): Check {
  const since = at.getTime() - week;
  const { failures } = readDoorRecords({ root, stateDir });
  const recent = failures.filter((failure) => Date.parse(failure.at) >= since);
  const last = recent.at(-1);
  if (last !== undefined) {
    const count = recent.length === 1 ? '1 hook' : `${recent.length} hooks`;
    const message = `${count} failed in the last week. The last: ${last.client} ${last.event}: ${last.message}`;
    return { id: 'doors', status: 'warning', message, fix: 'agentsoul connect' };
  }
  const connected = stateDir === null ? [] : readReceipts(stateDir).filter(({ workspace }) => workspace === root);
  const names = [...new Set(connected.map(({ client }) => client))].join(', ');
  return { id: 'doors', status: 'ok', message: names === '' ? 'No client is connected.' : `Connected: ${names}.` };
}
