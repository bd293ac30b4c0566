import { SoulError } from '../src/index.js';
import { ExitCode } from './exit-code.js';
import type { Interruption } from './interruption.js';

const graceMs = 500;

/**
 * The exit code of a run. After Ctrl-C the run has a moment to clean up; then it is left behind, which is safe because
 * a change is whole or not there at any moment.
 */
export async function untilInterrupted(run: Promise<ExitCode>, interruption: Interruption): Promise<ExitCode> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    interruption.onceCome(() => {
      timer = setTimeout(() => reject(interruption.signal.reason), graceMs);
    });
  });
  try {
    const exitCode = await Promise.race([run, tooLong]);
    return interruption.hasCome ? ExitCode.cancelled : exitCode;
  } catch (error) {
    if (!interruption.hasCome || error instanceof SoulError) throw error;
    throw new SoulError('cancelled', 'Cancelled.', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
