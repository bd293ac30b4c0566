import { changeDocument } from '../apply-plan.js';
import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { openHere, presenceOf, requireOwner } from '../here.js';
import { undoLine } from '../undo-line.js';

export const auditPruneCommand: Command = {
  name: 'audit prune',
  group: 'Trust',
  summary: 'Shorten audit.log to 90 days, with a digest of each month before',
  description:
    'The digests go to memory/meta/audit-archive.md, which also records the date up to which lines were removed. The history in git is not changed, and `agentsoul audit log` still shows all of it.',
  examples: [
    { command: 'agentsoul audit prune', says: 'replace lines older than 90 days with digests' },
    { command: 'agentsoul audit prune --dry-run', says: 'see the digests first' },
  ],
  writes: true,
  door: { none: 'it is for the owner' },
  async run(context) {
    requireOwner(context, 'audit prune');
    const { terminal, global } = context;
    const { findRepository, planPruneLog, pruneLog } = await import('../../src/index.js');
    const workspace = await openHere(context);
    if (global.dryRun) {
      const { showPlan } = await import('../ui/show-plan.js');
      const { plan } = await planPruneLog(workspace, await findRepository(workspace.root, workspace.env));
      if (plan.edits.length > 0 || global.json) return showPlan(context, workspace, plan);
      terminal.note('Nothing in audit.log is older than 90 days.');
      return ExitCode.ok;
    }
    const { change, lines } = await pruneLog(workspace, {
      presence: presenceOf(context),
      onWait: (holder) => terminal.note(`Waiting for ${holder} to finish …`),
    });
    const undo = undoLine({ cwd: context.cwd, root: workspace.root, agent: global.agent, change });
    if (global.json) terminal.json({ ...changeDocument(change, undo), lines });
    else if (lines === 0 && change.state === 'unchanged') terminal.note('Nothing in audit.log is older than 90 days.');
    else {
      const took = `${lines} ${lines === 1 ? 'line' : 'lines'}`;
      terminal.note(
        `${terminal.style.green('✔')} Removed ${took} from audit.log; the digests are in audit-archive.md.`,
      );
      if (undo !== null) terminal.note(`  Undo: ${terminal.style.bold(undo)}`);
    }
    return ExitCode.ok;
  },
};
