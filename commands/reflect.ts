import { invoke, operations, preview } from '../src/index.js';
import type { Command, CommandContext } from './command.js';
import { ExitCode } from './exit-code.js';
import { reflectReport } from './reflect/reflect-report.js';
import { sessionHere, withUndoHere } from './session.js';

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
  leakProbe: { argv: () => ['reflect', 'run', '--dry-run', '--json'] },
};

async function runReflect(context: CommandContext): Promise<ExitCode> {
  const { terminal, options, global } = context;
  const session = sessionHere(context);
  const input = { replace: options.flag('replace'), again: options.flag('again') };
  const reflected = await terminal.progress('Reflecting', async () =>
    global.dryRun
      ? { ...(await preview(session, operations.reflect, input)).answer, commit: null, undo: null }
      : invoke(session, operations.reflect, input),
  );
  const answer = await withUndoHere(context, session, reflected);
  if (global.json) terminal.json(global.dryRun ? { ...answer, dryRun: true } : answer);
  else reflectReport(terminal, answer, { isDryRun: global.dryRun });
  return ExitCode.ok;
}
