import { readCeiling } from '../src/index.js';
import type { Command, OpenWorkspace } from './command.js';
import type { Environment } from './environment-switch.js';
import type { ExitCode } from './exit-code.js';
import { commands as allCommands } from './index.js';
import { type Interruption, interruptionFrom } from './interruption.js';
import { guessGlobalOptions, readGlobalOptions } from './parse/global-options.js';
import { parseCommandLine } from './parse/parse-command-line.js';
import { reportFailure } from './report-failure.js';
import { readText } from './ui/read-text.js';
import type { Streams } from './ui/streams.js';
import { createTerminal } from './ui/terminal.js';
import { untilInterrupted } from './until-interrupted.js';
import { printVersion } from './version.js';

/** Everything the program knows of the world around it. */
export type World = {
  /** The words after the program's name. */
  readonly argv: readonly string[];
  readonly env: Environment;
  readonly cwd: string;
  readonly streams: Streams;
  /** Ctrl-C; without it, nobody presses it. */
  readonly interruption?: Interruption;
  readonly clock?: () => Date;
  readonly commands?: readonly Command[];
  /** Opens workspaces in place of the engine. */
  readonly open?: OpenWorkspace;
};

/** Runs one command line. Never throws: a failure becomes text, or a document with `--json`, and an exit code. */
export async function runProgram(world: World): Promise<ExitCode> {
  const { argv, env, cwd, streams, commands = allCommands } = world;
  const interruption = world.interruption ?? interruptionFrom(() => {});
  const guess = { ...guessGlobalOptions(argv, env), quiet: false, input: false, yes: false };
  let reporting = { json: guess.json, terminal: createTerminal(streams, { env, interruption, ...guess }) };
  try {
    const { flags, wants } = parseCommandLine(commands, argv);
    const global = readGlobalOptions(flags, { env, cwd });
    const showsStored = wants.kind === 'run' && wants.command.showsStored === true;
    const terminal = createTerminal(streams, { env, interruption, ...global, showsStored });
    reporting = { json: global.json, terminal };
    if (wants.kind === 'version') return printVersion(terminal, global);
    if (wants.kind === 'help') {
      const { printHelp } = await import('./help/print-help.js');
      return printHelp(terminal, { commands, path: wants.path, json: global.json });
    }
    const { command, args, options } = wants;
    if (command.opensNothing !== true) readCeiling(env.AGENTSOUL_SCOPE);
    const now = global.at ?? (world.clock ?? systemClock)();
    const readStdin = () => readText(streams.stdin);
    const { open } = world;
    const run = command.run({
      cwd,
      env,
      terminal,
      args,
      options,
      global,
      now,
      get signal() {
        return interruption.signal;
      },
      streams,
      readStdin,
      commands,
      open,
    });
    return await untilInterrupted(run, interruption);
  } catch (error) {
    if (argv[0] === 'hook' && !reporting.terminal.isTty.stderr) {
      const { reportSilently } = await import('./hook/report-silently.js');
      return reportSilently(error, { argv, env, now: (world.clock ?? systemClock)() });
    }
    return reportFailure(error, { ...reporting, env });
  }
}

function systemClock(): Date {
  return new Date();
}
