import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { openHere, presenceOf, requireOwner } from '../here.js';
import { placeUndo } from '../undo-line.js';

export const reflectRejectCommand: Command = {
  name: 'reflect reject',
  group: 'Consolidate',
  summary: 'Reject what is still pending; its ideas are not proposed again',
  options: [{ long: 'reason', kind: 'string', value: 'text', description: 'Why; recorded in the reflection log' }],
  examples: [
    { command: 'agentsoul reflect reject', says: 'reject it' },
    { command: 'agentsoul reflect reject --reason "too early to tell"', says: 'and say why' },
  ],
  writes: true,
  door: { none: 'it is for the owner, and refuses every other scope' },
  async run(context) {
    requireOwner(context, 'reflect reject');
    const { terminal, global, options, cwd } = context;
    const workspace = await openHere(context);
    if (global.dryRun) {
      const { showPending } = await import('../../src/reflect/show-pending.js');
      const { document } = await showPending(workspace);
      const { id, changes } = document;
      if (global.json) terminal.json({ dryRun: true, id, rejected: changes.map(({ n }) => n) });
      else terminal.note(`Dry run: ${id} would be rejected. Nothing was changed.`);
      return ExitCode.ok;
    }
    const { rejectReflection } = await import('../../src/reflect/reject.js');
    const presence = presenceOf(context);
    const { isRest, ...rejected } = await rejectReflection(workspace, {
      reason: options.text('reason'),
      presence,
      trigger: `agentsoul reflect reject, ${presence}`,
      onWait: (holder) => terminal.note(`Waiting for ${holder} to finish …`),
    });
    const undo = placeUndo(rejected.undo, { cwd, root: workspace.root, agent: global.agent });
    if (global.json) terminal.json({ ...rejected, undo });
    else {
      const { style } = terminal;
      const isKnown = rejected.rejected.length > 0;
      terminal.note(
        isKnown
          ? `${style.green('✔')} ${isRest ? `The rest of ${rejected.id}` : rejected.id} was rejected; its ideas are not proposed again.`
          : `${style.yellow('!')} ${rejected.id ?? 'The proposal'} was modified, so it was only removed; its ideas may be proposed again.`,
      );
      if (rejected.commit !== null)
        terminal.note(`  Commit ${rejected.commit.slice(0, 10)}.${undo === null ? '' : ` Undo: ${style.bold(undo)}`}`);
    }
    return ExitCode.ok;
  },
};
