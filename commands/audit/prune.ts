import { invoke, operations, preview } from '../../src/index.js';
import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { sessionHere, showPreview, withUndoHere } from '../session.js';

export const auditPruneCommand: Command = {
  name: 'audit prune',
  group: 'Trust',
  summary: 'Shorten audit.log to 90 days, with a digest of each month before',
  description:
    'The digests go to memory/meta/audit-archive.md, which also says up to when lines were taken out. The history in git is never touched, and `agentsoul audit log` goes on telling all of it.',
  examples: [
    { command: 'agentsoul audit prune', says: 'what is older than 90 days becomes digests' },
    { command: 'agentsoul audit prune --dry-run', says: 'see the digests first' },
  ],
  writes: true,
  async run(context) {
    const { terminal, global } = context;
    const session = sessionHere(context);
    const operation = operations['audit.prune'];
    if (global.dryRun) {
      const planned = await preview(session, operation, {});
      if (planned.plan.edits.length > 0 || global.json) return showPreview(context, planned);
      terminal.note(nothingOld);
      return ExitCode.ok;
    }
    const pruned = await withUndoHere(context, session, await invoke(session, operation, {}));
    const { changed, lines, undo } = pruned;
    if (global.json) terminal.json(pruned);
    else if (lines === 0 && !changed) terminal.note(nothingOld);
    else {
      const took = `${lines} ${lines === 1 ? 'line' : 'lines'}`;
      terminal.note(`${terminal.style.green('✔')} Took ${took} out of audit.log; the digests are in audit-archive.md.`);
      if (undo !== null) terminal.note(`  Undo: ${terminal.style.bold(undo)}`);
    }
    return ExitCode.ok;
  },
};

const nothingOld = 'Nothing in audit.log is older than 90 days.';
