import { isDeepStrictEqual } from 'node:util';
import { type ConfirmedState, type KnownAlert, readConfirmedState } from '../workspace/confirmed-state.js';
import { fingerprintFile } from '../workspace/file-fingerprint.js';
import type { Workspace } from '../workspace/workspace.js';

export type QuickAlert = Pick<KnownAlert, 'severity' | 'path'>;

/**
 * A quick check without git, at every render: critical files that differ from the confirmed state, and alerts that the last audit left
 * open. A file with unchanged size, times and inode is not read.
 */
export async function quickAlerts(workspace: Watched): Promise<QuickAlert[]> {
  for (let attempt = 0; ; attempt++) {
    const confirmedState = readConfirmedState(workspace);
    const alerts = confirmedState === null ? [] : await compareFiles(workspace, confirmedState);
    // A change completed in the meantime may have moved the confirmed state after it was read.
    if (alerts.length === 0 || attempt === maxTries || isDeepStrictEqual(readConfirmedState(workspace), confirmedState))
      return alerts;
  }
}

const maxTries = 5;

type Watched = Pick<Workspace, 'root' | 'stateDir' | 'reads'>;

async function compareFiles(workspace: Watched, confirmedState: ConfirmedState): Promise<QuickAlert[]> {
  const isOpen = new Map(confirmedState.alerts.map((alert) => [alert.path, alert]));
  const alerts: QuickAlert[] = [];
  for (const [path, file] of Object.entries(confirmedState.files)) {
    const known = isOpen.get(path);
    isOpen.delete(path);
    if (file.sensitivity !== 'critical' && known === undefined) continue;
    const { mark } = await fingerprintFile(workspace.reads, path, file);
    const becomes = confirmedState.pending !== undefined && Object.hasOwn(confirmedState.pending.files, path);
    if (mark !== file.mark && !(becomes && mark === confirmedState.pending?.files[path]?.mark))
      alerts.push({ path, severity: file.sensitivity });
  }
  return [...alerts, ...[...isOpen.values()].map(({ path, severity }) => ({ path, severity }))];
}

/** One line about open alerts; file names only for the owner. */
export function alertLine(alerts: readonly QuickAlert[], { isOwner }: { isOwner: boolean }): string {
  const count = alerts.length === 1 ? '1 alert is open' : `${alerts.length} alerts are open`;
  const named = alerts.slice(0, 3).map(({ path }) => path);
  const more = alerts.length > named.length ? ' …' : '';
  return `${count}${isOwner ? ` (${named.join(', ')}${more})` : ''}. Run \`agentsoul audit\`.`;
}
