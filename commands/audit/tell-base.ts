import { relative } from 'node:path';
import type { Alert } from '../../src/audit/alerts/alert.js';
import { auditWorkspace } from '../../src/audit/audit-workspace.js';
import { auditRules, toLintReport } from '../../src/audit/base/as-findings.js';
import { githubReport } from '../../src/lint/report/github.js';
import { sarifReport } from '../../src/lint/report/sarif.js';
import type { CommandContext } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { openHere } from '../here.js';
import { version } from '../version.js';
import { alertLines, countAlerts } from './alert-lines.js';
import type { AuditFormat } from './formats.js';

/** Judges what changed since a revision, for CI. */
export async function tellBase(
  context: CommandContext,
  { base, format }: { base: string; format: AuditFormat },
): Promise<ExitCode> {
  const { terminal } = context;
  const workspace = await openHere(context);
  const report = await auditWorkspace(workspace, { base });
  const { alerts } = report;
  const folder = relative(context.cwd, workspace.root);
  switch (format) {
    case 'json':
      terminal.json(report);
      break;
    case 'github':
      terminal.out(githubReport(toLintReport(alerts, { profile: workspace.profile.name, folder })));
      break;
    case 'sarif':
      terminal.out(
        sarifReport(toLintReport(alerts, { profile: workspace.profile.name, folder }), {
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
