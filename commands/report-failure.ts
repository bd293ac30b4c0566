import { SoulError } from '../src/index.js';
import type { Environment } from './environment-switch.js';
import { type ExitCode, exitCodeOf } from './exit-code.js';
import type { Terminal } from './ui/terminal.js';

export type Reporting = { readonly terminal: Terminal; readonly json: boolean; readonly env: Environment };

/** Tells the user about anything thrown, and chooses the exit code. */
export function reportFailure(thrown: unknown, { terminal, json, env }: Reporting): ExitCode {
  const error = thrown instanceof SoulError ? thrown : bugError(thrown);
  if (env.AGENTSOUL_DEBUG) terminal.err(stackOf(thrown));
  // A result that is out already stays the only document.
  if (json && !terminal.hasPrintedJson()) {
    terminal.json({ error: { code: error.code, message: error.message, hint: error.hint } });
  } else {
    terminal.err(textOf(error, terminal));
  }
  return exitCodeOf(error.code);
}

function textOf(error: SoulError, { style }: Terminal): string {
  if (error.code === 'cancelled') return error.message;
  const hint = error.hint === null ? [] : error.hint.split('\n').map((line) => `  ${line}`);
  return [`${style.red('✖')} ${error.message}`, ...hint].join('\n');
}

function bugError(thrown: unknown): SoulError {
  const what = thrown instanceof Error ? `${thrown.name}: ${thrown.message}` : String(thrown);
  return new SoulError('bug', `Internal error in agentsoul. ${what}`, {
    hint:
      'This is a bug in agentsoul. Please report it in the issue tracker, with this message and the command you ran.\n' +
      'Set AGENTSOUL_DEBUG=1 to see where it happened.',
    cause: thrown,
  });
}

function stackOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const cause = thrown.cause === undefined ? '' : `\nCaused by ${stackOf(thrown.cause)}`;
  return `${thrown.stack ?? thrown.message}${cause}`;
}
