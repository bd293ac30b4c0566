import type { AttackScore } from '../../src/lint/score-attacks.js';
import type { LanguageModel } from '../../src/models/language/language-model.js';
import type { CommandContext } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { table } from '../ui/table.js';
import { findRegressions } from './find-regressions.js';
import { findTargets } from './find-targets.js';
import { namedModel } from './named-model.js';
import { readAttacks } from './read-attacks.js';

export type SelfTest = {
  readonly families: readonly AttackScore[];
  /** The half that rules are made from, and the one that only judges them. */
  readonly halves: readonly AttackScore[];
  /** What got worse than it was, in words. */
  readonly regressions: readonly string[];
};

/** Measures the rules on the labelled attacks that come with the program. */
export async function runSelfTest(context: CommandContext): Promise<ExitCode> {
  const { judgeAttacks, scoreAttacks } = await import('../../src/index.js');
  const { pairs, floors } = readAttacks();
  const model = context.options.flag('model') ? await modelHere(context) : undefined;
  const judged = await context.terminal.progress('Checking attacks and their counterparts', (tick) =>
    judgeAttacks(pairs, { at: context.now, model, onProgress: tick }),
  );
  const families = scoreAttacks(judged);
  const halves = scoreAttacks(judged, ({ half }) => half);
  return tellSelfTest(context, { families, halves, regressions: findRegressions(families, floors) });
}

async function modelHere(context: CommandContext): Promise<LanguageModel | undefined> {
  const [target] = await findTargets(context);
  return target === undefined ? undefined : namedModel(target.workspace);
}

/** Prints precision and recall for each family. Exits 1 when something got worse. */
export function tellSelfTest(
  { terminal, global }: CommandContext,
  { families, halves, regressions }: SelfTest,
): ExitCode {
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
