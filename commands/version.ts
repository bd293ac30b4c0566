import packageJson from '../package.json' with { type: 'json' };
import { ExitCode } from './exit-code.js';
import type { Terminal } from './ui/terminal.js';

export const version = packageJson.version;
export const programDescription = packageJson.description;

/** Without `--json` the program's starter answers this itself, because loading more would take longer than the answer. */
export function printVersion(terminal: Terminal, { json }: { readonly json: boolean }): ExitCode {
  if (json) terminal.json({ program: 'agentsoul', release: version });
  else terminal.print(version);
  return ExitCode.ok;
}
