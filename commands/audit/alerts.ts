import type { Command } from '../command.js';

export const auditAlertsCommand: Command = {
  name: 'audit alerts',
  group: 'Trust',
  summary: 'List open alerts with what they mean and what to do',
  examples: [{ command: 'agentsoul audit alerts', says: 'everything that nobody has explained yet' }],
  async run(context) {
    const { tellAlerts } = await import('./tell-alerts.js');
    return tellAlerts(context);
  },
};
