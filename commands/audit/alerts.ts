import type { Command } from '../command.js';
import { requireOwner } from '../here.js';

export const auditAlertsCommand: Command = {
  name: 'audit alerts',
  group: 'Trust',
  summary: 'List open alerts with what they mean and what to do',
  examples: [{ command: 'agentsoul audit alerts', says: 'all unexplained changes' }],
  door: { none: 'it is for the owner' },
  async run(context) {
    requireOwner(context, 'audit alerts');
    const { tellAlerts } = await import('./tell-alerts.js');
    return tellAlerts(context);
  },
};
