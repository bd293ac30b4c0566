import { setTimeout } from 'node:timers/promises';

/** Waits between two attempts; must end early when the signal does. */
export type Pause = (ms: number, signal: AbortSignal | undefined) => Promise<void>;

export const pause: Pause = async (ms, signal) => {
  await setTimeout(ms, undefined, signal === undefined ? {} : { signal }).catch((failure: unknown) => {
    signal?.throwIfAborted();
    throw failure;
  });
};
