import * as z from 'zod/mini';
import { chooseAlert, planAcknowledge, settledBy } from '../../audit/acknowledge.js';
import type { Alert } from '../../audit/alerts/alert.js';
import { firstLookId } from '../../audit/audit-workspace.js';
import { changeWorkspace } from '../../journal/change-workspace.js';
import type { Workspace } from '../../workspace/workspace.js';
import { type ChangeAnswer, changeAnswer, foldIfDue } from '../change-handler.js';
import * as field from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

export type Acknowledged = ChangeAnswer & {
  /** What was accepted: the id of the alert, or of the workspace as it was found. */
  readonly accepted: string;
  /** Null where it is the workspace as it was found. */
  readonly alert: Alert | null;
};

export const handler = defineHandler({
  input: z.strictObject({
    id: z.optional(field.text('Give the id of an alert, a-…')),
    reason: field.reason,
  }),
  async run(call, { id, reason }): Promise<Acknowledged> {
    const workspace = await call.workspace();
    const { presence, onWait } = call;
    const chosen = await chooseAlert(workspace, id);
    const change = await changeWorkspace(workspace, {
      mutation: 'audit ack',
      trigger: 'agentsoul audit ack',
      plan: () => planAcknowledge(workspace, chosen, { reason }),
      settles: await settledBy(workspace, chosen),
      presence,
      ...(onWait !== undefined && { onWait }),
    });
    if (change.state === 'changed') await foldIfDue(call, workspace);
    return { ...changeAnswer(change), ...acceptedIn(workspace, chosen) };
  },
  async plan(call, { id, reason }) {
    const workspace = await call.workspace();
    const chosen = await chooseAlert(workspace, id);
    const plan = await planAcknowledge(workspace, chosen, { reason });
    return { plan, answer: { changed: false, id: null, files: [], warnings: [], ...acceptedIn(workspace, chosen) } };
  },
});

function acceptedIn(workspace: Workspace, alert: Alert | null): Pick<Acknowledged, 'accepted' | 'alert'> {
  return { accepted: alert?.id ?? firstLookId(workspace), alert };
}
