import { invoke, operations, preview, type Rejected } from '../../src/index.js';
import type { Command, CommandContext } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { sessionHere, withUndoHere } from '../session.js';

export const reflectRejectCommand: Command = {
  name: 'reflect reject',
  group: 'Consolidate',
  summary: 'Turn down what still waits; its ideas do not come back',
  options: [{ long: 'reason', kind: 'string', value: 'text', description: 'Why; it stands in the log of reflections' }],
  examples: [
    { command: 'agentsoul reflect reject', says: 'turn it down' },
    { command: 'agentsoul reflect reject --reason "too early to tell"', says: 'and say why' },
  ],
  writes: true,
  async run(context) {
    const { terminal, global, options } = context;
    const session = sessionHere(context);
    const operation = operations['reflect.reject'];
    const input = { reason: options.text('reason') };
    if (global.dryRun) {
      const { id, rejected } = (await preview(session, operation, input)).answer;
      if (global.json) terminal.json({ dryRun: true, id, rejected });
      else terminal.note(`Dry run: ${id ?? 'the proposal'} would be rejected. Nothing was changed.`);
      return ExitCode.ok;
    }
    const answer = await withUndoHere(context, session, await invoke(session, operation, input));
    if (global.json) terminal.json(answer);
    else report(context, answer);
    return ExitCode.ok;
  },
};

function report({ terminal }: CommandContext, { id, rejected, isRest, commit, undo }: Rejected): void {
  const { style } = terminal;
  terminal.note(
    rejected.length > 0
      ? `${style.green('✔')} ${isRest ? `The rest of ${id}` : id} is rejected; its ideas will not come back.`
      : `${style.yellow('!')} ${id ?? 'The proposal'} was changed by hand, so it was only cleared away; its ideas may come back.`,
  );
  if (commit !== null)
    terminal.note(`  Commit ${commit.slice(0, 10)}.${undo === null ? '' : ` Undo: ${style.bold(undo)}`}`);
}
