import type { Command } from '../command.js';

export const auditAlertsCommand: Command = {
  name: 'audit alerts',
  group: 'Trust',
  summary: 'List open alerts with what they mean and what to do',
  examples: [{ command: 'agentsoul audit alerts', says: 'all unexplained changes' }],
  async run(context) {
    const { printAlerts } = await import('./print-alerts.js');
    return printAlerts(context);
  },
};
