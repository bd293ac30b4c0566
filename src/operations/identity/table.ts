import { defineOperation } from '../operation.js';

const ownersOnly = { none: 'it is for the owner, and refused to everybody else' } as const;

export const identityOperations = {
  whoami: defineOperation({
    name: 'whoami',
    summary: 'Show who the agent is and where each field comes from',
    needs: 'read',
    sees: 'scope',
    leakProbe: { asPrompt: true, inputs: () => [{}] },
    load: async () => (await import('./whoami.js')).handler,
  }),
  'identity.set': defineOperation({
    name: 'identity.set',
    summary: 'Write fields of IDENTITY.md in place',
    needs: 'write',
    sees: 'owner',
    leakProbe: ownersOnly,
    load: async () => (await import('./identity-set.js')).handler,
  }),
  'persona.show': defineOperation({
    name: 'persona.show',
    summary: 'Show the structured persona in SOUL.md: traits, voice, moods, hard limits',
    needs: 'read',
    sees: 'owner',
    leakProbe: ownersOnly,
    load: async () => (await import('./persona-show.js')).handler,
  }),
  'persona.list': defineOperation({
    name: 'persona.list',
    summary: 'List the alternate personas and whether each can be used',
    needs: 'read',
    sees: 'owner',
    leakProbe: ownersOnly,
    load: async () => (await import('./persona-list.js')).handler,
  }),
  'persona.check': defineOperation({
    name: 'persona.check',
    summary: 'Show which persona speaks at a time, in a session',
    needs: 'read',
    sees: 'owner',
    leakProbe: ownersOnly,
    load: async () => (await import('./persona-check.js')).handler,
  }),
  'persona.export': defineOperation({
    name: 'persona.export',
    summary: 'Give SOUL.md as persona JSON, nothing lost',
    needs: 'read',
    sees: 'owner',
    leakProbe: ownersOnly,
    load: async () => (await import('./persona-export.js')).handler,
  }),
  'persona.import': defineOperation({
    name: 'persona.import',
    summary: 'Write SOUL.md from persona JSON, without loss',
    needs: 'write',
    sees: 'owner',
    leakProbe: ownersOnly,
    load: async () => (await import('./persona-import.js')).handler,
  }),
};
