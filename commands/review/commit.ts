import { confidences, storeNames } from '../../src/entries/entry.js';
import type { Command, CommandContext } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { openHere, presenceOf, requireOwner } from '../here.js';
import { reportRemembered } from '../memory/report-remembered.js';
import { placeUndo } from '../undo-line.js';
import { proposalNumbers } from './numbers.js';

export const reviewCommitCommand: Command = {
  name: 'review commit',
  group: 'Consolidate',
  summary: 'Turn proposals into memories',
  description:
    'Each becomes a separate change in the name of its sub-agent. A proposal that another one contradicts is refused; see `review resolve`.',
  arguments: [{ name: 'numbers', description: 'The numbers of the proposals', variadic: true }],
  options: [
    {
      long: 'store',
      kind: 'string',
      value: 'store',
      choices: storeNames,
      description: 'Override the suggested store',
    },
    {
      long: 'as',
      kind: 'string',
      value: 'level',
      choices: confidences,
      description: 'Override the claimed confidence',
    },
    { long: 'core', kind: 'boolean', description: 'Also add it to core memory' },
    { long: 'again', kind: 'boolean', description: 'Also if it was permanently forgotten' },
  ],
  examples: [
    { command: 'agentsoul review commit 1 2', says: 'as they were proposed' },
    { command: 'agentsoul review commit 3 --store episodic --as low', says: 'another store and a lower confidence' },
  ],
  writes: true,
  door: { none: 'it is for the owner, and refuses every other scope' },
  async run(context) {
    requireOwner(context, 'review commit');
    const { commitProposal, planCommit } = await import('../../src/index.js');
    const { terminal, global } = context;
    const workspace = await openHere(context);
    const committed: object[] = [];
    for (const number of proposalNumbers(context)) {
      if (global.dryRun) {
        const { plan, answer } = await planCommit(workspace, number, commitOptions(context));
        if (global.json) committed.push({ n: number, ...answer, commit: null, undo: null });
        else await (await import('../ui/show-plan.js')).showPlan(context, workspace, plan);
        continue;
      }
      const made = await commitProposal(workspace, number, {
        ...commitOptions(context),
        presence: presenceOf(context),
        onWait: (holder) => terminal.note(`Waiting for ${holder} to finish …`),
      });
      const undo = placeUndo(made.undo, { cwd: context.cwd, root: workspace.root, agent: global.agent });
      committed.push({ ...made, undo });
      if (!global.json) reportRemembered(context, { ...made, undo });
    }
    if (global.json) terminal.json({ committed, ...(global.dryRun && { dryRun: true }) });
    return ExitCode.ok;
  },
};

function commitOptions({ options }: CommandContext) {
  return {
    store: options.choice('store', storeNames),
    confidence: options.choice('as', confidences),
    core: options.flag('core') ? true : undefined,
    again: options.flag('again'),
  };
}
