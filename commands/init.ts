import { resolve } from 'node:path';
import { checkAllowed, invoke, operations, preview } from '../src/index.js';
import type { Command } from './command.js';
import { ExitCode } from './exit-code.js';
import { askForValues } from './init/ask-for-values.js';
import { askToClose } from './init/ask-to-close.js';
import { resetFile } from './init/reset-file.js';
import { welcome } from './init/welcome.js';
import { sessionHere } from './session.js';
import { placeUndo } from './undo-line.js';

export const initCommand: Command = {
  name: 'init',
  group: 'Start',
  summary: 'Create a workspace, or complete an existing folder without overwriting anything',
  description:
    'A new folder is accessible to you only, and an existing one is made private if you agree. A repository around the workspace is not changed.',
  arguments: [{ name: 'dir', description: 'The folder; default: the current one' }],
  options: [
    {
      long: 'profile',
      kind: 'string',
      value: 'name',
      suggests: ['agentsoul', 'openclaw', 'openclaw-2026.1', 'nexo', 'mindroom', 'cognitive', 'agentos'],
      description: 'The layout; recognised in an existing folder',
    },
    { long: 'name', kind: 'string', value: 'text', description: 'What the agent is called' },
    { long: 'emoji', kind: 'string', value: 'emoji', description: 'Its emoji' },
    { long: 'creature', kind: 'string', value: 'text', description: 'What kind of being it is' },
    { long: 'vibe', kind: 'string', value: 'text', description: 'How it comes across' },
    { long: 'user', kind: 'string', value: 'text', description: 'What the agent calls you' },
    {
      long: 'timezone',
      kind: 'string',
      value: 'zone',
      description: 'Your time zone, such as Europe/Berlin; default: that of this machine',
    },
    { long: 'full', kind: 'boolean', description: 'Also write the files most agents need only later' },
    { long: 'no-git', kind: 'boolean', description: 'Keep no history and no undo' },
    { long: 'reset', kind: 'string', value: 'file', description: 'Reset one file to its template' },
  ],
  examples: [
    { command: 'agentsoul init', says: 'answer up to four questions' },
    { command: 'agentsoul init kate --yes --name Kate --emoji 🐙', says: 'without questions' },
    { command: 'agentsoul init --reset STYLE.md', says: 'start one file over; the old one stays in the history' },
    { command: 'agentsoul init kate --reset STYLE.md', says: 'the same in another folder' },
  ],
  writes: true,
  async run(context) {
    const { terminal, global, options } = context;
    const session = sessionHere(context);
    checkAllowed(session, operations.init);
    const dir = resolve(global.workspace ?? context.cwd, context.args.text('dir') ?? '.');
    const file = options.text('reset');
    if (file !== undefined) return resetFile(context, { dir, file });
    const input = {
      dir,
      ...(await askForValues(context)),
      closeFolder: await askToClose(context, dir),
      profile: options.text('profile'),
      agent: global.agent,
      full: options.flag('full'),
      git: !options.flag('no-git'),
    };
    const made = global.dryRun
      ? { commit: null, undo: null, ...(await preview(session, operations.init, input)).answer }
      : await invoke(session, operations.init, input);
    const result = { ...made, undo: placeUndo(made.undo, { cwd: context.cwd, root: made.root }) };
    if (global.json) terminal.json(result);
    else welcome(context, result);
    return ExitCode.ok;
  },
};
