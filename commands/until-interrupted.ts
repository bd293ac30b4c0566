import { SoulError } from '../src/errors/soul-error.js';
import { ExitCode } from './exit-code.js';

const graceMs = 500;

/**
 * The exit code of a run. After Ctrl-C the run has a moment to clean up; then it is left behind, which is safe because
 * a change is whole or not there at any moment.
 */
export async function untilInterrupted(run: Promise<ExitCode>, signal: AbortSignal): Promise<ExitCode> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_, reject) => {
    const startGrace = () => {
      timer = setTimeout(() => reject(signal.reason), graceMs);
    };
    if (signal.aborted) startGrace();
    else signal.addEventListener('abort', startGrace, { once: true });
  });
  try {
    const exitCode = await Promise.race([run, tooLong]);
    return signal.aborted ? ExitCode.cancelled : exitCode;
  } catch (error) {
    if (!signal.aborted || error instanceof SoulError) throw error;
    throw new SoulError('cancelled', 'Cancelled.', { cause: error });
  } finally {
    clearTimeout(timer);
  }
}
