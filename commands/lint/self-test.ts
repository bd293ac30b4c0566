import type { AttackScore } from '../../src/lint/score-attacks.js';
import type { CommandContext } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { table } from '../ui/table.js';
import { findRegressions } from './find-regressions.js';
import { readAttacks } from './read-attacks.js';

export type SelfTest = {
  readonly families: readonly AttackScore[];
  /** What got worse than it was, in words. */
  readonly regressions: readonly string[];
};

/** Measures the rules on the labelled attacks that come with the program. */
export async function runSelfTest(context: CommandContext): Promise<ExitCode> {
  const { scoreAttacks } = await import('../../src/index.js');
  const { pairs, floors } = readAttacks();
  const families = await context.terminal.progress('Checking attacks and their twins', (tick) =>
    scoreAttacks(pairs, { at: context.now, onProgress: tick }),
  );
  return tellSelfTest(context, { families, regressions: findRegressions(families, floors) });
}

/** Prints precision and recall for each family. Exits 1 when something got worse. */
export function tellSelfTest({ terminal, global }: CommandContext, { families, regressions }: SelfTest): ExitCode {
  const total = families.reduce(add, { family: 'all', attacks: 0, found: 0, falseAlarms: 0 });
  const scores = [...families, total].map((score) => ({ ...score, ...precisionAndRecall(score) }));
  if (global.json) terminal.json({ ok: regressions.length === 0, families: scores, regressions });
  else {
    const number = (title: string) => ({ title, align: 'right' as const });
    terminal.print(
      table(
        [{ title: 'family' }, number('attacks'), number('recall'), number('precision'), number('false alarms')],
        scores.map(({ family, attacks, recall, precision, falseAlarms }) => [
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
