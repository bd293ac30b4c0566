import { invoke, operations } from '../../src/index.js';
import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { sessionHere } from '../session.js';
import { pageOf, pageOptions, previewOption } from './page-options.js';
import { printEntries } from './print-entries.js';

export const sessionsRecentCommand: Command = {
  name: 'sessions recent',
  group: 'Memory',
  summary: 'Show what was said last, in the latest session or another',
  arguments: [{ name: 'session', description: 'The id of the session; the latest unless given' }],
  options: [...pageOptions, previewOption],
  examples: [{ command: 'agentsoul sessions recent --limit 10', says: 'the last ten entries of the latest session' }],
  showsStored: true,
  async run(context) {
    const { args, options } = context;
    const answer = await invoke(sessionHere(context), operations['sessions.recent'], {
      session: args.text('session'),
      preview: options.number('preview'),
      ...pageOf(context),
    });
    printEntries(context, answer, 'There are no recorded sessions.');
    return ExitCode.ok;
  },
};
