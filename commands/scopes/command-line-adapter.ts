import { type Adapter, formatScope, type LeakAttempt, operations, type ProbedOperation } from '../../src/index.js';
import type { Command, CommandContext } from '../command.js';
import { commands as allCommands } from '../index.js';
import { memoryStreams } from '../ui/streams.js';
import { commandLineOf } from './command-line-of.js';
import { hookLeakProbes } from './hook-leak-probes.js';

/** The command line as a way to reach operations. What writes is run with `--dry-run`. */
export function commandLineAdapter(context: CommandContext): Adapter {
  const { commands } = context;
  return {
    name: 'command line',
    async probe(operation, input, attempt) {
      const line = commandLineOf(commands, operation.name, input);
      if (line === null) return null;
      const forPeople = await runLine(context, line.argv, attempt);
      return line.command.json === false
        ? forPeople
        : forPeople + (await runLine(context, [...line.argv, '--json'], attempt));
    },
    others: commands.flatMap((command) => {
      if (command.name === 'hook') return hookLeakProbes();
      const { argv, also } = command.leakProbe ?? {};
      if (argv === undefined || isOperation(command)) return [];
      return [
        {
          name: command.name,
          isLookup: isLookup(command),
          async probe(canaries, attempt) {
            const scope = formatScope(attempt.scope);
            const lines = [...canaries.map(({ word }) => argv(word, scope)), ...(also?.(scope) ?? [])];
            const unique = [...new Map(lines.map((line) => [JSON.stringify(line), line])).values()];
            let shown = '';
            for (const line of unique) shown += await runLine(context, line, attempt);
            return shown;
          },
        },
      ];
    }),
  };
}

/** All operations but those whose command was taken out of the list. */
export function offeredOperations(commands: readonly Command[]): readonly ProbedOperation[] {
  const removed = allCommands.filter(({ name }) => !commands.some((command) => command.name === name));
  const table: readonly ProbedOperation[] = Object.values(operations);
  return table.filter(({ name }) => commandLineOf(removed, name, {}) === null);
}

function isOperation({ name }: Command): boolean {
  return Object.values(operations).some((operation) => operation.name === name.replaceAll(' ', '.'));
}

/** Commands that look memories up answer to other rules than prompts. */
function isLookup({ group }: Command): boolean {
  return group === 'Memory' || group === 'Consolidate';
}

async function runLine(
  { commands, now }: CommandContext,
  argv: readonly string[],
  { workspace }: LeakAttempt,
): Promise<string> {
  const { runProgram } = await import('../program.js');
  const streams = memoryStreams();
  await runProgram({
    argv: ['--no-input', ...argv],
    env: workspace.env,
    cwd: workspace.root,
    streams,
    commands,
    clock: () => now,
    open: async () => workspace,
  });
  const { stdout, stderr } = streams.printed();
  return stdout + stderr;
}
