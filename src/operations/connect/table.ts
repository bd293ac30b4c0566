import { defineOperation } from '../operation.js';

const ownersOnly = { none: 'it is for the owner, and refused to everybody else' } as const;

export const connectOperations = {
  'connect.status': defineOperation({
    name: 'connect.status',
    summary: 'List the clients that are installed and connected',
    needs: 'read',
    sees: 'owner',
    leakProbe: ownersOnly,
    load: async () => (await import('./connect-status.js')).handler,
  }),
  connect: defineOperation({
    name: 'connect',
    summary: 'Connect a client to the workspace',
    needs: 'write',
    sees: 'owner',
    leakProbe: ownersOnly,
    load: async () => (await import('./connect.js')).handler,
  }),
  'connect.remove': defineOperation({
    name: 'connect.remove',
    summary: 'Take out what was written for a client',
    needs: 'write',
    sees: 'owner',
    leakProbe: ownersOnly,
    load: async () => (await import('./connect-remove.js')).handler,
  }),
};
