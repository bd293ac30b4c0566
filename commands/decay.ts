import { type DecayAnswer, invoke, operations, SoulError } from '../src/index.js';
import type { Command } from './command.js';
import { ExitCode } from './exit-code.js';
import { sessionHere, withUndoHere } from './session.js';
import { style } from './ui/style.js';
import { table } from './ui/table.js';

export const decayCommand: Command = {
  name: 'decay',
  group: 'Memory',
  summary: 'Show how memories fade, and record it',
  description:
    'Nothing is hidden before it is recorded with --apply, and nothing is ever deleted. With memory.daily.retentionDays set, daily notes past that age whose memories all live on elsewhere are proposed for the archive; --prune moves them there.',
  options: [
    { long: 'apply', kind: 'boolean', description: 'Record the transitions' },
    { long: 'prune', kind: 'boolean', description: 'With --apply, move the proposed daily notes to the archive' },
    { long: 'all', kind: 'boolean', description: 'Show the score of every memory' },
  ],
  examples: [
    { command: 'agentsoul decay', says: 'what would change its status' },
    { command: 'agentsoul decay --apply', says: 'record it' },
    { command: 'agentsoul decay --apply --prune', says: 'and archive daily notes that are done with' },
  ],
  writes: true,
  async run(context) {
    const { terminal, global, options } = context;
    const [all, prune] = [options.flag('all'), options.flag('prune')];
    if (prune && !options.flag('apply'))
      throw new SoulError('usage', '`--prune` moves files, so it goes with `--apply`.', {
        hint: 'Without either, `agentsoul decay` shows what would be moved.',
      });
    const session = sessionHere(context);
    if (!options.flag('apply') || global.dryRun) {
      const measured = await invoke(session, operations.decay, { all });
      if (global.json) terminal.json(measured);
      else terminal.print(describe(measured));
      return ExitCode.ok;
    }
    const applied = await withUndoHere(
      context,
      session,
      await invoke(session, operations['decay.apply'], { all, prune }),
    );
    if (global.json) terminal.json(applied);
    else {
      const { changed, summary, undo } = applied;
      terminal.print(describe(applied));
      if (!changed) terminal.note('Nothing had to be recorded.');
      else terminal.note(`Recorded: ${summary}.${undo === null ? '' : ` Undo: ${terminal.style.bold(undo)}`}`);
    }
    return ExitCode.ok;
  },
};

function describe({ entries, statuses, transitions, waiting, prune, memories = [] }: DecayAnswer): string {
  const { active, fading, dormant, archived } = statuses;
  const score = { title: 'score', align: 'right' as const };
  const rows = memories.map(({ id, status, score: value, pinned }) => [
    id,
    pinned ? 'pinned' : status,
    value.toFixed(2),
  ]);
  const moves = transitions.map(({ id, from, to, score: value }) => [id, `${from} → ${to}`, value.toFixed(2)]);
  const ready = prune.filter((proposal) => proposal.waiting.length === 0);
  const held = prune.filter((proposal) => proposal.waiting.length > 0);
  return [
    `${entries} ${entries === 1 ? 'memory' : 'memories'}: ${active} active, ${fading} fading, ${dormant} dormant, ${archived} archived.`,
    ...(waiting === 0 ? [] : [`${waiting === 1 ? '1 access waits' : `${waiting} accesses wait`} to be folded in.`]),
    ...(rows.length > 0 ? ['', table([{ title: 'memory' }, { title: 'status' }, score], rows)] : []),
    ...(moves.length === 0 ? [] : ['', table([{ title: 'memory' }, { title: 'becomes' }, score], moves)]),
    ...(ready.length === 0 ? [] : ['', style.bold('Ready for the archive')]),
    ...ready.map(({ path, to }) => `${path} → ${to}`),
    ...(held.length === 0 ? [] : ['', style.bold('Past their time, but not taken up elsewhere yet')]),
    ...held.map(({ path, entries: all, waiting: left }) => `${path}: ${left.length} of ${all} memories`),
  ].join('\n');
}
