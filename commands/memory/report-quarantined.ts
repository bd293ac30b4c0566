import { invoke, operations, type Remembered } from '../../src/index.js';
import type { CommandContext } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { sessionHere, withUndoHere } from '../session.js';
import { isOrderWanted } from './ask-about-order.js';
import { reportRemembered } from './report-remembered.js';

type Quarantined = NonNullable<Remembered['quarantined']>;

/** Shows why a text was held back, and asks a person whether to remember it anyway. Exits 1 while it is held back. */
export async function reportQuarantined(
  context: CommandContext,
  { proposal, reasons }: Quarantined,
): Promise<ExitCode> {
  const { terminal, global } = context;
  terminal.print(`#${proposal}`);
  terminal.warn('This holds an order to the agent. It was held back and not stored.');
  for (const { code, message } of reasons) terminal.note(`  ${code}: ${message}`);
  if (global.dryRun || !terminal.canAsk()) {
    terminal.note(
      `  Decide in a terminal: agentsoul review commit ${proposal}, or agentsoul review reject ${proposal}.`,
    );
    return ExitCode.findings;
  }
  if (!(await isOrderWanted(terminal))) return ExitCode.findings;
  const session = sessionHere(context);
  const made = await withUndoHere(
    context,
    session,
    await invoke(session, operations['review.commit'], { number: proposal }),
  );
  reportRemembered(context, made);
  return ExitCode.ok;
}
