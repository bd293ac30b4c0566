import { invoke, type LogEntry, operations, preview } from '../src/index.js';
import type { Command, CommandContext } from './command.js';
import { ExitCode } from './exit-code.js';
import { reportQuarantined } from './memory/report-quarantined.js';
import { textArgument } from './memory/text-argument.js';
import { commitLine } from './run-change.js';
import { sessionHere, showPreview, withUndoHere } from './session.js';

export const logCommand: Command = {
  name: 'log',
  group: 'Memory',
  summary: "Append an entry to today's notes",
  description:
    'The text is stored unchanged, without classification. An entry of a room is visible in that room and to the owner.',
  arguments: [{ name: 'text', description: 'What happened; `-` reads standard input', required: true }],
  options: [
    { long: 'room', kind: 'string', value: 'id', description: 'The room it happened in' },
    { long: 'user', kind: 'string', value: 'name', description: 'Who was there or said it' },
    { long: 'agents', kind: 'list', value: 'ids', description: 'Agents of a team; each of them stores the entry' },
    { long: 'redact', kind: 'boolean', description: 'Store it with secrets masked' },
    { long: 'again', kind: 'boolean', description: 'Also if it was permanently forgotten' },
    { long: 'actor', kind: 'string', value: 'who', description: 'Who writes it: skill:NAME, subagent:NAME, bot:main' },
  ],
  examples: [
    { command: 'agentsoul log "Shipped the new menu"', says: 'an entry with the time' },
    {
      command: 'agentsoul log "Asked for the recipe" --room kitchen --user Ana',
      says: 'an entry for one room',
    },
  ],
  writes: true,
  async run(context) {
    const { options, global, terminal } = context;
    const agents = [...new Set(options.list('agents'))];
    const session = sessionHere(agents.length === 0 ? context : asAgent(context, agents[0]));
    const input = {
      text: await textArgument(context),
      room: options.text('room'),
      user: options.text('user'),
      agents,
      redact: options.flag('redact'),
      again: options.flag('again'),
      actor: options.text('actor'),
    };
    if (global.dryRun) {
      const planned = await preview(session, operations.log, input);
      const shown = await showPreview(context, planned);
      return planned.answer.quarantined === undefined ? shown : ExitCode.findings;
    }
    const logged = await invoke(session, operations.log, input);
    const entries: LogEntry[] = [];
    for (const entry of logged.entries) {
      const here = agents.length === 0 ? context : asAgent(context, entry.agent);
      entries.push(await withUndoHere(here, agents.length === 0 ? session : sessionHere(here), entry));
    }
    const isHeld = entries.some(({ quarantined }) => quarantined !== undefined);
    if (global.json) terminal.json({ ...logged, ...entries[0], entries });
    else
      for (const { id, path, quarantined, ...made } of entries) {
        if (quarantined !== undefined) return reportQuarantined(context, quarantined);
        terminal.print(id);
        terminal.note(`${terminal.style.green('✔')} Noted in ${path}`);
        terminal.note(`  ${commitLine(made, terminal.style)}`);
      }
    return isHeld ? ExitCode.findings : ExitCode.ok;
  },
};

function asAgent(context: CommandContext, agent: string | undefined): CommandContext {
  return { ...context, global: { ...context.global, agent } };
}
