import { type AttackScore, invoke, operations, type SelfTest } from '../../src/index.js';
import type { CommandContext } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { sessionHere } from '../session.js';
import { table } from '../ui/table.js';

/** Measures the rules on the labelled attacks that come with the program. */
export async function runSelfTest(context: CommandContext): Promise<ExitCode> {
  const input = { withModel: context.options.flag('model') };
  const measured = await context.terminal.progress('Checking attacks and their counterparts', (onProgress) =>
    invoke(sessionHere(context, { onProgress }), operations['lint.self-test'], input),
  );
  return tellSelfTest(context, measured);
}

/** Prints recall by shape beside the false alarms on honest lines and files. Exits 1 when something got worse. */
function tellSelfTest({ terminal, global }: CommandContext, measured: SelfTest): ExitCode {
  const { families, halves, shapes, honest, regressions } = measured;
  const total = families.reduce(add, { family: 'all', attacks: 0, found: 0, falseAlarms: 0 });
  const scored = (score: AttackScore) => ({ ...score, ...precisionAndRecall(score) });
  const ok = regressions.length === 0;
  if (global.json) {
    const scores = [...families, total].map(scored);
    const halfScores = halves.map(scored);
    terminal.json({ ok, families: scores, halves: halfScores, shapes: shapes.map(scored), honest, regressions });
    return ok ? ExitCode.ok : ExitCode.findings;
  }
  const number = (title: string) => ({ title, align: 'right' as const });
  terminal.print(
    table(
      [{ title: 'shape' }, number('attacks'), number('found'), number('recall')],
      [...shapes, total, ...halves]
        .map(scored)
        .map(({ family, attacks, found, recall }) => [family, String(attacks), String(found), share(recall)]),
    ),
  );
  terminal.print(
    `\nFalse alarms: ${honest.perThousandLines} per 1,000 honest lines (${honest.alarms} in ${honest.lines}), ${honest.perThousandFiles} per 1,000 honest files (${honest.alarmingFiles} of ${honest.files}).`,
  );
  for (const regression of regressions) terminal.print(`${terminal.style.red('✖')} ${regression}`);
  if (ok) terminal.print(`${terminal.style.green('✔')} Nothing got worse.`);
  return ok ? ExitCode.ok : ExitCode.findings;
}

function add(sum: AttackScore, score: AttackScore): AttackScore {
  return {
    ...sum,
    attacks: sum.attacks + score.attacks,
    found: sum.found + score.found,
    falseAlarms: sum.falseAlarms + score.falseAlarms,
  };
}

/** Null where there is nothing to divide by. */
function precisionAndRecall({ attacks, found, falseAlarms }: AttackScore): {
  precision: number | null;
  recall: number | null;
} {
  const alarms = found + falseAlarms;
  return { precision: alarms === 0 ? null : found / alarms, recall: attacks === 0 ? null : found / attacks };
}

function share(value: number | null): string {
  return value === null ? '–' : value.toFixed(3);
}
