import { metaFile } from '../entries/paths/meta-files.js';
import { SoulError } from '../errors/soul-error.js';
import type { SettledAlert } from '../journal/confirmed-state/plan-state-update.js';
import { oneLine } from '../journal/git/commit-message.js';
import type { Plan } from '../journal/plan.js';
import { decodeText } from '../workspace/decode-text.js';
import type { Layout } from '../workspace/role-paths.js';
import type { Workspace } from '../workspace/workspace.js';
import type { Alert } from './alerts/alert.js';
import { findStableAlerts } from './alerts/find-stable-alerts.js';
import { readAuditState } from './alerts/read-audit-state.js';
import { firstLookId } from './audit-workspace.js';

export function acknowledgedPath(layout: Layout): string {
  return metaFile(layout, 'acknowledged.md');
}

/** The open alert with that id; null for the id of an unconfirmed first audit. */
export async function chooseAlert(workspace: Workspace, asked: string | undefined): Promise<Alert | null> {
  const { facts, alerts } = await findStableAlerts(workspace);
  const isUnconfirmed = facts.confirmedState.confirmed === null;
  const [only] = alerts;
  if (asked === undefined && alerts.length === 1 && only !== undefined) return only;
  if (asked === undefined && alerts.length === 0 && isUnconfirmed) return null;
  const ids = alerts.map(({ id }) => id);
  const found = alerts.find(({ id }) => id === asked);
  if (found !== undefined) return found;
  if (isUnconfirmed && asked === firstLookId(workspace)) return null;
  const open = ids.length === 0 ? 'There are no open alerts.' : `Open alerts: ${ids.join(', ')}.`;
  if (asked === undefined && ids.length === 0)
    throw new SoulError('unknown-alert', open, { hint: 'There is nothing to acknowledge.' });
  const message =
    asked === undefined ? 'Several alerts are open. Name one of them.' : `There is no open alert "${asked}".`;
  throw new SoulError('unknown-alert', message, { hint: `${open} Run \`agentsoul audit alerts\` for details.` });
}

/** A line that says who accepted what and why. */
export async function planAcknowledge(
  workspace: Workspace,
  alert: Alert | null,
  { reason }: { reason: string },
): Promise<Plan> {
  const path = acknowledgedPath(workspace);
  const file = await workspace.snapshot((reader) => reader.read(path));
  const before = file.state === 'present' ? (decodeText(file.bytes)?.text ?? '').replace(/\n*$/, '\n') : header;
  const what =
    alert === null
      ? `${firstLookId(workspace)} the workspace as it was found`
      : `${alert.id} ${alert.path} (${alert.kind})`;
  const line = `- ${workspace.at.toISOString().replace(/\.\d{3}Z$/, 'Z')} ${what}: ${oneLine(reason)}\n`;
  const content = before + line;
  return { edits: [{ path, content }], summary: `acknowledge ${what}: ${oneLine(reason)}` };
}

const header =
  '# Acknowledged alerts\n\nAlerts that the owner reviewed and accepted, with the reason. Written by `agentsoul audit ack`.\n\n';

export async function settledBy(workspace: Workspace, alert: Alert | null): Promise<SettledAlert> {
  const { files, commits } = await readAuditState(workspace);
  const file = alert !== null && Object.hasOwn(files, alert.path) ? files[alert.path] : undefined;
  const isAboutHistory = alert?.kind === 'history-rewritten';
  return {
    id: alert?.id ?? null,
    files: alert !== null && file !== undefined ? { [alert.path]: file } : {},
    acceptsLog: isAboutHistory || alert?.kind === 'log-mismatch',
    acceptsHistory: isAboutHistory ? commits : null,
  };
}
