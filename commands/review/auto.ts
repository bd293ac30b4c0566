import type { AutoReview } from '../../src/agents/review-auto.js';
import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { openHere, presenceOf, requireOwner } from '../here.js';
import { style } from '../ui/style.js';
import { placeUndo } from '../undo-line.js';

export const reviewAutoCommand: Command = {
  name: 'review auto',
  group: 'Consolidate',
  summary: 'Commit the proposals that need no review',
  description:
    'Only in "auto" mode (proposals.mode), and only proposals of trusted sub-agents with high confidence that repeat and contradict nothing and that no security rule objects to. Never to core memory or the vault. It reports why the others were not committed.',
  examples: [
    { command: 'agentsoul review auto --dry-run', says: 'what would be committed, and why the rest would not' },
    { command: 'agentsoul review auto', says: 'at the start of a session' },
  ],
  writes: true,
  door: { none: 'it is for the owner, and refuses every other scope' },
  async run(context) {
    requireOwner(context, 'review auto');
    const { reviewAutomatically } = await import('../../src/index.js');
    const { terminal, global, cwd } = context;
    const workspace = await openHere(context);
    const review = await reviewAutomatically(workspace, {
      presence: presenceOf(context),
      isDryRun: global.dryRun,
      onWait: (holder) => terminal.note(`Waiting for ${holder} to finish …`),
    });
    const place = { cwd, root: workspace.root, agent: global.agent };
    const committed = review.committed.map((one) => ({ ...one, undo: placeUndo(one.undo, place) }));
    if (global.json) terminal.json({ ...review, committed, ...(global.dryRun && { dryRun: true }) });
    else if (committed.length + review.left.length === 0) terminal.note('There are no proposals.');
    else terminal.print(describe({ ...review, committed }, global.dryRun));
    return ExitCode.ok;
  },
};

function describe({ committed, left }: AutoReview, isDryRun: boolean): string {
  return [
    ...committed.map(({ n, from, id, undo }) => {
      const how = undo === null ? '' : ` ${style.dim(`Undo: ${undo}`)}`;
      return `${style.green('✔')} #${n} from ${from} ${isDryRun ? 'would become' : 'became'} ${id}.${how}`;
    }),
    ...left.map(({ n, from, reasons }) => `${style.yellow('•')} #${n} from ${from} waits: ${reasons.join('; ')}.`),
  ].join('\n');
}
