import * as z from 'zod';
import { coreBlockNames } from '../../memory/core/block-names.js';

/** What a model may propose. agentsoul decides where and how it is written. */
export function answerSchema() {
  const evidence = z.array(z.string().min(1).max(200)).min(1).max(12);
  const text = z.string().min(3).max(400);
  const about = z.string().min(1).max(80);
  return z.strictObject({
    changes: z
      .array(
        z.discriminatedUnion('kind', [
          z.strictObject({ kind: z.literal('fact'), about, type: z.string().max(20), text, evidence }),
          z.strictObject({
            kind: z.literal('contradiction'),
            about,
            type: z.string().max(20),
            text,
            before: text,
            evidence,
          }),
          z.strictObject({ kind: z.literal('core'), block: z.enum(coreBlockNames), text, evidence }),
          z.strictObject({ kind: z.literal('procedure'), title: about, steps: z.array(text).min(2).max(14), evidence }),
          z.strictObject({ kind: z.literal('question'), text, evidence }),
        ]),
      )
      .max(80),
  });
}

export type ModelChange = z.infer<ReturnType<typeof answerSchema>>['changes'][number];
