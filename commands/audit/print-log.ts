import { invoke, operations, preview, type Session, timezoneOf } from '../../src/index.js';
import type { CommandContext } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { sessionHere } from '../session.js';
import { printTimeline } from './timeline.js';

export async function printLog(context: CommandContext): Promise<ExitCode> {
  const { terminal, global, options } = context;
  const session = sessionHere(context);
  if (options.flag('rebuild')) await rebuild(context, session);
  const answer = await invoke(session, operations['audit.log'], {
    file: options.text('file'),
    actor: options.text('actor'),
    action: options.text('action'),
    since: options.text('since'),
    until: options.text('until'),
    text: options.text('text'),
    session: options.text('session'),
    limit: options.number('limit') ?? (global.json ? undefined : 50),
  });
  const { entries } = answer;
  if (global.json) terminal.json(answer);
  else if (entries.length === 0) terminal.note('No matching entries.');
  else printTimeline(context, entries, { timezone: await timezoneOf(session) });
  return ExitCode.ok;
}

async function rebuild({ terminal, global }: CommandContext, session: Session): Promise<void> {
  const operation = operations['audit.rebuild'];
  if (global.dryRun) {
    await preview(session, operation, {});
    terminal.note('Dry run. Nothing was changed.');
    return;
  }
  const { lines } = await invoke(session, operation, {});
  terminal.note(`${terminal.style.green('✔')} audit.log has ${lines} lines, rebuilt from git.`);
}
