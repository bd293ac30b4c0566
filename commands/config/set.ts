import type { WritableWorkspace } from '../../src/journal/change.js';
import type { Workspace } from '../../src/workspace/workspace.js';
import { applyPlan } from '../apply-plan.js';
import type { Command, CommandContext } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { openHere, presenceOf, requireOwner } from '../here.js';

export const configSetCommand: Command = {
  name: 'config set',
  group: 'Start',
  summary: 'Change one setting of agentsoul.json, keeping comments and layout',
  arguments: [
    { name: 'key', description: 'The setting, such as budgets.total', required: true },
    { name: 'value', description: 'Text or JSON; null removes the setting', required: true },
  ],
  examples: [
    { command: 'agentsoul config set timezone Europe/Berlin', says: 'a text' },
    { command: 'agentsoul config set scopes.group.style false', says: 'hide the style from groups' },
    { command: 'agentsoul config set budgets.total null', says: 'back to the default' },
  ],
  writes: true,
  door: { none: 'it prints only what it was given' },
  async run(context) {
    requireOwner(context, 'config set');
    const { args } = context;
    const { planConfigFile } = await import('../../src/index.js');
    const workspace = await openHere(context);
    const code = await applyPlan(context, {
      workspace: atConfigRoot(workspace),
      mutation: 'config set',
      trigger: `agentsoul config set ${args.required('key')}`,
      plan: () => planConfigFile(workspace, args.required('key'), args.required('value')),
      unchanged: 'It already has that value.',
    });
    if (code === ExitCode.ok) await keepTrust(context, workspace);
    return code;
  },
};

/** The config may lie above the agent's own folder, and is written where it lies. */
function atConfigRoot(workspace: Workspace): Workspace {
  const writable: Partial<WritableWorkspace> = {
    root: workspace.configRoot,
    reads: { path: workspace.configRoot, excluded: [] },
  };
  return { ...workspace, ...writable };
}

/** What the owner types at a terminal is meant; what a program sets has to be trusted by the owner again. */
async function keepTrust(context: CommandContext, workspace: Workspace): Promise<void> {
  const { env, now, global, terminal } = context;
  if (!workspace.isTrusted || global.dryRun) return;
  if (presenceOf(context) === 'tty') {
    const { recordTrust } = await import('../../src/index.js');
    await recordTrust(workspace.configRoot, { env, platform: process.platform, at: now });
    return;
  }
  const { trust } = await openHere(context);
  if (!trust.trusted)
    terminal.note(
      `${terminal.style.yellow('!')} This setting takes effect when the owner has run \`agentsoul trust\`.`,
    );
}
