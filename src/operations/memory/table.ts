import { defineOperation } from '../operation.js';

export const memoryOperations = {
  search: defineOperation({
    name: 'search',
    summary: 'Find memories that answer a question',
    needs: 'read',
    sees: 'scope',
    leakProbe: {
      inputs: (_, scope) => [{ query: 'canary', limit: 500, archived: true, scope, track: false }],
    },
    load: async () => (await import('./search.js')).handler,
  }),
  remember: defineOperation({
    name: 'remember',
    summary: 'Store something where it belongs, and report what it repeats or contradicts',
    needs: 'write',
    sees: 'scope',
    leakProbe: {
      inputs: ({ word }, scope) => [
        // Without its last letter, so that the answer does not repeat the word itself.
        { text: `Note: ${word.slice(0, -1)}`, scope },
        { text: 'Buy balloons', scope },
        { text: 'Buy balloons', scope, pin: true },
      ],
    },
    load: async () => (await import('./remember.js')).handler,
  }),
};
