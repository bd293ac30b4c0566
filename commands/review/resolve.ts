import { invoke, operations, preview, type Resolution, SoulError } from '../../src/index.js';
import type { Command, CommandContext } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { sessionHere, showPreview, withUndoHere } from '../session.js';
import { proposalNumber } from './parse-proposal-numbers.js';

export const reviewResolveCommand: Command = {
  name: 'review resolve',
  group: 'Consolidate',
  summary: 'Resolve a conflict between proposals',
  description:
    'One change resolves it for all proposals involved. With --keep-both they go into the daily notes with low confidence, each naming the other.',
  arguments: [{ name: 'number', description: 'One of the proposals in conflict', required: true }],
  options: [
    { long: 'choose', kind: 'string', value: 'n', description: 'Commit this one and reject the others' },
    { long: 'keep-both', kind: 'boolean', description: 'Keep all of them, with low confidence' },
    { long: 'ask', kind: 'string', value: 'question', description: 'Leave them open with a question for the owner' },
  ],
  examples: [
    { command: 'agentsoul review resolve 3 --choose 4', says: '#4 is right' },
    { command: 'agentsoul review resolve 3 --keep-both', says: 'nobody knows yet' },
    { command: 'agentsoul review resolve 3 --ask "Which deadline holds?"', says: 'the owner knows' },
  ],
  writes: true,
  async run(context) {
    const { terminal, global, args } = context;
    const { style } = terminal;
    const session = sessionHere(context);
    const operation = operations['review.resolve'];
    const resolution = resolutionOf(context);
    const input = { number: proposalNumber(args.required('number')), resolution };
    if (global.dryRun) return showPreview(context, await preview(session, operation, input));
    const resolved = await withUndoHere(context, session, await invoke(session, operation, input));
    const { undo } = resolved;
    if (global.json) {
      terminal.json(resolved);
      return ExitCode.ok;
    }
    for (const { n, id } of resolved.committed) terminal.note(`${style.green('✔')} Committed #${n} as ${id}`);
    for (const n of resolved.rejected) terminal.note(`${style.green('✔')} Rejected #${n}`);
    for (const n of resolved.asked) terminal.note(`${style.green('✔')} #${n} needs an answer`);
    if (undo !== null) terminal.note(`  Commit ${resolved.commit?.slice(0, 10)}. Undo: ${style.bold(undo)}`);
    return ExitCode.ok;
  },
};

function resolutionOf({ options }: CommandContext): Resolution {
  const [chosen, question] = [options.text('choose'), options.text('ask')];
  const ways = [chosen !== undefined, options.flag('keep-both'), question !== undefined].filter(Boolean).length;
  if (ways !== 1) {
    throw new SoulError('usage', 'Choose exactly one way to resolve the conflict.', {
      hint: 'Use one of `--choose N`, `--keep-both` and `--ask "…"`. Nothing was changed.',
    });
  }
  if (chosen !== undefined) return { by: 'choose', number: proposalNumber(chosen) };
  return question === undefined ? { by: 'keep-both' } : { by: 'ask', question };
}
