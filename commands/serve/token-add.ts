import { invoke, operations, preview, tokenAbilities } from '../../src/index.js';
import type { Command } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { sessionHere } from '../session.js';

export const serveTokenAddCommand: Command = {
  name: 'serve token add',
  group: 'Connect',
  summary: 'Make a token with which a program may reach the server',
  description:
    'The token is printed once; only its hash is stored, in your state folder. A program sends it as `Authorization: Bearer TOKEN` to `agentsoul mcp --http`. It works for this workspace only.',
  arguments: [{ name: 'name', description: 'What to call it, such as the name of the program', required: true }],
  options: [
    { long: 'scope', kind: 'string', value: 'scope', required: true, description: 'The widest scope it may use' },
    {
      long: 'abilities',
      kind: 'list',
      value: 'abilities',
      choices: tokenAbilities,
      description: 'What it may do; read alone if not given',
    },
    { long: 'days', kind: 'number', value: 'n', description: 'After how many days it expires' },
  ],
  examples: [
    { command: 'agentsoul serve token add scout --scope subagent', says: 'may read what sub-agents see' },
    {
      command: 'agentsoul serve token add desk --scope main --abilities read,propose,write --days 90',
      says: 'as the owner’s own agent, for three months',
    },
  ],
  writes: true,
  showsStored: true,
  async run(context) {
    const { terminal, global, args, options } = context;
    const given = options.list('abilities');
    const abilities = tokenAbilities.filter((ability) => given.includes(ability));
    const input = {
      name: args.required('name'),
      ceiling: options.text('scope') ?? '',
      ...(abilities.length > 0 && { abilities }),
      days: options.number('days'),
    };
    const session = sessionHere(context);
    const added = global.dryRun
      ? (await preview(session, operations['serve.token.add'], input)).answer
      : await invoke(session, operations['serve.token.add'], input);
    if (global.json) terminal.json({ ...added, ...(global.dryRun && { dryRun: true }) });
    else if (added.token === null) terminal.note('Dry run. Nothing was changed.');
    else {
      terminal.out(`${added.token}\n`);
      terminal.note(`${terminal.style.green('✔')} Store it now: it is not shown again.`);
    }
    return ExitCode.ok;
  },
};
