import { type FSWatcher, watch } from 'node:fs';
import { SoulError } from '../../src/errors/soul-error.js';
import type { CommandContext } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { checkTargets } from './check.js';
import { findTargets } from './find-targets.js';
import { printReport } from './print-report.js';
import type { LintRequest } from './request.js';

/** Editors save in several steps, and a commit touches many files. */
const quietMs = 150;

/** Prints a fresh report whenever something changes, until Ctrl-C. */
export async function watchAndLint(context: CommandContext, request: LintRequest): Promise<ExitCode> {
  const { terminal, signal } = context;
  const changes = changeSignal(
    (await findTargets(context)).map(({ workspace }) => workspace.root),
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

/** Opens the workspace anew, because the config may be what has changed. A mistake in it is told and can be mended. */
async function lintNow(context: CommandContext, request: LintRequest): Promise<void> {
  try {
    const checked = await checkTargets(context, request, await findTargets(context));
    await printReport(context, request, { ...checked, baseline: null, fixed: null });
  } catch (error) {
    if (!(error instanceof SoulError) || error.code === 'usage') throw error;
    context.terminal.err(`${context.terminal.style.red('✖')} ${error.message}`);
  }
}

type Changes = { readonly next: () => Promise<void>; readonly close: () => void };

/** `next` waits until something has changed since it was last asked, and nothing has for a moment. */
function changeSignal(roots: readonly string[], signal: AbortSignal): Changes {
  let isChanged = false;
  let timer: NodeJS.Timeout | undefined;
  let wake: () => void = () => {};
  const onChange = (_: string, name: string | null) => {
    if (name !== null && isOurs.test(name.replaceAll('\\', '/'))) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      isChanged = true;
      wake();
    }, quietMs);
  };
  const watchers: FSWatcher[] = roots.map((root) => watch(root, { recursive: true }, onChange));
  // A folder that vanishes under a watcher is told by the next check.
  for (const watcher of watchers) watcher.on('error', () => onChange('', null));
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
    close() {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
}

/** What git and the journal write for themselves. */
const isOurs = /(^|\/)(\.git|\.agentsoul|node_modules)(\/|$)|(^|\/)audit\.log$/;
