import type { DreamReport } from '../src/dream/dream.js';
import type { DreamExplanation } from '../src/dream/explain-dream.js';
import { SoulError } from '../src/errors/soul-error.js';
import type { Command } from './command.js';
import { ExitCode } from './exit-code.js';
import { openHere, presenceOf, requireOwner } from './here.js';
import { style } from './ui/style.js';
import { table } from './ui/table.js';
import { placeUndo } from './undo-line.js';

export const dreamCommand: Command = {
  name: 'dream',
  group: 'Consolidate',
  summary: 'Promote memories that keep being recalled into core memory',
  description:
    'Only recalls count: hits among the first three of `search`, and memories used by `recall` and `get`, on at least two days. Without --apply nothing is written. Promoted memories go under `## Dreamed` in core memory; the diary lists the others with the reason.',
  options: [
    { long: 'apply', kind: 'boolean', description: 'Write it' },
    {
      long: 'explain',
      kind: 'string',
      value: 'id',
      description: 'Explain why a memory is promoted or not',
    },
  ],
  examples: [
    { command: 'agentsoul dream', says: 'what would be promoted' },
    { command: 'agentsoul dream --apply', says: 'promote it, at night for example' },
    { command: 'agentsoul dream --explain episode:2026-02-02:14:30', says: 'every signal and gate of one memory' },
  ],
  writes: true,
  door: { argv: () => ['dream', '--json'] },
  async run(context) {
    requireOwner(context, 'dream');
    const { terminal, global, options } = context;
    const { dream, explainDream } = await import('../src/index.js');
    const workspace = await openHere(context);
    const asked = options.text('explain');
    if (asked !== undefined) {
      if (options.flag('apply'))
        throw new SoulError('usage', '`--explain` and `--apply` cannot be combined.', {
          hint: 'Leave one of them out.',
        });
      const explanation = await explainDream(workspace, asked);
      if (global.json) terminal.json({ applied: false, promoted: [], rejected: [], explanation });
      else terminal.print(describeOne(explanation));
      return ExitCode.ok;
    }
    const report = await dream(workspace, {
      apply: options.flag('apply') && !global.dryRun,
      presence: presenceOf(context),
      onWait: (holder) => terminal.note(`Waiting for ${holder} to finish …`),
    });
    const undo = placeUndo(report.undo ?? null, { cwd: context.cwd, root: workspace.root, agent: global.agent });
    if (global.json) {
      terminal.json({ ...report, ...(undo !== null && { undo }) });
      return ExitCode.ok;
    }
    if (report.promoted.length + report.rejected.length > 0) terminal.print(describe(report));
    if (report.why !== null) terminal.note(report.why);
    else if (!report.applied) terminal.note('Nothing was written. `agentsoul dream --apply` promotes them.');
    if (undo !== null) terminal.note(`  Commit ${report.commit?.slice(0, 10)}. Undo: ${style.bold(undo)}`);
    return ExitCode.ok;
  },
};

const mostShown = 20;

function describe({ promoted, rejected, applied }: DreamReport): string {
  const mark = applied ? style.green('✔') : style.green('+');
  return [
    ...promoted.map(
      ({ text, score, hits, days, id }) =>
        `${mark} ${text} ${style.dim(`score ${score.toFixed(2)}, hits ${hits}, days ${days} · ${id}`)}`,
    ),
    ...rejected.slice(0, mostShown).map(({ id, reasons }) => `${style.yellow('•')} ${id}: ${reasons.join('; ')}`),
    ...(rejected.length > mostShown ? [`  … and ${rejected.length - mostShown} more`] : []),
  ].join('\n');
}

function describeOne(explanation: DreamExplanation): string {
  const { id, text, score, hits, queries, days, signals, gates, reasons, wouldBePromoted } = explanation;
  const right = (title: string) => ({ title, align: 'right' as const });
  const rows = signals.map(({ name, value, weight }) => [
    name,
    value.toFixed(2),
    weight.toFixed(2),
    (value * weight).toFixed(3),
  ]);
  const needs = gates.map(({ name, has, needs: needed, isOpen }) => [
    name,
    String(has),
    String(needed),
    isOpen ? 'yes' : 'no',
  ]);
  return [
    style.bold(id),
    text,
    '',
    `Recalled: ${hits === 1 ? '1 hit' : `${hits} hits`}, ${queries === 1 ? '1 query' : `${queries} queries`}, ${days.length === 0 ? 'on no day' : `on ${days.join(', ')}`}`,
    '',
    table(
      [{ title: 'signal' }, right('value'), right('weight'), right('adds')],
      [...rows, ['score', '', '', score.toFixed(3)]],
    ),
    '',
    table([{ title: 'gate' }, right('has'), right('needs'), { title: 'passed' }], needs),
    '',
    ...(wouldBePromoted
      ? ['It would be promoted.']
      : ['It is not promoted:', ...reasons.map((reason) => `${style.yellow('•')} ${reason}`)]),
  ].join('\n');
}
