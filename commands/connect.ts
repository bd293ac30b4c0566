import { realpathSync } from 'node:fs';
import { type ClientStatus, type ConnectAnswer, invoke, operations, preview, SoulError } from '../src/index.js';
import type { Command, CommandContext } from './command.js';
import { programScript } from './connect/find-program-path.js';
import { ExitCode } from './exit-code.js';
import { sessionHere, showPreview } from './session.js';
import { table } from './ui/table.js';

export const connectCommand: Command = {
  name: 'connect',
  group: 'Connect',
  summary: 'Connect a client to this workspace: tools, hooks and a skill',
  description:
    'Without a client, lists what is installed and connected. Shows what would change in the files of the client and asks. Comments and everything else in them stay; --remove takes out exactly what was added. A file that does not parse, is read-only or a link is left alone.',
  arguments: [
    {
      name: 'client',
      description: 'The program that agents run in',
      suggests: [
        'claude-code',
        'codex',
        'gemini',
        'copilot',
        'opencode',
        'openclaw',
        'cursor',
        'vscode',
        'goose',
        'zed',
        'windsurf',
      ],
    },
  ],
  options: [
    { long: 'user', kind: 'boolean', description: 'Edit your own settings of the client (default)' },
    { long: 'project', kind: 'boolean', description: 'Edit the files of the project in this folder' },
    {
      long: 'capture',
      kind: 'boolean',
      description: 'Agree that what is said is kept in transcripts; without it, that ends',
    },
    { long: 'remove', kind: 'boolean', description: 'Take out what was added' },
  ],
  examples: [
    { command: 'agentsoul connect', says: 'what is installed and connected' },
    { command: 'agentsoul connect claude-code', says: 'show the changes, ask, write' },
    { command: 'agentsoul connect codex --remove', says: 'take it out again' },
  ],
  writes: true,
  async run(context) {
    const { args, options, global, terminal } = context;
    const client = args.text('client');
    const place = { program: { node: process.execPath, script: programScript() }, project: realpathSync(context.cwd) };
    if (options.flag('user') && options.flag('project'))
      throw new SoulError('usage', '--user and --project exclude each other.');
    if (client === undefined) {
      const { clients } = await invoke(sessionHere(context), operations['connect.status'], place);
      if (global.json) terminal.json({ clients });
      else terminal.print(statusTable(clients));
      return ExitCode.ok;
    }
    const level = options.flag('project') ? 'project' : options.flag('user') ? 'user' : undefined;
    const input = { ...place, client, ...(level !== undefined && { level }) };
    if (options.flag('remove')) return change(context, operations['connect.remove'], input);
    return change(context, operations.connect, { ...input, capture: options.flag('capture') });
  },
};

type Changing = Parameters<typeof invoke<object, unknown, ConnectAnswer>>[1];

/** Shows the plan, asks, and makes it happen. */
async function change(context: CommandContext, operation: unknown, input: object): Promise<ExitCode> {
  const { global, terminal } = context;
  const session = sessionHere(context);
  // Two rows with the same answer and different inputs; `invoke` checks what each takes.
  const row = operation as Changing;
  const planned = await preview(session, row, input);
  const { answer } = planned;
  if (global.dryRun) return showPreview(context, planned);
  const isNothing = answer.changed.length === 0 && answer.ran.length === 0;
  if (!isNothing && !global.yes) {
    if (!global.json) await showPreview({ ...context, global: { ...global, json: false } }, planned);
    const isAgreed = await terminal.confirm({ message: 'Change these files?', flag: '--yes' });
    if (!isAgreed) throw new SoulError('cancelled', 'Nothing was changed.');
  }
  report(context, await invoke(session, row, input));
  return ExitCode.ok;
}

function report({ global, terminal }: CommandContext, answer: ConnectAnswer): void {
  if (global.json) {
    terminal.json(answer);
    return;
  }
  const { style } = terminal;
  for (const path of answer.changed) terminal.note(`${style.green('✔')} ${path}`);
  for (const line of answer.ran) terminal.note(`${style.green('✔')} ${line}`);
  const [status] = answer.clients;
  if (answer.changed.length + answer.ran.length === 0) terminal.note('Nothing to change.');
  if (status !== undefined && status.todo.length > 0) {
    terminal.print('What you still have to do:');
    for (const line of status.todo) terminal.print(`  • ${line.replaceAll('\n', '\n    ')}`);
  }
}

function statusTable(clients: readonly ClientStatus[]): string {
  const words = { no: '–', yes: 'connected', outdated: 'out of date', broken: 'broken' } as const;
  const rows = clients.map(({ name, installed, connected, captured, workspace }) => [
    name,
    installed ? 'yes' : '–',
    words[connected],
    captured ? 'kept' : '–',
    workspace ?? '',
  ]);
  const titles = ['client', 'installed', 'connected', 'transcripts', 'workspace'];
  return table(
    titles.map((title) => ({ title })),
    rows,
  );
}
