import type { SessionStart } from '../src/index.js';
import type { Environment } from './environment-switch.js';
import type { ExitCode } from './exit-code.js';
import type { ArgumentSpec, OptionSpec } from './option-spec.js';
import type { GivenArguments, GivenOptions } from './parse/given-options.js';
import type { GlobalOptions } from './parse/global-options.js';
import type { Streams } from './ui/streams.js';
import type { Terminal } from './ui/terminal.js';

export const commandGroups = ['Start', 'Identity', 'Context', 'Memory', 'Consolidate', 'Trust', 'Connect'] as const;

export type CommandGroup = (typeof commandGroups)[number];

/** One subcommand as a value. Parser, help, reference pages and completions are made from it. */
export type Command = {
  /** `render`, or `config show` for a command of a family. */
  readonly name: string;
  readonly group: CommandGroup;
  /** One line, a verb first, no full stop. */
  readonly summary: string;
  /** Further sentences for `--help` and the reference. */
  readonly description?: string;
  readonly arguments?: readonly ArgumentSpec[];
  readonly options?: readonly OptionSpec[];
  readonly examples: readonly Example[];
  /** Changes files of a workspace; `--dry-run` is shown in its help. */
  readonly writes?: boolean;
  /** Prints a result that `--json` turns into a document; true unless said otherwise. */
  readonly json?: boolean;
  /** Its answer is stored text or a page of ours, shown as it stands. In all other answers credentials are masked. */
  readonly showsStored?: boolean;
  /** Has nothing to do with any workspace, so it runs whatever `AGENTSOUL_SCOPE` says. */
  readonly opensNothing?: true;
  /** How private text could leave through a command that is no operation. Operations have probes of their own. */
  readonly leakProbe?: CommandLeakProbe;
  /** Loads the engine inside, never at the top of the file, so that the list of commands stays cheap to load. */
  run(context: CommandContext): Promise<ExitCode>;
};

export type Example = { readonly command: string; readonly says: string };

/**
 * `argv` is what to run so that a planted word would come out if the scope let it, and `also` are further ways to run it; `none`
 * says why there is no way.
 */
export type CommandLeakProbe =
  | {
      readonly argv: (canaryWord: string, scope: string) => readonly string[];
      readonly also?: (scope: string) => readonly (readonly string[])[];
      readonly none?: never;
    }
  | { readonly none: string; readonly argv?: never; readonly also?: never };

export type OpenWorkspace = NonNullable<SessionStart['open']>;

export type CommandContext = {
  /** Where the user stands. The workspace is searched from `global.workspace ?? cwd`. */
  readonly cwd: string;
  readonly env: Environment;
  readonly terminal: Terminal;
  readonly args: GivenArguments;
  readonly options: GivenOptions;
  readonly global: GlobalOptions;
  /** The time of this run: `--at`, else the clock, read once. */
  readonly now: Date;
  /** Aborted by Ctrl-C. */
  readonly signal: AbortSignal;
  /** Standard input and output themselves, for a command that speaks a protocol on them. */
  readonly streams: Pick<Streams, 'stdin' | 'stdout'>;
  /** Everything on standard input, as text. */
  readonly readStdin: () => Promise<string>;
  /** The list this command is part of. */
  readonly commands: readonly Command[];
  /** Opens workspaces in place of the engine, for running commands on a workspace that is at hand already. */
  readonly open?: OpenWorkspace | undefined;
};
