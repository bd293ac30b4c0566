import { ExitCode } from './exit-code.js';
import { interruptionFrom } from './interruption.js';
import { runProgram } from './program.js';
import { directOutput } from './ui/direct-output.js';

/** The streams of the process. Each is made when it is first asked for, which takes time. */
export type StandardStreams = Pick<NodeJS.Process, 'stdin' | 'stdout' | 'stderr'>;

/** What the starter in `bin/` calls: the process as arguments, the exit code as the result. */
export async function main(
  process: NodeJS.Process,
  { standard, onInterrupt }: { standard: StandardStreams; onInterrupt: (listener: () => void) => void },
): Promise<number> {
  const { argv, env } = process;
  const cwd = currentFolder(process);
  const streams = {
    stdout: directOutput(1, () => standard.stdout),
    stderr: directOutput(2, () => standard.stderr),
    get dialogue() {
      return standard.stderr;
    },
    get stdin() {
      return standard.stdin;
    },
  };
  if (cwd !== null)
    return runProgram({ argv: argv.slice(2), env, cwd, streams, interruption: interruptionFrom(onInterrupt) });
  streams.stderr.write('✖ The folder you are in no longer exists.\n  Change to another one and run this again.\n');
  return ExitCode.failure;
}

function currentFolder(process: NodeJS.Process): string | null {
  try {
    return process.cwd();
  } catch {
    // The only way this fails is a folder that was removed under the shell.
    return null;
  }
}
