import { applyPlan } from './apply-plan.js';
import type { Command } from './command.js';
import { ExitCode } from './exit-code.js';
import { openHere, requireOwner } from './here.js';

export const bootstrapCommand: Command = {
  name: 'bootstrap',
  group: 'Start',
  summary: 'Show the first conversation, or end it',
  options: [{ long: 'done', kind: 'boolean', description: 'The first conversation took place: remove BOOTSTRAP.md' }],
  examples: [
    { command: 'agentsoul bootstrap', says: 'what the first conversation is about' },
    { command: 'agentsoul bootstrap --done', says: 'end it' },
  ],
  writes: true,
  showsStored: true,
  door: { argv: () => ['bootstrap'] },
  async run(context) {
    requireOwner(context, 'bootstrap');
    const { terminal, options, global } = context;
    const { readBootstrap, planBootstrapDone } = await import('../src/index.js');
    const workspace = await openHere(context);
    if (options.flag('done')) {
      return applyPlan(context, {
        workspace,
        mutation: 'bootstrap --done',
        trigger: 'agentsoul bootstrap --done',
        plan: () => planBootstrapDone(workspace),
        unchanged: 'The first conversation is already done.',
      });
    }
    const bootstrap = await readBootstrap(workspace);
    if (global.json) terminal.json(bootstrap);
    else if (bootstrap.state === 'done') terminal.note('The first conversation is done: there is no bootstrap file.');
    else {
      terminal.print(bootstrap.text);
      terminal.note(
        bootstrap.untouched.length === 0
          ? 'Identity, soul and user are filled in. Finish the first conversation with `agentsoul bootstrap --done`.'
          : `Still as in the template: ${bootstrap.untouched.join(', ')}.`,
      );
    }
    return ExitCode.ok;
  },
};
