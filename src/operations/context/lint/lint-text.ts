import * as z from 'zod/mini';
import { checkText } from '../../../lint/run/lint-targets.js';
import { settleBaseline } from '../../../lint/run/settle-baseline.js';
import * as field from '../../common-input-fields.js';
import { defineHandler } from '../../operation.js';
import { type LintAnswer, lintAnswer } from './lint-answer.js';
import { baselineField, ruleFields } from './lint-input.js';

export const handler = defineHandler({
  input: z.strictObject({
    ...ruleFields,
    text: field.text('Give the text to check'),
    path: field.text('Name the file that the text would be, such as MEMORY.md'),
    profile: field.word,
    baseline: baselineField,
  }),
  async run({ at }, { text, baseline, profile, ...options }): Promise<LintAnswer> {
    const checked = await checkText(text, {
      ...options,
      at,
      // A text that is in no file yet is about to be written.
      provenance: 'changed',
      ...(profile !== undefined && { profile }),
    });
    if (baseline === undefined) return lintAnswer(checked, null);
    const basis = { report: checked.report, targets: [], base: undefined, isWhole: false };
    return lintAnswer(checked, await settleBaseline(baseline, basis));
  },
});
