/** Until when something has to be done. */
export type Deadline = { readonly signal: AbortSignal; leftMs(): number };

type Limits = {
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
  /** What to throw when time is up. */
  readonly onTimeout: () => Error;
};

/** Runs a function with a deadline. Returns when time is up, even if the function ignores the signal. */
export async function withDeadline<Result>(
  { timeoutMs, signal, onTimeout }: Limits,
  run: (deadline: Deadline) => Promise<Result>,
): Promise<Result> {
  signal?.throwIfAborted();
  const stop = new AbortController();
  const endsAt = performance.now() + timeoutMs;
  const timer = setTimeout(() => stop.abort(onTimeout()), timeoutMs);
  const interrupt = () => stop.abort(signal?.reason);
  signal?.addEventListener('abort', interrupt);
  const stopped = new Promise<never>((_, reject) => {
    stop.signal.addEventListener('abort', () => reject(stop.signal.reason));
  });
  try {
    return await Promise.race([run({ signal: stop.signal, leftMs: () => endsAt - performance.now() }), stopped]);
  } catch (failure) {
    // What an interrupted function throws says less than why it was interrupted.
    if (stop.signal.aborted) throw stop.signal.reason;
    throw failure;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', interrupt);
  }
}
