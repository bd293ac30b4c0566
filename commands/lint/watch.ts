import { SoulError, watchFolders } from '../../src/index.js';
import type { CommandContext } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { checkFiles } from './check.js';
import { printReport } from './print-report.js';
import type { LintRequest } from './request.js';

/** Prints a fresh report whenever something changes, until Ctrl-C. */
export async function watchAndLint(context: CommandContext, request: LintRequest): Promise<ExitCode> {
  const { terminal, signal } = context;
  const { parts } = await checkFiles(context, request);
  const changes = changeSignal(
    parts.map(({ root }) => root),
    signal,
  );
  try {
    while (!signal.aborted) {
      await lintNow(context, request);
      terminal.note(terminal.style.dim('Watching for changes. Ctrl-C ends it.'));
      await changes.next();
    }
  } finally {
    changes.close();
  }
  return ExitCode.cancelled;
}

/** A mistake in the config is reported, and can be fixed while this goes on. */
async function lintNow(context: CommandContext, request: LintRequest): Promise<void> {
  try {
    const answer = await checkFiles(context, request);
    for (const note of answer.notes) context.terminal.note(note);
    await printReport(context, request, { answer, fixed: null });
  } catch (error) {
    if (!(error instanceof SoulError) || error.code === 'usage') throw error;
    context.terminal.err(`${context.terminal.style.red('✖')} ${error.message}`);
  }
}

type Changes = { readonly next: () => Promise<void>; readonly close: () => void };

/** `next` waits until something has changed since it was last asked. */
function changeSignal(roots: readonly string[], signal: AbortSignal): Changes {
  let isChanged = false;
  let wake: () => void = () => {};
  const onChange = () => {
    isChanged = true;
    wake();
  };
  const { close } = watchFolders(roots, { onChange, signal });
  signal.addEventListener('abort', () => wake(), { once: true });
  return {
    async next() {
      if (!isChanged && !signal.aborted) {
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
      }
      isChanged = false;
    },
    close,
  };
}
