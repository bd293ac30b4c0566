import { operations, preview, SoulError } from '../../src/index.js';
import type { CommandContext } from '../command.js';
import type { ExitCode } from '../exit-code.js';
import { runChange } from '../run-change.js';
import { sessionHere } from '../session.js';
import { alertLines } from './alert-lines.js';

/** Shows the alert, has its id typed, then records the decision. */
export async function acknowledge(context: CommandContext): Promise<ExitCode> {
  const { terminal, args, options, global } = context;
  const session = sessionHere(context);
  const operation = operations['audit.ack'];
  const input = { id: args.text('id'), reason: options.text('reason') ?? '' };
  const { accepted, alert } = (await preview(session, operation, input)).answer;
  requirePerson(context);
  if (alert !== null) terminal.err(alertLines([alert]).join('\n'));
  if (!global.dryRun) await typeId(context, accepted);
  return runChange(context, {
    session,
    operation,
    input: { ...input, id: accepted },
    unchanged: 'It is recorded already.',
  });
}

/** No flag answers for a person: not `--yes`, and `--no-input` least of all. */
function requirePerson({ terminal }: CommandContext): void {
  if (terminal.canAsk()) return;
  throw new SoulError('terminal-needed', 'Alerts are acknowledged by a person at a terminal, and here is none.', {
    hint: 'Run this yourself in a terminal. Nothing was changed.',
  });
}

async function typeId({ terminal }: CommandContext, id: string): Promise<void> {
  const typed = await terminal.ask({ message: `Type ${id} to accept this:`, flag: 'a terminal' });
  if (typed.trim() === id) return;
  throw new SoulError('cancelled', 'That is not the id. Nothing was changed.');
}
