import { type IndexReport, invoke, operations } from '../src/index.js';
import type { Command, CommandContext } from './command.js';
import { ExitCode } from './exit-code.js';
import { sessionHere } from './session.js';

export const reindexCommand: Command = {
  name: 'reindex',
  group: 'Memory',
  summary: 'Bring the search index up to date',
  description:
    'Search does this by itself before it answers. --full makes the whole index anew and leaves nothing of the old one on disk.',
  options: [
    { long: 'full', kind: 'boolean', description: 'Make the index anew' },
    { long: 'watch', kind: 'boolean', description: 'Keep it up to date until Ctrl-C' },
  ],
  examples: [
    { command: 'agentsoul reindex', says: 'read what changed' },
    { command: 'agentsoul reindex --full', says: 'make the index anew' },
    { command: 'agentsoul reindex --watch', says: 'while you edit' },
  ],
  async run(context) {
    report(context, await update(context, { full: context.options.flag('full') }), { isFirst: true });
    if (context.options.flag('watch')) await watch(context);
    return ExitCode.ok;
  },
};

function update(context: CommandContext, { full }: { full: boolean }): Promise<IndexReport> {
  return context.terminal.progress('Reading memories', (onProgress) =>
    invoke(sessionHere(context, { onProgress }), operations.reindex, { full }),
  );
}

const pauseMs = 1_000;

/** Looks again every second: that works on every disk, also for editors that replace files. */
async function watch(context: CommandContext): Promise<void> {
  const { signal, terminal } = context;
  terminal.note('Watching for changes. Ctrl-C ends it.');
  while (!signal.aborted) {
    await pause(signal);
    if (!signal.aborted) report(context, await update(context, { full: false }), { isFirst: false });
  }
}

function pause(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, pauseMs);
    const stop = () => {
      clearTimeout(timer);
      resolve();
    };
    signal.addEventListener('abort', stop, { once: true });
  });
}

function report({ terminal, global }: CommandContext, index: IndexReport, { isFirst }: { isFirst: boolean }): void {
  if (!isFirst && index.refreshedFiles === 0) return;
  if (global.json) terminal.json(index);
  else {
    const read = `${index.refreshedFiles} ${index.refreshedFiles === 1 ? 'file' : 'files'} read anew`;
    terminal.print(
      `${read}; ${index.chunks} passages of ${index.files} ${index.files === 1 ? 'file' : 'files'} can be searched.`,
    );
  }
  for (const note of index.notes) terminal.note(`${terminal.style.yellow('!')} ${note}`);
}
