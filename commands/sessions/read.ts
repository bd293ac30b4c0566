import { invoke, operations } from '../../src/index.js';
import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { sessionHere } from '../session.js';
import { pageOf, pageOptions, previewOption } from './page-options.js';
import { printEntries } from './print-entries.js';

export const sessionsReadCommand: Command = {
  name: 'sessions read',
  group: 'Memory',
  summary: 'Show what was said in a session, from the beginning',
  arguments: [{ name: 'session', description: 'The id of the session', required: true }],
  options: [...pageOptions, previewOption],
  examples: [
    { command: 'agentsoul sessions read s-1', says: 'the first 50 entries' },
    { command: 'agentsoul sessions read s-1 --preview 4000 --cursor 50', says: 'the next ones, in full length' },
  ],
  showsStored: true,
  async run(context) {
    const { args, options } = context;
    const answer = await invoke(sessionHere(context), operations['sessions.read'], {
      session: args.required('session'),
      preview: options.number('preview'),
      ...pageOf(context),
    });
    printEntries(context, answer, 'Nothing was said in this session.');
    return ExitCode.ok;
  },
};
