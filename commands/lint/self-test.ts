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

/** Prints precision and recall for each family. Exits 1 when something got worse. */
function tellSelfTest({ terminal, global }: CommandContext, { families, halves, regressions }: SelfTest): ExitCode {
  const total = families.reduce(add, { family: 'all', attacks: 0, found: 0, falseAlarms: 0 });
  const scored = (score: AttackScore) => ({ ...score, ...precisionAndRecall(score) });
  const scores = [...families, total].map(scored);
  if (global.json)
    terminal.json({ ok: regressions.length === 0, families: scores, halves: halves.map(scored), regressions });
  else {
    const number = (title: string) => ({ title, align: 'right' as const });
    terminal.print(
      table(
        [{ title: 'family' }, number('attacks'), number('recall'), number('precision'), number('false alarms')],
        [...scores, ...halves.map(scored)].map(({ family, attacks, recall, precision, falseAlarms }) => [
          family,
          String(attacks),
          share(recall),
          share(precision),
          String(falseAlarms),
        ]),
      ),
    );
    for (const regression of regressions) terminal.print(`${terminal.style.red('✖')} ${regression}`);
    if (regressions.length === 0) terminal.print(`${terminal.style.green('✔')} Nothing got worse.`);
  }
  return regressions.length === 0 ? ExitCode.ok : ExitCode.findings;
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
