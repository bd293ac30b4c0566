import type { Command } from '../command.js';

export const auditLogCommand: Command = {
  name: 'audit log',
  group: 'Trust',
  summary: 'List what changed, when, by whom and on whose authority',
  description: 'Read from git; commits made by people are shown as manual. Without git it is read from audit.log.',
  options: [
    { long: 'file', kind: 'string', value: 'path', description: 'Only this file, or this folder and its files' },
    {
      long: 'actor',
      kind: 'string',
      value: 'who',
      description: 'Only this actor, or all of a kind: bot:, reflection:',
    },
    { long: 'action', kind: 'string', value: 'action', description: 'Only this action: CREATE, EDIT, ARCHIVE …' },
    { long: 'since', kind: 'string', value: 'time', description: 'Only from this day or moment on' },
    { long: 'until', kind: 'string', value: 'time', description: 'Only up to the end of this day, or this moment' },
    {
      long: 'text',
      kind: 'string',
      value: 'words',
      description: 'Only entries with these words in summary, trigger or file',
    },
    { long: 'session', kind: 'string', value: 'r-NNN', description: 'Only what belongs to this reflection' },
    {
      long: 'limit',
      kind: 'number',
      value: 'n',
      description: 'The maximum number of entries; 50 by default, all with --json',
    },
    { long: 'rebuild', kind: 'boolean', description: 'Rebuild audit.log from git first' },
  ],
  examples: [
    { command: 'agentsoul audit log', says: 'what changed recently' },
    { command: 'agentsoul audit log --file SOUL.md', says: 'has SOUL.md ever been changed?' },
    { command: 'agentsoul audit log --session r-012', says: 'what one reflection did' },
    { command: 'agentsoul audit log --actor bot: --since 2026-02-01', says: 'what the agent did by itself this month' },
  ],
  writes: true,
  async run(context) {
    const { printLog } = await import('./print-log.js');
    return printLog(context);
  },
};
