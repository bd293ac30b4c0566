import { relative, resolve } from 'node:path';
import { SoulError } from '../src/errors/soul-error.js';
import type { Plan, RollbackTarget, Workspace } from '../src/index.js';
import { applyPlan } from './apply-plan.js';
import type { Command, CommandContext } from './command.js';
import { ExitCode } from './exit-code.js';
import { openHere, requireOwner } from './here.js';

export const rollbackCommand: Command = {
  name: 'rollback',
  group: 'Trust',
  summary: 'Roll back a file, a whole reflection, or everything since a time',
  description:
    'Shows what would change and asks. Rolling back a file or to a time restores whole files; rolling back a reflection removes its changes from the current files and keeps later changes elsewhere. The rollback is one change, which `agentsoul undo` reverts. Decay records and the graph index are updated. Uncommitted edits are never overwritten, and permanently forgotten memories are not restored.',
  arguments: [{ name: 'file', description: 'The file to restore, with --to' }],
  options: [
    {
      long: 'to',
      kind: 'string',
      value: 'revision',
      description: 'A change c-…, a commit, a tag, or a time such as yesterday',
    },
    { long: 'session', kind: 'string', value: 'id', description: 'Everything the reflection r-NNN changed' },
    {
      long: 'to-time',
      kind: 'string',
      value: 'time',
      description: 'Everything except agentsoul’s own records: yesterday, "2 hours ago", 2026-02-02T14:30',
    },
  ],
  examples: [
    { command: 'agentsoul rollback SOUL.md --to yesterday', says: 'one file as it was when this day began' },
    { command: 'agentsoul rollback --session r-012', says: 'what a reflection changed, and nothing else' },
    { command: 'agentsoul rollback --to-time "2 hours ago" --dry-run', says: 'see what going back would change' },
  ],
  writes: true,
  door: { none: 'it is for the owner' },
  async run(context) {
    requireOwner(context, 'rollback');
    const { findRepository, planRollback, rollbackTrigger } = await import('../src/index.js');
    const workspace = await openHere(context);
    const target = targetOf(context, workspace);
    const { global } = context;
    if (!global.dryRun && !global.yes) {
      const repository = await findRepository(workspace.root, workspace.env);
      const isWanted = await preview(context, workspace, await planRollback(workspace, repository, target));
      if (!isWanted) return ExitCode.ok;
    }
    return applyPlan(context, {
      workspace,
      mutation: 'rollback',
      trigger: rollbackTrigger(target),
      plan: (repository) => planRollback(workspace, repository, target),
      unchanged: 'The files are already as they were then.',
    });
  },
};

function targetOf({ args, options, global, cwd }: CommandContext, { root }: Workspace): RollbackTarget {
  const [file, to] = [args.text('file'), options.text('to')];
  const [session, toTime] = [options.text('session'), options.text('to-time')];
  const isFile = file !== undefined && to !== undefined;
  const ways = [file ?? to, session, toTime].filter((way) => way !== undefined);
  if (ways.length === 1 && isFile) return { file: relative(root, resolve(global.workspace ?? cwd, file)), to };
  if (ways.length === 1 && session !== undefined) return { session };
  if (ways.length === 1 && toTime !== undefined) return { toTime };
  throw new SoulError('usage', 'Say what to roll back: a file with `--to`, a `--session`, or a `--to-time`.', {
    hint: 'For example: `agentsoul rollback SOUL.md --to yesterday`. To undo one change, use `agentsoul undo`.',
  });
}

/** More than this is no preview. */
const maxLines = 120;

async function preview({ terminal }: CommandContext, workspace: Workspace, plan: Plan): Promise<boolean> {
  const { fileDiff, plannedFiles } = await import('./ui/plan-diff.js');
  const files = await plannedFiles(workspace, plan);
  if (files.length === 0) return true;
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
