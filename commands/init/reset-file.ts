import { realpathSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { operations, rootOf, SoulError } from '../../src/index.js';
import type { CommandContext } from '../command.js';
import type { ExitCode } from '../exit-code.js';
import { runChange } from '../run-change.js';
import { sessionHere } from '../session.js';
import { givenValues } from './ask-for-values.js';

/** Puts one file of the workspace in `dir` back to its template. */
export async function resetFile(
  context: CommandContext,
  { dir, file }: { dir: string; file: string },
): Promise<ExitCode> {
  refuseUseless(context);
  const session = sessionHere({ ...context, global: { ...context.global, workspace: dir } });
  // The root is a real path, and the folder may have been named by a link.
  const path = relative(await rootOf(session), resolve(realpathSync(dir), file));
  return runChange(context, {
    session,
    operation: operations['init.reset'],
    input: { file: path, ...givenValues(context) },
    unchanged: `${path} already equals its template.`,
  });
}

/** What decides about a whole workspace decides nothing about one file. */
function refuseUseless({ options }: CommandContext): void {
  const given = ['full', 'no-git'].find((name) => options.flag(name));
  const useless = given ?? (options.text('profile') === undefined ? undefined : 'profile');
  if (useless === undefined) return;
  throw new SoulError('usage', `--reset and --${useless} cannot be combined.`, { hint: 'Leave one of them out.' });
}
