import type { Logged } from '../src/memory/log.js';
import type { Command, CommandContext } from './command.js';
import { ExitCode } from './exit-code.js';
import { openHere, presenceOf, requireWriter, scopeOf } from './here.js';
import { textArgument } from './memory/text-argument.js';
import { placeUndo } from './undo-line.js';

export const logCommand: Command = {
  name: 'log',
  group: 'Memory',
  summary: "Append an entry to today's notes",
  description:
    'The text is kept as it is, and nothing is classified. An entry of a room is found in that room and by its owner.',
  arguments: [{ name: 'text', description: 'What happened; `-` reads standard input', required: true }],
  options: [
    { long: 'room', kind: 'string', value: 'id', description: 'The room it happened in' },
    { long: 'user', kind: 'string', value: 'name', description: 'Who was there or said it' },
    { long: 'agents', kind: 'list', value: 'ids', description: 'Agents of a team, each of which notes it' },
    { long: 'redact', kind: 'boolean', description: 'Store it with secrets masked' },
    { long: 'actor', kind: 'string', value: 'who', description: 'Who notes it: skill:NAME, subagent:NAME, bot:main' },
  ],
  examples: [
    { command: 'agentsoul log "Shipped the new menu"', says: 'an entry with the time' },
    {
      command: 'agentsoul log "Asked for the recipe" --room kitchen --user Ana',
      says: 'an entry that stays in its room',
    },
  ],
  writes: true,
  door: { none: 'it prints the id and file of what was just handed in' },
  async run(context) {
    const { options, global, terminal } = context;
    requireWriter(context, { command: 'log', room: options.text('room') });
    const text = await textArgument(context);
    const agents = options.list('agents');
    const notes: Noted[] = [];
    for (const agent of agents.length === 0 ? [global.agent] : agents) {
      const noted = await note({ ...context, global: { ...global, agent } }, text);
      if (noted === null) return ExitCode.ok;
      notes.push(noted);
    }
    const [first] = notes;
    if (global.json) terminal.json({ ...first, entries: notes });
    else
      for (const { id, path, undo } of notes) {
        terminal.print(id);
        terminal.note(
          `${terminal.style.green('✔')} Noted in ${path}${undo === null ? '' : `. Undo: ${terminal.style.bold(undo)}`}`,
        );
      }
    return ExitCode.ok;
  },
};

type Noted = Logged & { readonly agent: string };

/** Null after a dry run. */
async function note(context: CommandContext, text: string): Promise<Noted | null> {
  const { log, planLog } = await import('../src/index.js');
  const { options, global, cwd, terminal } = context;
  const workspace = await openHere(context);
  const scope = scopeOf(context, undefined);
  const room = options.text('room') ?? (scope.kind === 'room' ? scope.room : undefined);
  const said = { room, user: options.text('user'), redact: options.flag('redact') };
  if (global.dryRun) {
    const { showPlan } = await import('./ui/show-plan.js');
    await showPlan(context, workspace, (await planLog(workspace, text, said)).plan);
    return null;
  }
  const logged = await log(workspace, text, {
    ...said,
    presence: presenceOf(context),
    actor: options.text('actor'),
    onWait: (holder) => terminal.note(`Waiting for ${holder} to finish …`),
  });
  const undo = placeUndo(logged.undo, { cwd, root: workspace.root, agent: global.agent });
  return { ...logged, undo, agent: workspace.agentId };
}
