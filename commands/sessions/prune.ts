import { invoke, operations, preview } from '../../src/index.js';
import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { sessionHere } from '../session.js';

export const sessionsPruneCommand: Command = {
  name: 'sessions prune',
  group: 'Memory',
  summary: 'Remove sessions that are older than `sessions.keepDays`',
  description:
    'Set it with `agentsoul config set sessions.keepDays 90`; without it, nothing is removed. The same happens by itself whenever a new session begins. There is no undo.',
  examples: [{ command: 'agentsoul sessions prune --dry-run', says: 'which sessions would be removed' }],
  writes: true,
  async run(context) {
    const { terminal, global } = context;
    const session = sessionHere(context);
    const { removed, keepDays } = global.dryRun
      ? (await preview(session, operations['sessions.prune'], {})).answer
      : await invoke(session, operations['sessions.prune'], {});
    if (global.json) terminal.json({ removed, keepDays, ...(global.dryRun && { dryRun: true }) });
    else if (keepDays === null) terminal.note('Sessions are kept for ever: `sessions.keepDays` is not set.');
    else {
      for (const id of removed) terminal.print(id);
      const count = removed.length === 1 ? '1 session' : `${removed.length} sessions`;
      terminal.note(global.dryRun ? `${count} would be removed. Nothing was changed.` : `${count} removed.`);
    }
    return ExitCode.ok;
  },
};
