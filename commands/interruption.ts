/** Ctrl-C, for whoever wants to know of it. */
export type Interruption = {
  readonly hasCome: boolean;
  /** Calls back when it comes, or at once if it has. */
  onceCome(listener: () => void): void;
  /** Aborted by it. Made when somebody asks: most commands never do, and loading what signals are made of takes a while. */
  readonly signal: AbortSignal;
};

/** `listen` is called once, with what to call when Ctrl-C is pressed. */
export function interruptionFrom(listen: (listener: () => void) => void): Interruption {
  const listeners: (() => void)[] = [];
  let hasCome = false;
  let controller: AbortController | null = null;
  listen(() => {
    hasCome = true;
    controller?.abort();
    for (const listener of listeners) listener();
  });
  return {
    get hasCome() {
      return hasCome;
    },
    onceCome(listener) {
      if (hasCome) listener();
      else listeners.push(listener);
    },
    get signal() {
      controller ??= new AbortController();
      if (hasCome) controller.abort();
      return controller.signal;
    },
  };
}
