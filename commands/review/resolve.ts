import type { Resolution } from '../../src/agents/plan-resolve.js';
import { SoulError } from '../../src/errors/soul-error.js';
import type { Command, CommandContext } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { openHere, presenceOf, requireOwner } from '../here.js';
import { placeUndo } from '../undo-line.js';
import { proposalNumber } from './numbers.js';

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
  door: { none: 'it is for the owner, and refuses every other scope' },
  async run(context) {
    requireOwner(context, 'review resolve');
    const { planResolve, resolveConflict } = await import('../../src/index.js');
    const { terminal, global, args } = context;
    const { style } = terminal;
    const resolution = resolutionOf(context);
    const number = proposalNumber(args.required('number'));
    const workspace = await openHere(context);
    if (global.dryRun) {
      const { showPlan } = await import('../ui/show-plan.js');
      return showPlan(context, workspace, (await planResolve(workspace, number, resolution)).plan);
    }
    const resolved = await resolveConflict(workspace, number, {
      resolution,
      presence: presenceOf(context),
      onWait: (holder) => terminal.note(`Waiting for ${holder} to finish …`),
    });
    const undo = placeUndo(resolved.undo, { cwd: context.cwd, root: workspace.root, agent: global.agent });
    if (global.json) {
      terminal.json({ ...resolved, undo });
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
