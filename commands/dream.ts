import { type DreamExplanation, type DreamReport, invoke, operations, SoulError } from '../src/index.js';
import type { Command } from './command.js';
import { ExitCode } from './exit-code.js';
import { sessionHere, withUndoHere } from './session.js';
import { style } from './ui/style.js';
import { table } from './ui/table.js';

export const dreamCommand: Command = {
  name: 'dream',
  group: 'Consolidate',
  summary: 'Promote memories that keep being recalled into core memory',
  description:
    'Only real recalls count: hits of `search` among the first three, and memories that `recall` and `get` used, on at least two days. Without --apply nothing is written. What comes in stands under `## Dreamed` in core memory; the diary says what did not and why.',
  options: [
    { long: 'apply', kind: 'boolean', description: 'Write it' },
    {
      long: 'explain',
      kind: 'string',
      value: 'id',
      description: 'Say why a memory is promoted or not, and what it lacks',
    },
  ],
  examples: [
    { command: 'agentsoul dream', says: 'what would be promoted' },
    { command: 'agentsoul dream --apply', says: 'promote it, at night for example' },
    { command: 'agentsoul dream --explain episode:2026-02-02:14:30', says: 'every signal and gate of one memory' },
  ],
  writes: true,
  async run(context) {
    const { terminal, global, options } = context;
    const session = sessionHere(context);
    const memory = options.text('explain');
    if (memory !== undefined) {
      if (options.flag('apply'))
        throw new SoulError('usage', '`--explain` only looks, and `--apply` writes.', {
          hint: 'Leave one of them out.',
        });
      const explained = await invoke(session, operations['dream.explain'], { memory });
      if (global.json) terminal.json(explained);
      else terminal.print(describeOne(explained.explanation));
      return ExitCode.ok;
    }
    const dreamt = await invoke(session, operations.dream, { apply: options.flag('apply') && !global.dryRun });
    const { undo } = await withUndoHere(context, session, { undo: dreamt.undo ?? null });
    const report: DreamReport = { ...dreamt, ...(undo !== null && { undo }) };
    if (global.json) {
      terminal.json(report);
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
