import { type AutoReview, invoke, operations, preview } from '../../src/index.js';
import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { sessionHere, withUndoHere } from '../session.js';
import { style } from '../ui/style.js';

export const reviewAutoCommand: Command = {
  name: 'review auto',
  group: 'Consolidate',
  summary: 'Commit the proposals that nobody needs to look at',
  description:
    'Only in the mode "auto" (proposals.mode), and only what a trusted sub-agent proposed with high confidence, that repeats and contradicts nothing and that no rule about security objects to. Never to core memory or the vault. It says of every other proposal why not.',
  examples: [
    { command: 'agentsoul review auto --dry-run', says: 'what would be committed, and why the rest would not' },
    { command: 'agentsoul review auto', says: 'at the start of a session' },
  ],
  writes: true,
  async run(context) {
    const { terminal, global } = context;
    const session = sessionHere(context);
    const operation = operations['review.auto'];
    const review = global.dryRun
      ? (await preview(session, operation, {})).answer
      : await invoke(session, operation, {});
    const committed = await Promise.all(review.committed.map((one) => withUndoHere(context, session, one)));
    if (global.json) terminal.json({ ...review, committed, ...(global.dryRun && { dryRun: true }) });
    else if (committed.length + review.left.length === 0) terminal.note('Nothing is proposed.');
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
