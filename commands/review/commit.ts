import { confidences, invoke, operations, preview, storeNames } from '../../src/index.js';
import type { Command, CommandContext } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { reportRemembered } from '../memory/report-remembered.js';
import { sessionHere, showPreview, withUndoHere } from '../session.js';
import { proposalNumbers } from './numbers.js';

export const reviewCommitCommand: Command = {
  name: 'review commit',
  group: 'Consolidate',
  summary: 'Make memories of proposals',
  description:
    'Each becomes a change of its own, in the name of the sub-agent it came from. A proposal that another one contradicts is refused; see `review resolve`.',
  arguments: [{ name: 'numbers', description: 'The numbers of the proposals', variadic: true }],
  options: [
    {
      long: 'store',
      kind: 'string',
      value: 'store',
      choices: storeNames,
      description: 'In place of the store that was suggested',
    },
    {
      long: 'as',
      kind: 'string',
      value: 'level',
      choices: confidences,
      description: 'In place of the confidence that was claimed',
    },
    { long: 'core', kind: 'boolean', description: 'Say it in core memory too' },
    { long: 'again', kind: 'boolean', description: 'Also if it was forgotten for good' },
  ],
  examples: [
    { command: 'agentsoul review commit 1 2', says: 'as they were proposed' },
    { command: 'agentsoul review commit 3 --store episodic --as low', says: 'elsewhere, and as less sure' },
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
      const made = await withUndoHere(context, session, await invoke(session, operation, input));
      committed.push(made);
      if (!global.json) reportRemembered(context, made);
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
