import { operations } from '../../src/index.js';
import type { Command } from '../command.js';
import { runChange } from '../run-change.js';

export const graphMergeCommand: Command = {
  name: 'graph merge',
  group: 'Memory',
  summary: 'Make one entity of two',
  description:
    'Facts, timeline, questions, relations and names of the first go into the second, links in other files follow, and the file of the first is removed. Daily notes stay as they were written; the old name keeps leading to the entity.',
  arguments: [
    { name: 'from', description: 'The entity that goes', required: true },
    { name: 'into', description: 'The entity that stays', required: true },
  ],
  examples: [
    { command: 'agentsoul graph merge concept--oauth-pkce concept--oauth2-pkce', says: 'they were one all along' },
    { command: 'agentsoul graph merge ann person--ana --dry-run', says: 'see the diff first' },
  ],
  writes: true,
  run: (context) =>
    runChange(context, {
      operation: operations['graph.merge'],
      input: { from: context.args.required('from'), into: context.args.required('into') },
      unchanged: 'They are one already.',
    }),
};
