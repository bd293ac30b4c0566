import { relative, resolve } from 'node:path';
import { SoulError } from '../src/errors/soul-error.js';
import { applyPlan, changeDocument } from './apply-plan.js';
import type { Command, CommandContext } from './command.js';
import { ExitCode } from './exit-code.js';
import { openHere, requireOwner } from './here.js';
import { askForValues } from './init/ask-for-values.js';
import { welcome } from './init/welcome.js';
import { undoLine } from './undo-line.js';

export const initCommand: Command = {
  name: 'init',
  group: 'Start',
  summary: 'Create a workspace, or complete an existing folder without overwriting anything',
  arguments: [{ name: 'dir', description: 'The folder; the current one without it' }],
  options: [
    {
      long: 'profile',
      kind: 'string',
      value: 'name',
      suggests: ['agentsoul', 'openclaw', 'openclaw-2026.1', 'nexo', 'mindroom', 'cognitive', 'agentos'],
      description: 'The layout; an existing folder tells its own',
    },
    { long: 'name', kind: 'string', value: 'text', description: 'What the agent is called' },
    { long: 'emoji', kind: 'string', value: 'emoji', description: 'Its emoji' },
    { long: 'creature', kind: 'string', value: 'text', description: 'What kind of being it is' },
    { long: 'vibe', kind: 'string', value: 'text', description: 'How it comes across' },
    { long: 'user', kind: 'string', value: 'text', description: 'What the agent calls you' },
    {
      long: 'timezone',
      kind: 'string',
      value: 'zone',
      description: 'Your time zone, such as Europe/Berlin; that of this machine without it',
    },
    { long: 'full', kind: 'boolean', description: 'Also write the files most agents need only later' },
    { long: 'no-git', kind: 'boolean', description: 'Keep no history; there is no undo then' },
    { long: 'reset', kind: 'string', value: 'file', description: 'Put one file back to its template' },
  ],
  examples: [
    { command: 'agentsoul init', says: 'answer up to four questions' },
    { command: 'agentsoul init kate --yes --name Kate --emoji 🐙', says: 'without questions' },
    { command: 'agentsoul init --reset STYLE.md', says: 'start one file over; the old one stays in the history' },
  ],
  writes: true,
  door: { none: 'it prints names of files only, and is for the owner' },
  async run(context) {
    requireOwner(context, 'init');
    if (context.options.text('reset') !== undefined) return resetFile(context);
    const { terminal, global, options } = context;
    const { initWorkspace } = await import('../src/index.js');
    const values = await askForValues(context);
    const dir = resolve(global.workspace ?? context.cwd, context.args.text('dir') ?? '.');
    const result = await initWorkspace(dir, {
      ...values,
      profile: options.text('profile'),
      agentId: global.agent,
      full: options.flag('full'),
      git: !options.flag('no-git'),
      at: context.now,
      env: context.env,
      platform: process.platform,
      dryRun: global.dryRun,
    });
    if (global.json) {
      const { change, ...described } = result;
      terminal.json({
        ...described,
        ...changeDocument(change, undoLine({ cwd: context.cwd, root: result.root, change })),
      });
    } else welcome(context, result);
    return ExitCode.ok;
  },
};

async function resetFile(context: CommandContext): Promise<ExitCode> {
  const { planReset, dayAt } = await import('../src/index.js');
  const workspace = await openHere(context);
  const file = context.options.text('reset') ?? '';
  const path = relative(workspace.root, resolve(context.global.workspace ?? context.cwd, file));
  const values = { timezone: workspace.timezone, date: dayAt(workspace.at, workspace.timezone) };
  const plan = await planReset(path, { layout: workspace, values });
  if (plan === null) {
    throw new SoulError('usage', `There is no template for ${file} in the ${workspace.profile.name} layout.`, {
      hint: 'Run `agentsoul init --dry-run` in an empty folder to see the files that have one.',
    });
  }
  return applyPlan(context, {
    workspace,
    mutation: 'init --reset',
    trigger: `agentsoul init --reset ${path}`,
    plan: async () => plan,
    unchanged: `${path} equals its template already.`,
  });
}
