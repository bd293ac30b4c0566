import { relative, resolve } from 'node:path';
import {
  type Preview,
  rootOf,
  type Session,
  type SessionOptions,
  type SessionStart,
  startSession,
} from '../src/index.js';
import type { CommandContext } from './command.js';
import { ExitCode } from './exit-code.js';
import { placeUndo } from './undo-line.js';

/** The session of this run: who asks, from where, and with which ceiling. Operations decide what it may do. */
export function sessionHere(
  context: CommandContext,
  options: SessionOptions & Pick<SessionStart, 'isOwnerPresent'> = {},
): Session {
  const { cwd, env, global, now, open, terminal } = context;
  return startSession({
    folder: global.workspace ?? cwd,
    ...{ env, open },
    clock: () => now,
    presence: terminal.isTty.stdin && terminal.isTty.stderr ? 'tty' : 'unattended',
    platform: process.platform,
    get timezone() {
      return systemTimezone();
    },
    ...(global.agent !== undefined && { agent: global.agent }),
    onWarning: (message) => terminal.warn(message),
    onWait: (holder) => terminal.note(`Waiting for ${holder} to finish …`),
    nameField: (field) => `--${field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
    get signal() {
      return context.signal;
    },
    ...options,
  });
}

/** The zone of this machine; an empty or broken `TZ` makes it unknown, which counts as UTC. */
export function systemTimezone(): string {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return zone === undefined || zone === '' || zone === 'Etc/Unknown' ? 'UTC' : zone;
}

/** An answer whose undo can be typed where the user stands. */
export async function withUndoHere<Answer extends { readonly undo: string | null }>(
  { cwd, global }: CommandContext,
  session: Session,
  answer: Answer,
): Promise<Answer> {
  if (answer.undo === null) return answer;
  return { ...answer, undo: placeUndo(answer.undo, { cwd, root: await rootOf(session), agent: global.agent }) };
}

/** The path of a file in the workspace, as it was typed where the user stands. */
export async function pathHere({ cwd, global }: CommandContext, session: Session, file: string): Promise<string> {
  return relative(await rootOf(session), resolve(global.workspace ?? cwd, file));
}

/** Shows what an operation would change, as a diff or, with `--json`, as a list of files. */
export async function showPreview(
  { terminal, global }: CommandContext,
  { plan, files }: Pick<Preview<unknown>, 'plan' | 'files'>,
): Promise<ExitCode> {
  if (global.json) {
    const named = files.map(({ path, action, agent }) => ({ path, action, ...(agent !== undefined && { agent }) }));
    const warned = plan.warnings && { warnings: plan.warnings };
    terminal.json({ dryRun: true, summary: plan.summary, files: named, ...warned });
    return ExitCode.ok;
  }
  const { fileDiff } = await import('./ui/file-diff.js');
  for (const file of files) terminal.print(fileDiff(file));
  for (const warning of plan.warnings ?? []) terminal.err(`${terminal.style.yellow('!')} ${warning}`);
  terminal.note(`Dry run: ${plan.summary}. Nothing was changed.`);
  return ExitCode.ok;
}
