import { realpathSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { SoulError } from '../../src/errors/soul-error.js';
import { applyPlan } from '../apply-plan.js';
import type { CommandContext } from '../command.js';
import type { ExitCode } from '../exit-code.js';
import { openHere } from '../here.js';
import { givenValues } from './ask-for-values.js';

/** Puts one file of the workspace in `dir` back to its template. */
export async function resetFile(
  context: CommandContext,
  { dir, file }: { dir: string; file: string },
): Promise<ExitCode> {
  refuseUseless(context);
  const { planReset, dayAt } = await import('../../src/index.js');
  const workspace = await openHere({ ...context, global: { ...context.global, workspace: dir } });
  // The root is a real path, and the folder may have been named by a link.
  const path = relative(workspace.root, resolve(realpathSync(dir), file));
  const values = { ...givenValues(context, workspace.timezone), date: dayAt(workspace.at, workspace.timezone) };
  const plan = await planReset(path, { layout: workspace, values });
  if (plan === null) {
    throw new SoulError('usage', `There is no template for ${file} in the ${workspace.profile.name} layout.`, {
      hint: 'Run `agentsoul init --dry-run` in an empty folder to see the files that have one.',
    });
  }
  return applyPlan(context, {
    workspace,
    mutation: 'init --reset',
    trigger: `agentsoul init --reset ${path}`,
    plan: async () => plan,
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
