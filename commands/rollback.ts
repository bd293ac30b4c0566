import { operations, type Preview, preview } from '../src/index.js';
import type { Command, CommandContext } from './command.js';
import { ExitCode } from './exit-code.js';
import { runChange } from './run-change.js';
import { pathHere, sessionHere } from './session.js';

export const rollbackCommand: Command = {
  name: 'rollback',
  group: 'Trust',
  summary: 'Take back a file, a whole reflection, or everything since a time',
  description:
    'Shows what would change and asks. A file and a time restore whole files as they were; a reflection is taken out of today’s files, and whatever changed elsewhere in them since stays. One change of its own is recorded, which `agentsoul undo` takes back. Records of fading and the index of the graph follow. Edits that are in no commit are never buried, and what was forgotten for good stays forgotten.',
  arguments: [{ name: 'file', description: 'The file to restore, with --to' }],
  options: [
    {
      long: 'to',
      kind: 'string',
      value: 'revision',
      description: 'A change c-…, a commit, a tag, or a time such as yesterday',
    },
    { long: 'session', kind: 'string', value: 'id', description: 'All that the reflection r-NNN changed' },
    {
      long: 'to-time',
      kind: 'string',
      value: 'time',
      description: 'Everything outside the program’s own records: yesterday, "2 hours ago", 2026-02-02T14:30',
    },
  ],
  examples: [
    { command: 'agentsoul rollback SOUL.md --to yesterday', says: 'one file as it was when this day began' },
    { command: 'agentsoul rollback --session r-012', says: 'what a reflection changed, and nothing else' },
    { command: 'agentsoul rollback --to-time "2 hours ago" --dry-run', says: 'see what going back would change' },
  ],
  writes: true,
  async run(context) {
    const { args, options, global } = context;
    const session = sessionHere(context);
    const file = args.text('file');
    const input = {
      file: file === undefined ? undefined : await pathHere(context, session, file),
      to: options.text('to'),
      session: options.text('session'),
      toTime: options.text('to-time'),
    };
    if (!global.dryRun && !global.yes) {
      const isWanted = await confirm(context, await preview(session, operations.rollback, input));
      if (!isWanted) return ExitCode.ok;
    }
    return runChange(context, {
      session,
      operation: operations.rollback,
      input,
      unchanged: 'The files are as they were then already.',
    });
  },
};

/** More than this is no preview. */
const maxLines = 120;

async function confirm({ terminal }: CommandContext, { files, plan }: Preview<unknown>): Promise<boolean> {
  if (files.length === 0) return true;
  const { fileDiff } = await import('./ui/file-diff.js');
  const lines = files.flatMap((file) => fileDiff(file).split('\n'));
  for (const line of lines.slice(0, maxLines)) terminal.note(line);
  if (lines.length > maxLines)
    terminal.note(`… and ${lines.length - maxLines} more lines; \`--dry-run\` shows all of them.`);
  const count = files.length === 1 ? '1 file' : `${files.length} files`;
  for (const warning of plan.warnings ?? []) terminal.err(`${terminal.style.yellow('!')} ${warning}`);
  const isSure = await terminal.confirm({
    message: `${plan.summary.replace(/^roll back/, 'Roll back')}: ${count}. Go ahead?`,
    flag: '--yes',
    default: false,
  });
  if (!isSure) terminal.note('Nothing was changed.');
  return isSure;
}
