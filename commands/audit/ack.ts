import type { Command } from '../command.js';

export const auditAckCommand: Command = {
  name: 'audit ack',
  group: 'Trust',
  summary: 'Accept what an alert is about, at a terminal, with a reason',
  description:
    'You are asked to type the id of the alert; no flag answers for you. The decision and its reason are recorded, and what the alert was about counts as confirmed from then on.',
  arguments: [{ name: 'id', description: 'The alert, a-…; without it, the one that is open' }],
  options: [
    {
      long: 'reason',
      kind: 'string',
      value: 'text',
      required: true,
      description: 'Why it is fine; it stands in the history',
    },
  ],
  examples: [{ command: 'agentsoul audit ack a-7f3a2b91 --reason "I rewrote the tone"', says: 'one alert' }],
  writes: true,
  async run(context) {
    const { acknowledge } = await import('./acknowledge.js');
    return acknowledge(context);
  },
};
