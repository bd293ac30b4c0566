import { defineOperation } from '../operation.js';

const ownersOnly = { none: 'it is for the owner, and refused to everybody else' } as const;

/** Tokens with which programs reach a server of this user. */
export const tokenOperations = {
  'serve.token.add': defineOperation({
    name: 'serve.token.add',
    summary: 'Make a token with which a program may reach the server',
    needs: 'write',
    sees: 'owner',
    leakProbe: ownersOnly,
    load: async () => (await import('./add.js')).handler,
  }),
  'serve.token.list': defineOperation({
    name: 'serve.token.list',
    summary: 'List the tokens of this workspace and what each allows',
    needs: 'read',
    sees: 'owner',
    leakProbe: ownersOnly,
    load: async () => (await import('./list.js')).handler,
  }),
  'serve.token.remove': defineOperation({
    name: 'serve.token.remove',
    summary: 'Remove a token, which ends its access at once',
    needs: 'write',
    sees: 'owner',
    leakProbe: ownersOnly,
    load: async () => (await import('./remove.js')).handler,
  }),
};
