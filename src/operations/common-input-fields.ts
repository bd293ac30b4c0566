import * as z from 'zod/mini';
import { confidences, episodeTypes, storeNames } from '../entries/entry.js';
import type { Scope } from '../scopes/scopes.js';
import { isDay } from '../workspace/calendar-days.js';

/** Fields that many operations take. Their messages say what to write. */

/** The input of an operation that takes none. */
export const nothing: z.ZodMiniType<object, object> = z.strictObject({});

export const text = (what = 'Give it as text') => z.string({ error: what });

export const flag = z.optional(z.boolean({ error: 'Use true or false' }));

/** Who asks. What it names is checked against the ceiling by `invoke`. */
export const scope = z.optional(
  z.union([z.string(), z.custom<Scope>(isScopeValue)], {
    error: 'Name a scope: main, group, room:<id>, subagent, heartbeat, cron, boot or bootstrap',
  }),
);

const countMessage = 'Use a whole number from 1 upwards';
export const count = z.optional(z.int({ error: countMessage }).check(z.minimum(1, { error: countMessage })));

const amountMessage = 'Use a whole number from 0 upwards';
/** How many of something there are, which may be none. */
export const amount = z.optional(z.int({ error: amountMessage }).check(z.minimum(0, { error: amountMessage })));

export const word = z.optional(z.string({ error: 'Give it as text' }));

const numberMessage = 'Numbers are whole and begin with 1';
export const number = z.int({ error: numberMessage }).check(z.minimum(1, { error: numberMessage }));
export const numbers = z.readonly(
  z.array(number, { error: 'Give a list of numbers' }).check(z.minLength(1, { error: 'Give one or more numbers' })),
);

const reasonMessage = 'Give the reason in a few words; it is kept in the history';
export const reason = z
  .string({ error: reasonMessage })
  .check(
    z.trim(),
    z.minLength(1, { error: reasonMessage }),
    z.maxLength(2_000, { error: 'Use up to 2,000 characters' }),
  );

const scoreMessage = 'Use a number from 0 to 1, for example 0.5';
export const score = z.optional(
  z.number({ error: scoreMessage }).check(z.minimum(0, { error: scoreMessage }), z.maximum(1, { error: scoreMessage })),
);

const dayMessage = 'Write the day as YYYY-MM-DD, for example 2026-02-02';
export const day = z.optional(z.string({ error: dayMessage }).check(z.refine(isDay, { error: dayMessage })));

export const words = z.optional(z.readonly(z.array(z.string(), { error: 'Give a list of words' })));

const storeMessage = `Stores are ${storeNames.join(', ')}`;
export const store = z.optional(z.enum(storeNames, { error: storeMessage }));
export const stores = z.optional(z.readonly(z.array(z.enum(storeNames, { error: storeMessage }))));

export const confidence = z.optional(z.enum(confidences, { error: `Use ${confidences.join(', ')}` }));
export const episodeType = z.optional(z.enum(episodeTypes, { error: `Use ${episodeTypes.join(', ')}` }));

function isScopeValue(value: unknown): boolean {
  if (typeof value !== 'object' || value === null || !('kind' in value)) return false;
  const { kind, room }: { kind: unknown; room?: unknown } = value;
  return typeof kind === 'string' && (room === undefined || typeof room === 'string');
}
