import { operations } from '../src/index.js';
import type { Command } from './command.js';
import { runChange } from './run-change.js';
import { pathHere, sessionHere } from './session.js';

export const saveCommand: Command = {
  name: 'save',
  group: 'Trust',
  summary: 'Record edits made by hand as a proper change',
  description:
    'Without files, everything in the workspace that differs from git is recorded. Ignored files are left out.',
  arguments: [{ name: 'files', description: 'The files to record', variadic: true }],
  options: [
    {
      long: 'reason',
      kind: 'string',
      value: 'text',
      required: true,
      description: 'Why, in a few words; it stands in the history',
    },
    {
      long: 'actor',
      kind: 'string',
      value: 'who',
      description: 'Who made the edits: manual, skill:NAME, subagent:NAME, bot:main',
    },
  ],
  examples: [
    { command: 'agentsoul save SOUL.md --reason "softer tone"', says: 'one file' },
    { command: 'agentsoul save --reason "spring cleaning"', says: 'everything that was edited' },
  ],
  writes: true,
  async run(context) {
    const { args, options } = context;
    const session = sessionHere(context);
    const input = {
      files: await Promise.all(args.list('files').map((file) => pathHere(context, session, file))),
      reason: options.text('reason') ?? '',
      actor: options.text('actor'),
    };
    return runChange(context, {
      session,
      operation: operations.save,
      input,
      unchanged: 'Nothing to save: the files are as they were last recorded.',
    });
  },
};
