import * as z from 'zod/mini';
import { SoulError } from '../../../errors/soul-error.js';
import type { Target } from '../../../lint/run/find-targets.js';
import { checkTargets } from '../../../lint/run/lint-targets.js';
import { namedModel } from '../../../lint/run/named-model.js';
import { settleBaseline } from '../../../lint/run/settle-baseline.js';
import * as field from '../../common-input-fields.js';
import { defineHandler } from '../../operation.js';
import { type LintAnswer, lintAnswer } from './lint-answer.js';
import { baselineField, placeFields, ruleFields, targetsOf } from './lint-input.js';

const input = z.strictObject({
  ...ruleFields,
  ...placeFields,
  base: field.word,
  /** Also let the configured language model read the files. */
  withModel: field.flag,
  baseline: baselineField,
});

type Asked = z.infer<typeof input>;

export const handler = defineHandler({
  input,
  async run(call, asked): Promise<LintAnswer> {
    const { only, skip, base, minSeverity, minConfidence, baseline } = asked;
    const targets = await targetsOf(call, asked);
    refusePartialBaseline(asked, targets);
    const checked = await checkTargets(targets, {
      options: { only, skip, base, minSeverity, minConfidence },
      modelFor: async (workspace) =>
        call.model ?? (asked.withModel === true && call.model !== null ? namedModel(workspace) : undefined),
      onProgress: call.onProgress,
    });
    if (baseline === undefined) return lintAnswer(checked, null);
    const isWhole = looksAtEverything(asked, targets);
    return lintAnswer(checked, await settleBaseline(baseline, { report: checked.report, targets, base, isWhole }));
  },
});

/** A baseline that is written after looking at some files would forget the others. */
function refusePartialBaseline({ baseline }: Asked, targets: readonly Target[]): void {
  if (baseline === undefined || baseline.task === 'apply' || targets.every(({ paths }) => paths === null)) return;
  throw new SoulError('usage', 'A baseline can only be written for whole workspaces, not for single files.', {
    hint: 'Name the folder of the workspace, or no path.',
  });
}

function looksAtEverything(
  { only, skip, base, minSeverity, minConfidence }: Asked,
  targets: readonly Target[],
): boolean {
  const hasAllRules = (only?.length ?? 0) === 0 && (skip?.length ?? 0) === 0;
  const isWhole = base === undefined && minSeverity === undefined && minConfidence === undefined;
  return isWhole && hasAllRules && targets.every(({ paths }) => paths === null);
}
