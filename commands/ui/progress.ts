import { escapeForTerminal } from '../../src/index.js';

/** Calls the work with a function that says how far it is: `tick(120, 400)`. Nothing is shown for the first 300 ms. */
export type Progress = <Result>(label: string, work: (tick: Tick) => Promise<Result>) => Promise<Result>;

export type Tick = (done: number, total?: number) => void;

const quietMs = 300;

export type Display = {
  readonly stream: () => NodeJS.WritableStream;
  readonly isShown: boolean;
  readonly isColored: boolean;
};

export function createProgress({ stream, isShown, isColored }: Display): Progress {
  return async (label, work) => {
    if (!isShown) return work(() => {});
    let text = escapeForTerminal(label);
    let spinner: { text: string; stop(): unknown } | undefined;
    let isOver = false;
    const start = async () => {
      const { default: ora } = await import('ora');
      if (isOver) return;
      // Taking over standard input would swallow Ctrl-C and what is piped in.
      spinner = ora({
        text,
        stream: stream(),
        color: isColored && 'cyan',
        isEnabled: true,
        discardStdin: false,
      }).start();
    };
    // A display that can't be shown is no reason to fail the work.
    const timer = setTimeout(() => void start().catch(() => {}), quietMs);
    try {
      return await work((done, total) => {
        text = `${escapeForTerminal(label)} ${progressText(done, total)}`;
        if (spinner !== undefined) spinner.text = text;
      });
    } finally {
      isOver = true;
      clearTimeout(timer);
      spinner?.stop();
    }
  };
}

/** `━━━━━───── 120/240`, or the bare count where the end is unknown. */
export function progressText(done: number, total: number | undefined): string {
  if (total === undefined || total <= 0) return String(done);
  const share = Math.min(done / total, 1);
  const filled = Math.round(share * barWidth);
  return `${'━'.repeat(filled)}${'─'.repeat(barWidth - filled)} ${done}/${total}`;
}

const barWidth = 20;
