import { noteHookFailure } from '../../src/index.js';
import type { Environment } from '../environment-switch.js';
import { ExitCode } from '../exit-code.js';

/** A hook that was set up wrongly must not hold up the client either: one line in the log, and nothing else. */
export async function reportSilently(
  error: unknown,
  { argv, env, now }: { readonly argv: readonly string[]; readonly env: Environment; readonly now: Date },
): Promise<ExitCode> {
  const [, client = '', event = ''] = argv;
  const asked = { client, event, folder: argv[argv.indexOf('-C') + 1] };
  const message = error instanceof Error ? error.message : String(error);
  await noteHookFailure({ env, platform: process.platform, clock: () => now }, asked, message);
  return ExitCode.ok;
}
