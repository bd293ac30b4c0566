import { setTimeout as sleep } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { readBaseline } from '../../workspace/baseline.js';
import { isSameState, readChangeState } from '../../workspace/pending-change.js';
import type { Workspace } from '../../workspace/workspace.js';
import type { Alert } from './alert.js';
import { type Facts, gatherFacts } from './facts.js';
import { findAlerts } from './find-alerts.js';

const maxTries = 20;

/** A consistent set of facts and its alerts. If a change is running, alerts are checked again afterwards. */
export async function lookForAlerts(workspace: Workspace): Promise<{ facts: Facts; alerts: Alert[] }> {
  for (let attempt = 1; ; attempt++) {
    const before = await momentOf(workspace);
    const facts = await gatherFacts(workspace);
    const alerts = await findAlerts(facts);
    if (alerts.length === 0 || attempt === maxTries || isSameMoment(before, await momentOf(workspace)))
      return { facts, alerts };
    await sleep(20 * attempt);
  }
}

async function momentOf(workspace: Workspace) {
  return { state: await readChangeState(workspace.root), baseline: readBaseline(workspace) };
}

type Moment = Awaited<ReturnType<typeof momentOf>>;

function isSameMoment(one: Moment, other: Moment): boolean {
  return isSameState(one.state, other.state) && isDeepStrictEqual(one.baseline, other.baseline);
}
