import { auditWorkspace } from '../../src/audit/audit-workspace.js';
import type { CommandContext } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { openHere } from '../here.js';
import { alertLines, countAlerts } from './alert-lines.js';

export async function tellAlerts(context: CommandContext): Promise<ExitCode> {
  const { terminal, global } = context;
  const { ok, head, baseline, alerts } = await auditWorkspace(await openHere(context));
  if (global.json) terminal.json({ ok, head, baseline, alerts });
  else terminal.print([countAlerts(alerts), ...(ok ? [] : ['', ...alertLines(alerts)])].join('\n'));
  return ok ? ExitCode.ok : ExitCode.findings;
}
