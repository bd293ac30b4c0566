import type { Command } from '../command.js';

export const auditAckCommand: Command = {
  name: 'audit ack',
  group: 'Trust',
  summary: 'Accept an alert, at a terminal, with a reason',
  description:
    'You must type the id of the alert; no flag replaces that. The decision and its reason are recorded, and the change then counts as confirmed.',
  arguments: [{ name: 'id', description: 'The alert, a-…; can be omitted if only one is open' }],
  options: [
    {
      long: 'reason',
      kind: 'string',
      value: 'text',
      required: true,
      description: 'Why it is accepted; recorded in the history',
    },
  ],
  examples: [{ command: 'agentsoul audit ack a-7f3a2b91 --reason "I rewrote the tone"', says: 'one alert' }],
  writes: true,
  async run(context) {
    const { acknowledge } = await import('./acknowledge.js');
    return acknowledge(context);
  },
};
