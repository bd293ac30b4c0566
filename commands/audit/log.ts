import type { Command } from '../command.js';

export const auditLogCommand: Command = {
  name: 'audit log',
  group: 'Trust',
  summary: 'List what changed, when, by whom and on whose authority',
  description:
    'Read from git, so it tells what really happened; commits of people show as manual. Without git it is read from audit.log.',
  options: [
    { long: 'file', kind: 'string', value: 'path', description: 'Only this file, or this folder and all in it' },
    {
      long: 'actor',
      kind: 'string',
      value: 'who',
      description: 'Only this actor, or all of a kind: bot:, reflection:',
    },
    { long: 'action', kind: 'string', value: 'action', description: 'Only this action: CREATE, EDIT, ARCHIVE …' },
    { long: 'since', kind: 'string', value: 'time', description: 'Only from this day or moment on' },
    { long: 'until', kind: 'string', value: 'time', description: 'Only up to this day, its end included, or moment' },
    {
      long: 'text',
      kind: 'string',
      value: 'words',
      description: 'Only where summary, trigger or file hold these words',
    },
    { long: 'session', kind: 'string', value: 'r-NNN', description: 'Only what belongs to this reflection' },
    {
      long: 'limit',
      kind: 'number',
      value: 'n',
      description: 'At most so many entries; 50 for people, all with --json',
    },
    { long: 'rebuild', kind: 'boolean', description: 'Write audit.log anew from git first' },
  ],
  examples: [
    { command: 'agentsoul audit log', says: 'what changed recently' },
    { command: 'agentsoul audit log --file SOUL.md', says: 'has SOUL.md ever been changed?' },
    { command: 'agentsoul audit log --session r-012', says: 'what one reflection did' },
    { command: 'agentsoul audit log --actor bot: --since 2026-02-01', says: 'what the agent did by itself this month' },
  ],
  writes: true,
  async run(context) {
    const { tellLog } = await import('./tell-log.js');
    return tellLog(context);
  },
};
