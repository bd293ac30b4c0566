import { readLog } from '../../src/audit/log/read-log.js';
import { rebuildLog } from '../../src/audit/log/rebuild-log.js';
import { SoulError } from '../../src/errors/soul-error.js';
import { findRepository } from '../../src/git/repository.js';
import { actions } from '../../src/journal/mutations.js';
import { momentAt } from '../../src/workspace/zoned-time.js';
import type { CommandContext } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { openHere } from '../here.js';
import { parseTime } from '../parse/parse-time.js';
import { countOption } from '../search/options.js';
import { printTimeline } from './timeline.js';

export async function tellLog(context: CommandContext): Promise<ExitCode> {
  const { terminal, global, options } = context;
  const workspace = await openHere(context);
  const repository = await findRepository(workspace.root, workspace.env);
  if (options.flag('rebuild')) {
    const lines = global.dryRun ? null : await rebuildLog(workspace, repository);
    terminal.note(
      lines === null
        ? 'Dry run. Nothing was changed.'
        : `${terminal.style.green('✔')} audit.log has ${lines} lines, rebuilt from git.`,
    );
  }
  const { entries, source } = await readLog(workspace, repository, {
    file: options.text('file'),
    actor: options.text('actor'),
    action: actionOption(context),
    since: timeOption(context, 'since', workspace.timezone),
    until: timeOption(context, 'until', workspace.timezone),
    text: options.text('text'),
    session: options.text('session'),
    limit: countOption(context, 'limit') ?? (global.json ? undefined : 50),
  });
  if (global.json) terminal.json({ entries, source });
  else if (entries.length === 0) terminal.note('No matching entries.');
  else printTimeline(context, entries, { timezone: workspace.timezone });
  return ExitCode.ok;
}

function actionOption({ options }: CommandContext): string | undefined {
  const value = options.text('action')?.toUpperCase();
  if (value === undefined || actions.some((action) => action === value)) return value;
  throw new SoulError('usage', `There is no action "${value}".`, { hint: `Actions are ${actions.join(', ')}.` });
}

/** A day counts from its first moment in the zone of the workspace, and as an end up to its last. */
function timeOption({ options }: CommandContext, name: 'since' | 'until', timezone: string): Date | undefined {
  const text = options.text(name);
  if (text === undefined) return undefined;
  const at = parseTime(text, `--${name}`);
  if (text.length > 10) return at;
  const start = momentAt(text, '00:00', timezone);
  return name === 'since' ? start : new Date(start.getTime() + 24 * 3_600_000);
}
