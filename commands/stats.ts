import { invoke, operations } from '../src/index.js';
import type { Command } from './command.js';
import { ExitCode } from './exit-code.js';
import { sessionHere } from './session.js';

export const statsCommand: Command = {
  name: 'stats',
  group: 'Memory',
  summary: 'Show figures about the agent: sessions, memories, recalls',
  examples: [{ command: 'agentsoul stats', says: 'what the agent has recorded and recalled' }],
  async run(context) {
    const { terminal, global } = context;
    const stats = await invoke(sessionHere(context), operations.stats, {});
    if (global.json) {
      terminal.json(stats);
      return ExitCode.ok;
    }
    const tags = stats.top_concept_tags_7d.map(([tag, count]) => `${tag} (${count})`);
    const rows = [
      ['Sessions', String(stats.sessions_total)],
      ['Memories', String(stats.memories_stored)],
      ['Promoted by dreaming', String(stats.memories_promoted)],
      ['Last dream', stats.last_dream_ts ?? 'never'],
      ['Recalls, last 7 days', String(stats.recall_events_7d)],
      ['Topics, last 7 days', tags.length === 0 ? 'none' : tags.join(', ')],
      ['Files', stats.workspace_files_present.join(', ')],
    ] as const;
    terminal.print(rows.map(([label, value]) => `${terminal.style.dim(label.padEnd(21))} ${value}`).join('\n'));
    return ExitCode.ok;
  },
};
