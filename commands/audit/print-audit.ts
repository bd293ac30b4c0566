import { type AuditReport, dayAt, invoke, operations, timeOfDayAt, timezoneOf } from '../../src/index.js';
import type { CommandContext } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { sessionHere } from '../session.js';
import { style } from '../ui/style.js';
import { alertLines, countAlerts } from './alert-lines.js';
import { timeline } from './timeline.js';

/** One screen: what nobody has explained, then what changed since the last look. */
export async function printAudit(context: CommandContext): Promise<ExitCode> {
  const { terminal, global } = context;
  const session = sessionHere(context);
  const report = await invoke(session, operations.audit, { hasLooked: !global.json });
  if (global.json) terminal.json(report);
  else terminal.print(screen(report, await timezoneOf(session)).join('\n'));
  return report.ok ? ExitCode.ok : ExitCode.findings;
}

function screen(report: AuditReport, timezone: string): string[] {
  const { alerts, recent, since } = report;
  return [
    countAlerts(alerts),
    ...(alerts.length === 0
      ? []
      : ['', ...alertLines(alerts), '', style.dim('What they mean: agentsoul audit alerts')]),
    ...(report.unconfirmed === null ? [] : ['', ...firstLook(report.unconfirmed)]),
    '',
    changesLine(report, timezone),
    ...timeline(recent, timezone),
    ...(since === null || recent.length > 0 ? [] : [style.dim('All of it: agentsoul audit log')]),
  ];
}

function firstLook(id: string): string[] {
  return [
    `${style.yellow('!')} Nobody has confirmed this workspace yet. Changes from its current state are reported from now on.`,
    style.dim(`  To confirm it: agentsoul audit ack ${id} --reason "…"`),
  ];
}

function changesLine({ changes, since, recent }: AuditReport, timezone: string): string {
  const shown = new Set(recent.map(({ commit, change }) => commit ?? change)).size;
  const latest = shown < changes ? `, the latest ${shown}` : '';
  const counted = `${changes} ${changes === 1 ? 'change' : 'changes'}`;
  if (since === null) return style.bold(`${counted} so far${latest}`);
  const when = `${dayAt(new Date(since), timezone)} ${timeOfDayAt(new Date(since), timezone)}`;
  return changes === 0
    ? `Nothing changed since you last looked, ${when}.`
    : style.bold(`${counted} since you last looked, ${when}${latest}`);
}
