import { applyPlan } from './apply-plan.js';
import type { Command, CommandContext } from './command.js';
import type { ExitCode } from './exit-code.js';
import { openHere, requireOwner } from './here.js';

const memoryArgument = { name: 'memory', description: 'An id, path#line or entity', required: true } as const;

export const pinCommand: Command = {
  name: 'pin',
  group: 'Memory',
  summary: 'Keep a memory from fading',
  description: 'A line of an entity pins the whole entity. Restores an archived memory.',
  arguments: [memoryArgument],
  examples: [
    { command: 'agentsoul pin person--ana', says: 'an entity' },
    { command: 'agentsoul pin episode:2026-02-02:14:30', says: 'an episode' },
  ],
  writes: true,
  door: { none: 'it is for the owner' },
  run: (context) => setPinned(context, true),
};

export const unpinCommand: Command = {
  name: 'unpin',
  group: 'Memory',
  summary: 'Let a pinned memory fade again',
  arguments: [memoryArgument],
  examples: [{ command: 'agentsoul unpin person--ana', says: 'it fades from its last use on' }],
  writes: true,
  door: { none: 'it is for the owner' },
  run: (context) => setPinned(context, false),
};

async function setPinned(context: CommandContext, isPinned: boolean): Promise<ExitCode> {
  const name = isPinned ? 'pin' : 'unpin';
  requireOwner(context, name);
  const { dropFolded, findMemory, lookupNames, planPin } = await import('../src/index.js');
  const workspace = await openHere(context);
  const names = lookupNames(workspace, { kind: 'main' });
  let afterwards = () => {};
  return applyPlan(context, {
    workspace,
    mutation: name,
    trigger: `agentsoul ${name}`,
    plan: () =>
      workspace.snapshot(async (reader) => {
        const memory = await findMemory(workspace, reader, { called: context.args.required('memory'), names });
        const { plan, folded } = await planPin(workspace, reader, { memory, isPinned });
        afterwards = () => dropFolded(workspace.root, folded);
        return plan;
      }),
    onChanged: () => afterwards(),
    unchanged: isPinned ? 'It is already pinned.' : 'It is not pinned.',
  });
}
