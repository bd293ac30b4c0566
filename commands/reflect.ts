import type { Command, CommandContext } from './command.js';
import { ExitCode } from './exit-code.js';
import { openHere, presenceOf, requireOwner } from './here.js';
import { placeUndo } from './undo-line.js';

const shared = {
  group: 'Consolidate',
  summary: 'Review the memories and propose changes to them',
  description:
    'Reads the memories since the last reflection, core memory, the graph and what earlier reflections found, and stores a numbered proposal in memory/meta/. Nothing is applied before `reflect approve`. Without new memories it ends immediately.',
  options: [
    { long: 'replace', kind: 'boolean', description: 'Replace a pending proposal' },
    {
      long: 'again',
      kind: 'boolean',
      description: 'Read all notes again, even if nothing changed since the last time',
    },
  ],
  writes: true,
  door: { none: 'it is for the owner, and refuses every other scope' },
  run: runReflect,
} as const satisfies Omit<Command, 'name' | 'examples'>;

export const reflectCommand: Command = {
  ...shared,
  name: 'reflect',
  examples: [
    { command: 'agentsoul reflect', says: 'make a proposal' },
    { command: 'agentsoul reflect --dry-run', says: 'see it without storing it' },
    { command: 'agentsoul reflect --replace', says: 'start over' },
  ],
};

/** The same by its full name. */
export const reflectRunCommand: Command = {
  ...shared,
  name: 'reflect run',
  examples: [{ command: 'agentsoul reflect run', says: 'the same as `agentsoul reflect`' }],
};

async function runReflect(context: CommandContext): Promise<ExitCode> {
  requireOwner(context, 'reflect');
  const { terminal, options, global } = context;
  const workspace = await openHere(context);
  const replace = options.flag('replace');
  if (!replace && !options.flag('again') && !global.dryRun) {
    const { hasNews } = await import('../src/reflect/has-news.js');
    const { refuseWhilePending } = await import('../src/reflect/waiting-proposal.js');
    await workspace.snapshot((reader) => refuseWhilePending(workspace, reader));
    if (!(await hasNews(workspace))) return reportNothingNew(context);
  }
  const { reflect } = await import('../src/reflect/reflect.js');
  const { openLanguageModel } = await import('../src/models/language/open-language-model.js');
  const { reflectReport } = await import('./reflect/reflect-report.js');
  const reflected = await terminal.progress('Reflecting', () =>
    reflect(workspace, {
      replace,
      again: options.flag('again'),
      dryRun: global.dryRun,
      presence: presenceOf(context),
      trigger: 'agentsoul reflect',
      model: openLanguageModel(workspace),
      onWait: (holder) => terminal.note(`Waiting for ${holder} to finish …`),
    }),
  );
  const undo = placeUndo(reflected.undo, { cwd: context.cwd, root: workspace.root, agent: global.agent });
  const document = { ...reflected, undo };
  if (global.json) terminal.json(global.dryRun ? { ...document, dryRun: true } : document);
  else reflectReport(terminal, document, { isDryRun: global.dryRun });
  return ExitCode.ok;
}

function reportNothingNew({ terminal, global }: CommandContext): ExitCode {
  const processed = { episodes: 0, entities: 0, procedures: 0, reflections: 0, proposals: 0 };
  const nothing = { id: null, number: null, path: null, at: null, tokens: { used: 0, limit: 0 }, processed };
  if (global.json)
    terminal.json({
      ...nothing,
      changes: [],
      by: 'rules',
      answeredBy: null,
      next: null,
      guidance: [],
      notes: [],
      commit: null,
      undo: null,
    });
  else
    terminal.note(
      'Nothing changed since the last reflection, so there is nothing to propose. Use `--again` to run anyway.',
    );
  return ExitCode.ok;
}
