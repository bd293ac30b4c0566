import type { ZodMiniType } from 'zod/mini';
import * as z from 'zod/mini';
import { confidences, episodeTypes, storeNames } from '../entries/entry.js';
import type { Scope } from '../scopes/scopes.js';
import { isDay } from '../workspace/days.js';

/** Fields that many operations take. Their messages say what to write. */

/** For operations that take nothing. */
export const nothing: ZodMiniType<object, object> = z.strictObject({});

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

const scoreMessage = 'Use a number from 0 to 1';
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
