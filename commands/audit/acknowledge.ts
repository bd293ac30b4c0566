import { chooseAlert, planAcknowledge, settledBy } from '../../src/audit/acknowledge.js';
import { firstLookId } from '../../src/audit/audit-workspace.js';
import { SoulError } from '../../src/errors/soul-error.js';
import { applyPlan } from '../apply-plan.js';
import type { CommandContext } from '../command.js';
import type { ExitCode } from '../exit-code.js';
import { openHere, presenceOf } from '../here.js';
import { alertLines } from './alert-lines.js';

/** Shows the alert, has its id typed, records the decision and moves the baseline. */
export async function acknowledge(context: CommandContext): Promise<ExitCode> {
  const { terminal, args, options, global } = context;
  const reason = options.text('reason')?.trim() ?? '';
  if (reason === '') {
    throw new SoulError('usage', 'The reason is empty.', {
      hint: 'For example: `--reason "I rewrote the tone"`.',
    });
  }
  requirePerson(context);
  const workspace = await openHere(context);
  const alert = await chooseAlert(workspace, args.text('id'));
  const id = alert?.id ?? firstLookId(workspace);
  if (alert !== null) terminal.err(alertLines([alert]).join('\n'));
  if (!global.dryRun) await typeId(context, id);
  return applyPlan(context, {
    workspace,
    mutation: 'audit ack',
    trigger: 'agentsoul audit ack',
    plan: () => planAcknowledge(workspace, alert, { reason }),
    unchanged: 'It is already recorded.',
    settles: await settledBy(workspace, alert),
  });
}

/** No flag answers for a person: not `--yes`, and `--no-input` least of all. */
function requirePerson(context: CommandContext): void {
  if (presenceOf(context) === 'tty' && context.terminal.canAsk()) return;
  throw new SoulError('terminal-needed', 'Only a person at a terminal may acknowledge alerts.', {
    hint: 'Run the command yourself in a terminal. Nothing was changed.',
  });
}

async function typeId({ terminal }: CommandContext, id: string): Promise<void> {
  const typed = await terminal.ask({ message: `Type ${id} to accept this:`, flag: 'a terminal' });
  if (typed.trim() === id) return;
  throw new SoulError('cancelled', 'That is not the id. Nothing was changed.');
}
