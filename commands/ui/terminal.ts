import { maskDocument } from '../../src/index.js';
import type { Environment } from '../environment-switch.js';
import type { Interruption } from '../interruption.js';
import { createProgress, type Progress } from './progress.js';
import { createPrompts, type Prompts } from './prompts.js';
import type { Streams } from './streams.js';
import { isColorWanted, type Style, style, unstamped, withoutCredentials } from './style.js';

/**
 * Everything a command says and asks. Standard output is the answer; the rest is said on standard error. Credentials are masked in all
 * of it, but not in what is stored where a command is there to show that.
 */
export type Terminal = Prompts & {
  /** The answer, byte for byte, with no line break added. */
  out(text: string): void;
  /** The answer for people to read: hidden characters are spelled out, the line is ended. */
  print(text: string): void;
  /** The answer as one document; `version` is added. */
  json(value: object): void;
  /** Said beside the answer. `--quiet` drops it. */
  note(text: string): void;
  /** Said in any case. */
  err(text: string): void;
  /** What whoever runs the command must know about what was done. Said in any case, and once. */
  warn(message: string): void;
  /** Runs the work and shows how far it is, once it takes long enough to wonder. */
  readonly progress: Progress;
  readonly style: Style;
  readonly isTty: { readonly stdin: boolean; readonly stdout: boolean; readonly stderr: boolean };
  /** Columns for text that people read. */
  readonly width: number;
  /** Whether standard output already holds a document. */
  readonly hasPrintedJson: () => boolean;
};

export type TerminalSettings = {
  readonly env: Environment;
  readonly interruption: Interruption;
  readonly color: boolean;
  readonly quiet: boolean;
  readonly input: boolean;
  readonly yes: boolean;
  /** The answer is what is stored, as it stands. */
  readonly showsStored?: boolean;
};

export function createTerminal(streams: Streams, settings: TerminalSettings): Terminal {
  const isTty = {
    get stdin() {
      return streams.stdin.isTTY === true;
    },
    stdout: streams.stdout.isTTY === true,
    stderr: streams.stderr.isTTY === true,
  };
  const { env, color: isAllowed } = settings;
  const isOutColored = isColorWanted(env, { isTty: isTty.stdout, isAllowed });
  const isErrColored = isColorWanted(env, { isTty: isTty.stderr, isAllowed });
  const err = (text: string) =>
    void streams.stderr.write(`${unstamped(withoutCredentials(text), { isColored: isErrColored, isSafe: true })}\n`);
  const { showsStored = false } = settings;
  const answer = (text: string) => (showsStored ? text : withoutCredentials(text));
  let documents = 0;
  const warned = new Set<string>();
  return {
    out: (text) => void streams.stdout.write(unstamped(text, { isColored: isOutColored, isSafe: false })),
    print: (text) =>
      void streams.stdout.write(`${unstamped(answer(text), { isColored: isOutColored, isSafe: true })}\n`),
    json(value) {
      documents += 1;
      streams.stdout.write(
        `${JSON.stringify({ version: 1, ...(showsStored ? value : maskDocument(value)) }, null, 2)}\n`,
      );
    },
    note: (text) => (settings.quiet ? undefined : err(text)),
    err,
    warn(message) {
      if (!warned.has(message)) err(`${style.yellow('!')} ${message}`);
      warned.add(message);
    },
    progress: createProgress({
      stream: () => streams.dialogue,
      isShown: isTty.stderr && !settings.quiet,
      isColored: isErrColored,
    }),
    style,
    isTty,
    width: Math.min(Math.max((isTty.stdout ? streams.stdout.columns : undefined) ?? 80, 40), 120),
    hasPrintedJson: () => documents > 0,
    ...createPrompts(streams, {
      isAllowed: () => settings.input && isTty.stderr && isTty.stdin,
      saysYes: settings.yes,
      interruption: settings.interruption,
    }),
  };
}
