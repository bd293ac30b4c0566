import * as z from 'zod/mini';
import { namedModel } from '../../../lint/run/named-model.js';
import { type AttackScore, judgeAttacks, scoreAttacks } from '../../../lint/score-attacks.js';
import { findNewNoise, findRegressions } from '../../../lint/self-test/find-regressions.js';
import { type HonestScore, measureHonest, readHonestFiles } from '../../../lint/self-test/measure-honest.js';
import { readAttacks } from '../../../lint/self-test/read-attacks.js';
import * as field from '../../common-input-fields.js';
import { defineHandler } from '../../operation.js';

export type SelfTest = {
  readonly families: readonly AttackScore[];
  /** The half that rules are made from, and the one that only judges them. */
  readonly halves: readonly AttackScore[];
  /** Attacks by the rule they belong to. */
  readonly shapes: readonly AttackScore[];
  /** False alarms on honest lines and files. */
  readonly honest: HonestScore;
  /** What got worse than it was, in words. */
  readonly regressions: readonly string[];
};

export const handler = defineHandler({
  input: z.strictObject({ withModel: field.flag }),
  async run(call, { withModel }): Promise<SelfTest> {
    const { pairs, floors, ceiling } = readAttacks();
    const model = withModel === true ? (call.model ?? (await namedModel(await call.workspace()))) : undefined;
    const { at, onProgress } = call;
    const judged = await judgeAttacks(pairs, { at, model, ...(onProgress !== undefined && { onProgress }) });
    const families = scoreAttacks(judged);
    const halves = scoreAttacks(judged, ({ half }) => half);
    const shapes = scoreAttacks(judged, ({ threat }) => threat);
    const honest = await measureHonest(readHonestFiles(pairs), { at });
    const regressions = [...findRegressions(families, floors), ...findNewNoise(honest, ceiling)];
    return { families, halves, shapes, honest, regressions };
  },
});
