import { confidences, invoke, operations, preview, storeNames } from '../../src/index.js';
import type { Command, CommandContext } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { isOrderWanted } from '../memory/ask-about-order.js';
import { reportRemembered } from '../memory/report-remembered.js';
import { sessionHere, showPreview, withUndoHere } from '../session.js';
import { proposalNumbers } from './parse-proposal-numbers.js';

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
  async run(context) {
    const { terminal, global } = context;
    const session = sessionHere(context);
    const operation = operations['review.commit'];
    const committed: object[] = [];
    for (const number of proposalNumbers(context)) {
      const input = { number, ...commitOptions(context) };
      if (global.dryRun) {
        const planned = await preview(session, operation, input);
        if (global.json) committed.push({ ...planned.answer, commit: null, undo: null });
        else await showPreview(context, planned);
        continue;
      }
      if (!(await isWanted(context, number))) continue;
      const made = await withUndoHere(context, session, await invoke(session, operation, input));
      committed.push(made);
      if (!global.json) reportRemembered(context, made);
    }
    if (global.json) terminal.json({ committed, ...(global.dryRun && { dryRun: true }) });
    return ExitCode.ok;
  },
};

/** A quarantined proposal is shown and asked about; without a terminal the engine refuses it. */
async function isWanted(context: CommandContext, number: number): Promise<boolean> {
  const { terminal } = context;
  if (!terminal.canAsk()) return true;
  const { proposals } = await invoke(sessionHere(context), operations['review.list'], {});
  const held = proposals.find(({ n, status }) => n === number && status === 'quarantined');
  if (held === undefined) return true;
  terminal.warn(`Proposal #${number} holds an order to the agent (${held.warnings.join(', ')}):`);
  terminal.note(`  ${held.content.replaceAll('\n', '\n  ')}`);
  return isOrderWanted(terminal);
}

function commitOptions({ options }: CommandContext) {
  return {
    store: options.choice('store', storeNames),
    confidence: options.choice('as', confidences),
    core: options.flag('core') ? true : undefined,
    again: options.flag('again'),
  };
}
