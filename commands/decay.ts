import { SoulError } from '../src/errors/soul-error.js';
import type { DecayReport } from '../src/memory/decay/decay-memories.js';
import { changeDocument } from './apply-plan.js';
import type { Command } from './command.js';
import { ExitCode } from './exit-code.js';
import { openHere, presenceOf, requireOwner } from './here.js';
import { style } from './ui/style.js';
import { table } from './ui/table.js';
import { undoLine } from './undo-line.js';

export const decayCommand: Command = {
  name: 'decay',
  group: 'Memory',
  summary: 'Show how memories fade, and record it',
  description:
    'Nothing is hidden before it is recorded with --apply, and nothing is ever deleted. With memory.daily.retentionDays, older daily notes are proposed for the archive if all their memories exist elsewhere; --prune moves them there.',
  options: [
    { long: 'apply', kind: 'boolean', description: 'Record the transitions' },
    { long: 'prune', kind: 'boolean', description: 'With --apply, move the proposed daily notes to the archive' },
    { long: 'all', kind: 'boolean', description: 'Show the score of every memory' },
  ],
  examples: [
    { command: 'agentsoul decay', says: 'what would change its status' },
    { command: 'agentsoul decay --apply', says: 'record it' },
    { command: 'agentsoul decay --apply --prune', says: 'and archive finished daily notes' },
  ],
  writes: true,
  door: { argv: () => ['decay', '--all', '--json'] },
  async run(context) {
    requireOwner(context, 'decay');
    const { terminal, global, options } = context;
    const { changeWorkspace, dropFolded, planDecay } = await import('../src/index.js');
    const workspace = await openHere(context);
    const prunes = options.flag('prune');
    if (prunes && !options.flag('apply'))
      throw new SoulError('usage', '`--prune` needs `--apply`, because it moves files.', {
        hint: 'Without either, `agentsoul decay` shows what would be moved.',
      });
    const plan = () => workspace.snapshot((reader) => planDecay(workspace, reader, { prunes }));
    if (!options.flag('apply') || global.dryRun) {
      const { report } = await plan();
      if (global.json) terminal.json({ applied: false, ...documentOf(report, { showsAll: options.flag('all') }) });
      else terminal.print(describe(report, { showsAll: options.flag('all') }));
      return ExitCode.ok;
    }
    let planned = await plan();
    const change = await changeWorkspace(workspace, {
      mutation: 'decay --apply',
      trigger: 'agentsoul decay --apply',
      presence: presenceOf(context),
      plan: async () => {
        planned = await plan();
        return planned.plan;
      },
      onWait: (holder) => terminal.note(`Waiting for ${holder} to finish …`),
    });
    if (change.state === 'changed') dropFolded(workspace.root, planned.folded);
    const undo = undoLine({ cwd: context.cwd, root: workspace.root, agent: global.agent, change });
    if (global.json) {
      const report = documentOf(planned.report, { showsAll: options.flag('all') });
      terminal.json({ applied: true, ...report, ...changeDocument(change, undo) });
    } else {
      terminal.print(describe(planned.report, { showsAll: options.flag('all') }));
      if (change.state === 'unchanged') terminal.note('There was nothing to record.');
      else terminal.note(`Recorded: ${change.summary}.${undo === null ? '' : ` Undo: ${terminal.style.bold(undo)}`}`);
    }
    return ExitCode.ok;
  },
};

type Showing = { readonly showsAll: boolean };

function documentOf({ memories, ...report }: DecayReport, { showsAll }: Showing): object {
  if (!showsAll) return report;
  return {
    ...report,
    memories: memories.map(({ id, store, score, status, isPinned, inputs }) => ({
      id,
      store,
      score,
      status,
      pinned: isPinned,
      access_count: inputs.accessCount,
      last_accessed: inputs.lastAccessed?.toISOString() ?? null,
    })),
  };
}

function describe(
  { entries, statuses, transitions, waiting, prune, memories }: DecayReport,
  { showsAll }: Showing,
): string {
  const { active, fading, dormant, archived } = statuses;
  const score = { title: 'score', align: 'right' as const };
  const rows = memories.map(({ id, status, score: value, isPinned }) => [
    id,
    isPinned ? 'pinned' : status,
    value.toFixed(2),
  ]);
  const moves = transitions.map(({ id, from, to, score: value }) => [id, `${from} → ${to}`, value.toFixed(2)]);
  const ready = prune.filter((proposal) => proposal.waiting.length === 0);
  const held = prune.filter((proposal) => proposal.waiting.length > 0);
  return [
    `${entries} ${entries === 1 ? 'memory' : 'memories'}: ${active} active, ${fading} fading, ${dormant} dormant, ${archived} archived.`,
    ...(waiting === 0 ? [] : [`${waiting === 1 ? '1 access is' : `${waiting} accesses are`} not yet recorded.`]),
    ...(showsAll && rows.length > 0 ? ['', table([{ title: 'memory' }, { title: 'status' }, score], rows)] : []),
    ...(moves.length === 0 ? [] : ['', table([{ title: 'memory' }, { title: 'becomes' }, score], moves)]),
    ...(ready.length === 0 ? [] : ['', style.bold('Ready for the archive')]),
    ...ready.map(({ path, to }) => `${path} → ${to}`),
    ...(held.length === 0 ? [] : ['', style.bold('Past their retention time, but not stored elsewhere yet')]),
    ...held.map(({ path, entries: all, waiting: left }) => `${path}: ${left.length} of ${all} memories`),
  ].join('\n');
}
