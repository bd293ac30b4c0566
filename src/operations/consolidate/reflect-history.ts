import * as z from 'zod/mini';
import { reflectionHistory } from '../../reflect/records/reflection-history.js';
import type { LoggedReflection } from '../../reflect/records/reflection-log.js';
import * as field from '../common-input-fields.js';
import { defineHandler } from '../operation.js';

export type ReflectionHistory = {
  /** The latest first. */
  readonly reflections: readonly LoggedReflection[];
  readonly total: number;
};

export const handler = defineHandler({
  input: z.strictObject({ limit: field.count }),
  async run(call, { limit = 20 }): Promise<ReflectionHistory> {
    const all = await reflectionHistory(await call.workspace());
    return { reflections: all.slice(0, limit), total: all.length };
  },
});
