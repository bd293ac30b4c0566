import { defineOperation } from '../operation.js';

/** Transcripts hold whole conversations with the owner, so these are for the owner alone. */
export const sessionOperations = {
  stats: defineOperation({
    name: 'stats',
    summary: 'Show figures about the agent: sessions, memories, recalls',
    needs: 'read',
    sees: 'owner',
    leakProbe: { inputs: () => [{}] },
    load: async () => (await import('./stats.js')).handler,
  }),
  'sessions.logs': defineOperation({
    name: 'sessions.logs',
    summary: 'List, read and search the transcripts of sessions, as one tool',
    needs: 'read',
    sees: 'owner',
    leakProbe: {
      inputs: () => [
        { action: 'list_sessions' as const },
        { action: 'recent' as const, limit: 500, preview: 4_000 },
        { action: 'search' as const, query: 'canary', limit: 500, preview: 4_000 },
      ],
    },
    load: async () => (await import('./logs.js')).handler,
  }),
  'sessions.list': defineOperation({
    name: 'sessions.list',
    summary: 'List the recorded sessions of this agent, latest first',
    needs: 'read',
    sees: 'owner',
    leakProbe: { inputs: () => [{}] },
    load: async () => (await import('./list.js')).handler,
  }),
  'sessions.read': defineOperation({
    name: 'sessions.read',
    summary: 'Show what was said in a session, from the beginning',
    needs: 'read',
    sees: 'owner',
    leakProbe: { inputs: () => [{ session: 'canary', limit: 500, preview: 4_000 }] },
    load: async () => (await import('./read.js')).handler,
  }),
  'sessions.search': defineOperation({
    name: 'sessions.search',
    summary: 'Find what was said in sessions of this agent',
    needs: 'read',
    sees: 'owner',
    leakProbe: { inputs: () => [{ query: 'canary', limit: 500, preview: 4_000 }] },
    load: async () => (await import('./search.js')).handler,
  }),
  'sessions.recent': defineOperation({
    name: 'sessions.recent',
    summary: 'Show what was said last, in the latest session or another',
    needs: 'read',
    sees: 'owner',
    leakProbe: { inputs: () => [{ limit: 500, preview: 4_000 }] },
    load: async () => (await import('./recent.js')).handler,
  }),
  'sessions.append': defineOperation({
    name: 'sessions.append',
    summary: 'Append what was said to the transcript of a session',
    needs: 'write',
    sees: 'owner',
    leakProbe: { none: 'it answers with a count' },
    load: async () => (await import('./append.js')).handler,
  }),
  'sessions.import': defineOperation({
    name: 'sessions.import',
    summary: 'Import conversations from the logs of a client',
    needs: 'write',
    sees: 'owner',
    leakProbe: { inputs: ({ path }) => [{ client: 'claude-code' as const, files: [path] }] },
    load: async () => (await import('./import.js')).handler,
  }),
  'sessions.prune': defineOperation({
    name: 'sessions.prune',
    summary: 'Remove sessions that are older than the settings allow',
    needs: 'write',
    sees: 'owner',
    leakProbe: { inputs: () => [{}] },
    load: async () => (await import('./prune.js')).handler,
  }),
};
