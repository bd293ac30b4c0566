import { operations } from '../../src/index.js';
import type { Command } from '../command.js';
import { runChange } from '../run-change.js';

export const graphMergeCommand: Command = {
  name: 'graph merge',
  group: 'Memory',
  summary: 'Merge two entities',
  description:
    'Facts, timeline, questions, relations and names of the first go into the second, links in other files are updated, and the file of the first is removed. Daily notes stay as written; the old name becomes an alias.',
  arguments: [
    { name: 'from', description: 'The entity to merge and remove', required: true },
    { name: 'into', description: 'The entity to keep', required: true },
  ],
  examples: [
    {
      command: 'agentsoul graph merge concept--oauth-pkce concept--oauth2-pkce',
      says: 'merge two names for one thing',
    },
    { command: 'agentsoul graph merge ann person--ana --dry-run', says: 'see the diff first' },
  ],
  writes: true,
  run: (context) =>
    runChange(context, {
      operation: operations['graph.merge'],
      input: { from: context.args.required('from'), into: context.args.required('into') },
      unchanged: 'They are already merged.',
    }),
};
