import { defineOperation } from '../operation.js';

const ownersOnly = { none: 'it is for the owner, and refused to everybody else' } as const;

export const fileOperations = {
  'files.list': defineOperation({
    name: 'files.list',
    summary: 'List the files of the workspace with their hashes',
    needs: 'read',
    sees: 'owner',
    leakProbe: ownersOnly,
    load: async () => (await import('./list.js')).handler,
  }),
  'files.read': defineOperation({
    name: 'files.read',
    summary: 'Read a file of the workspace',
    needs: 'read',
    sees: 'owner',
    leakProbe: { inputs: ({ path }) => [{ path }] },
    load: async () => (await import('./read.js')).handler,
  }),
  'files.write': defineOperation({
    name: 'files.write',
    summary: 'Write a file of the workspace, if it is still what the caller read',
    needs: 'write',
    sees: 'owner',
    leakProbe: { inputs: ({ path }) => [{ path, text: '', hash: null }] },
    load: async () => (await import('./write.js')).handler,
  }),
};
