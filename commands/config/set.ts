import { invoke, operations, preview, rootOf } from '../../src/index.js';
import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { reportChange } from '../run-change.js';
import { sessionHere, showPreview, withUndoHere } from '../session.js';

export const configSetCommand: Command = {
  name: 'config set',
  group: 'Start',
  summary: 'Change one setting of agentsoul.json, keeping comments and layout',
  arguments: [
    { name: 'key', description: 'The setting, such as budgets.total', required: true },
    { name: 'value', description: 'Text or JSON; null removes the setting', required: true },
  ],
  examples: [
    { command: 'agentsoul config set timezone Europe/Berlin', says: 'a text' },
    { command: 'agentsoul config set scopes.group.style false', says: 'hide the style from groups' },
    { command: 'agentsoul config set budgets.total null', says: 'back to the default' },
  ],
  writes: true,
  async run(context) {
    const { args, global, terminal } = context;
    const session = sessionHere(context);
    const operation = operations['config.set'];
    const input = { key: args.required('key'), value: args.required('value') };
    if (global.dryRun) return showPreview(context, await preview(session, operation, input));
    const answer = await withUndoHere(context, session, await invoke(session, operation, input));
    if (global.json) terminal.json(answer);
    else reportChange(context, answer, { root: await rootOf(session), unchanged: 'It already has that value.' });
    if (answer.needsTrust)
      terminal.note(
        `${terminal.style.yellow('!')} This setting takes effect when the owner has run \`agentsoul trust\`.`,
      );
    return ExitCode.ok;
  },
};
