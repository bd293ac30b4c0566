import { ExitCode } from './exit-code.js';
import { runProgram } from './program.js';

/** What the starter in `bin/` calls: the process as arguments, the exit code as the result. */
export async function main(process: NodeJS.Process, signal: AbortSignal): Promise<number> {
  const { argv, env, stdout, stderr } = process;
  const cwd = currentFolder(process);
  // Opening standard input takes time, and most commands never look at it.
  const streams = {
    stdout,
    stderr,
    get stdin() {
      return process.stdin;
    },
  };
  if (cwd !== null) return runProgram({ argv: argv.slice(2), env, cwd, streams, signal });
  stderr.write('✖ The folder you are in no longer exists.\n  Change to another one and run this again.\n');
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
