import * as z from 'zod/mini';
import type { Digest } from '../../audit/retention/month-digest.js';
import { type DigestAnswer, readDigest } from '../../audit/retention/read-digest.js';
import { defineHandler } from '../operation.js';

/** The counts are missing where only the text of the archive is left, which happens without git. */
export type MonthDigest = Partial<Digest> & Omit<DigestAnswer, 'digest'>;

const monthMessage = 'Write the month as YYYY-MM, for example 2026-01';

export const handler = defineHandler({
  input: z.strictObject({
    month: z.optional(
      z.string({ error: monthMessage }).check(z.regex(/^\d{4}-(?:0[1-9]|1[0-2])$/, { error: monthMessage })),
    ),
  }),
  async run(call, { month }): Promise<MonthDigest> {
    const { digest, ...answer } = await readDigest(await call.workspace(), month);
    return { ...digest, ...answer };
  },
});
