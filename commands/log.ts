import type { Plan } from '../src/journal/plan.js';
import type { Logged } from '../src/memory/log.js';
import type { Workspace } from '../src/workspace/workspace.js';
import type { Command, CommandContext } from './command.js';
import { ExitCode } from './exit-code.js';
import { openHere, presenceOf, requireWriter, scopeOf } from './here.js';
import { textArgument } from './memory/text-argument.js';
import { buriedText } from './scopes/buried-text.js';
import { placeUndo } from './undo-line.js';

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
  door: {
    argv: () => ['log', 'Buy balloons', '--dry-run'],
    also: () => [
      ['log', 'Buy balloons', '--dry-run', '--json'],
      ['log', buriedText, '--dry-run'],
      ['log', buriedText, '--dry-run', '--again'],
    ],
  },
  async run(context) {
    const { options, global, terminal } = context;
    requireWriter(context, { command: 'log', room: options.text('room') });
    const text = await textArgument(context);
    const agents = [...new Set(options.list('agents'))];
    const asked = agents.length === 0 ? [global.agent] : agents;
    const opened = await Promise.all(asked.map((agent) => openHere({ ...context, global: { ...global, agent } })));
    // Whoever can't note it is known before anybody has.
    const team = agents.length === 0 ? opened : (await import('../src/workspace/team-of.js')).teamOf(opened);
    if (global.dryRun) return showNotes(context, team, text);
    const notes: Noted[] = [];
    for (const workspace of team) notes.push(await note(context, workspace, text));
    const [first] = notes;
    if (global.json) terminal.json({ ...first, entries: notes });
    else
      for (const { id, path, commit, undo } of notes) {
        const { style } = terminal;
        terminal.print(id);
        terminal.note(`${style.green('✔')} Noted in ${path}`);
        if (commit === null) terminal.note('  Recorded in audit.log. Without git there is no undo.');
        else terminal.note(`  Commit ${commit.slice(0, 10)}.${undo === null ? '' : ` Undo: ${style.bold(undo)}`}`);
      }
    return ExitCode.ok;
  },
};

type Noted = Logged & { readonly agent: string };

async function showNotes(context: CommandContext, team: readonly Workspace[], text: string): Promise<ExitCode> {
  const { planLog } = await import('../src/index.js');
  const { showPlan } = await import('./ui/show-plan.js');
  const plans: Plan[] = [];
  for (const workspace of team) plans.push((await planLog(workspace, text, saidBy(context))).plan);
  if (context.global.json && team.length > 1) {
    const files = plans.flatMap(({ edits }, index) =>
      edits.map(({ path, action = 'EDIT' }) => ({ path, action, agent: team[index]?.agentId })),
    );
    context.terminal.json({ dryRun: true, summary: plans.map(({ summary }) => summary).join('; '), files });
    return ExitCode.ok;
  }
  for (const [index, workspace] of team.entries())
    await showPlan(context, workspace, plans[index] ?? { edits: [], summary: '' }, scopeOf(context, undefined));
  return ExitCode.ok;
}

function saidBy(context: CommandContext) {
  const { options } = context;
  const scope = scopeOf(context, undefined);
  const room = options.text('room') ?? (scope.kind === 'room' ? scope.room : undefined);
  return { room, user: options.text('user'), redact: options.flag('redact'), again: options.flag('again'), scope };
}

async function note(context: CommandContext, workspace: Workspace, text: string): Promise<Noted> {
  const { log } = await import('../src/index.js');
  const { options, global, cwd, terminal } = context;
  const logged = await log(workspace, text, {
    ...saidBy(context),
    presence: presenceOf(context),
    actor: options.text('actor'),
    onWait: (holder) => terminal.note(`Waiting for ${holder} to finish …`),
  });
  const agent = options.list('agents').length === 0 ? global.agent : workspace.agentId;
  return { ...logged, undo: placeUndo(logged.undo, { cwd, root: workspace.root, agent }), agent: workspace.agentId };
}
