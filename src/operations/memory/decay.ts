import * as z from 'zod/mini';
import { planDecay } from '../../memory/decay/plan-decay.js';
import * as field from '../common-input-fields.js';
import { defineHandler } from '../operation.js';
import { type DecayAnswer, decayAnswer } from './decay-answer.js';

export const handler = defineHandler({
  input: z.strictObject({ all: field.flag }),
  async run(call, { all }): Promise<DecayAnswer> {
    const workspace = await call.workspace();
    const { report } = await workspace.snapshot((reader) => planDecay(workspace, reader));
    return decayAnswer(report, { applied: false, all });
  },
});
