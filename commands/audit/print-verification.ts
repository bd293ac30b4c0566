import { invoke, operations } from '../../src/index.js';
import type { CommandContext } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { sessionHere } from '../session.js';
import { style } from '../ui/style.js';
import { alertLines, countAlerts } from './alert-lines.js';

export async function printVerification(context: CommandContext): Promise<ExitCode> {
  const { terminal, global } = context;
  const verification = await invoke(sessionHere(context), operations['audit.verify'], {});
  const { ok, checks, alerts, edited } = verification;
  if (global.json) terminal.json(verification);
  else {
    const lines = checks.map((check) => {
      const sign = check.ok ? style.green('✔ ok     ') : style.red('✖ problem');
      return `${sign} ${check.id.padEnd(9)} ${check.message}`;
    });
    const edits = edited.length === 0 ? [] : [`${style.yellow('•')} Edited but not recorded: ${edited.join(', ')}`];
    terminal.print(
      [...lines, ...edits, '', countAlerts(alerts), ...(ok ? [] : ['', ...alertLines(alerts)])].join('\n'),
    );
  }
  return ok ? ExitCode.ok : ExitCode.findings;
}
