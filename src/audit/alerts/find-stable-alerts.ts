import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { isSameState, readChangeState } from '../../workspace/change-in-progress.js';
import { readConfirmedState } from '../../workspace/confirmed-state.js';
import type { Workspace } from '../../workspace/workspace.js';
import type { Alert } from './alert.js';
import { findAlerts } from './find-alerts.js';
import { type AuditState, readAuditState } from './read-audit-state.js';

const maxTries = 20;

/** A consistent set of facts and its alerts. If a change is running, alerts are checked again afterwards. */
export async function findStableAlerts(workspace: Workspace): Promise<{ facts: AuditState; alerts: Alert[] }> {
  for (let attempt = 1; ; attempt++) {
    const before = await momentOf(workspace);
    const facts = await readAuditState(workspace);
    const alerts = await findAlerts(facts);
    if (alerts.length === 0 || attempt === maxTries || isSameMoment(before, await momentOf(workspace)))
      return { facts, alerts };
    await sleep(20 * attempt);
  }
}

async function momentOf(workspace: Workspace) {
  return { state: await readChangeState(workspace.root), baseline: readConfirmedState(workspace) };
}

type Moment = Awaited<ReturnType<typeof momentOf>>;

function isSameMoment(one: Moment, other: Moment): boolean {
  return isSameState(one.state, other.state) && isDeepStrictEqual(one.baseline, other.baseline);
}
