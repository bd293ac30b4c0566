import { invoke, operations } from '../../src/index.js';
import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { sessionHere } from '../session.js';
import { pageOf, pageOptions, previewOption } from './page-options.js';
import { printEntries } from './print-entries.js';

export const sessionsSearchCommand: Command = {
  name: 'sessions search',
  group: 'Memory',
  summary: 'Find what was said in sessions of this agent',
  description:
    'Finds entries that contain all words of the query, in any order and case; the latest sessions come first.',
  arguments: [{ name: 'query', description: 'Words to look for', variadic: true, required: true }],
  options: [
    { long: 'session', kind: 'string', value: 'id', description: 'Only in this session' },
    ...pageOptions,
    previewOption,
  ],
  examples: [{ command: 'agentsoul sessions search ladder shop', says: 'entries that contain both words' }],
  showsStored: true,
  async run(context) {
    const { args, options } = context;
    const query = args.list('query').join(' ');
    const answer = await invoke(sessionHere(context), operations['sessions.search'], {
      query,
      session: options.text('session'),
      preview: options.number('preview'),
      ...pageOf(context),
    });
    printEntries(context, answer, `Nobody said "${query}" in a recorded session.`);
    return ExitCode.ok;
  },
};
