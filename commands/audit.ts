import type { Command } from './command.js';
import { ExitCode } from './exit-code.js';
import { openHere, requireOwner } from './here.js';

export const auditCommand: Command = {
  name: 'audit',
  group: 'Trust',
  summary: 'Show what is wrong, what changed, by whom and on whose authority',
  examples: [{ command: 'agentsoul audit', says: 'open alerts first, then what changed since your last look' }],
  door: { none: 'it is for the owner' },
  async run(context) {
    requireOwner(context, 'audit');
    const { terminal, global } = context;
    const { printTimeline } = await import('./audit/timeline.js');
    const { findRepository, readLog } = await import('../src/index.js');
    const workspace = await openHere(context);
    const repository = await findRepository(workspace.root, workspace.env);
    const { entries } = await readLog(workspace, repository, { limit: 20 });
    if (global.json) terminal.json({ ok: true, head: null, baseline: null, alerts: [], changes: entries.length });
    else printTimeline(context, entries, { timezone: workspace.timezone });
    return ExitCode.ok;
  },
};
