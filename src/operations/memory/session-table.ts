import { defineOperation } from '../operation.js';

/** Transcripts hold whole conversations with the owner, so these are for the owner alone. */
export const sessionOperations = {
  stats: defineOperation({
    name: 'stats',
    summary: 'Tell what the agent knows about itself in figures',
    needs: 'read',
    sees: 'owner',
    leakProbe: { inputs: () => [{}] },
    load: async () => (await import('./stats.js')).handler,
  }),
  'sessions.logs': defineOperation({
    name: 'sessions.logs',
    summary: 'List, read and search the transcripts of sessions',
    needs: 'read',
    sees: 'owner',
    leakProbe: {
      inputs: () => [
        { action: 'list_sessions' as const },
        { action: 'recent' as const, limit: 500, preview: 4_000 },
        { action: 'search' as const, query: 'canary', limit: 500, preview: 4_000 },
      ],
    },
    load: async () => (await import('./session-logs.js')).handler,
  }),
  'sessions.append': defineOperation({
    name: 'sessions.append',
    summary: 'Append what was said to the transcript of a session',
    needs: 'write',
    sees: 'owner',
    leakProbe: { none: 'it answers with a count' },
    load: async () => (await import('./session-append.js')).handler,
  }),
};
