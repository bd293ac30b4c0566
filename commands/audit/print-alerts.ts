import { invoke, operations } from '../../src/index.js';
import type { CommandContext } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { sessionHere } from '../session.js';
import { alertLines, countAlerts } from './alert-lines.js';

export async function printAlerts(context: CommandContext): Promise<ExitCode> {
  const { terminal, global } = context;
  const answer = await invoke(sessionHere(context), operations['audit.alerts'], {});
  const { ok, alerts } = answer;
  if (global.json) terminal.json(answer);
  else terminal.print([countAlerts(alerts), ...(ok ? [] : ['', ...alertLines(alerts)])].join('\n'));
  return ok ? ExitCode.ok : ExitCode.findings;
}
