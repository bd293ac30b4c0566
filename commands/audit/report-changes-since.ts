import { relative } from 'node:path';
import {
  type Alert,
  alertsToLintReport,
  auditRules,
  githubReport,
  invoke,
  operations,
  rootOf,
  sarifReport,
} from '../../src/index.js';
import type { CommandContext } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { sessionHere } from '../session.js';
import { version } from '../version.js';
import { alertLines, countAlerts } from './alert-lines.js';
import type { AuditFormat } from './formats.js';

/** Judges what changed since a revision, for CI. */
export async function reportChangesSince(
  context: CommandContext,
  { base, format }: { base: string; format: AuditFormat },
): Promise<ExitCode> {
  const { terminal } = context;
  const session = sessionHere(context);
  const report = await invoke(session, operations.audit, { base });
  const { alerts, profile } = report;
  const folder = relative(context.cwd, await rootOf(session));
  switch (format) {
    case 'json':
      terminal.json(report);
      break;
    case 'github':
      terminal.out(githubReport(alertsToLintReport(alerts, { profile, folder })));
      break;
    case 'sarif':
      terminal.out(
        sarifReport(alertsToLintReport(alerts, { profile, folder }), {
          version,
          rules: auditRules,
          pageOf: () => null,
        }),
      );
      break;
    case 'human':
      terminal.print([countAlerts(alerts), ...spaced(alerts)].join('\n'));
      break;
    default:
      format satisfies never;
  }
  return report.ok ? ExitCode.ok : ExitCode.findings;
}

function spaced(alerts: readonly Alert[]): string[] {
  return alerts.length === 0 ? [] : ['', ...alertLines(alerts, { canBeAccepted: false })];
}
