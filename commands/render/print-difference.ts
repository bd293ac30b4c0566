import type { PromptDifference } from '../../src/index.js';
import type { CommandContext } from '../command.js';
import { ExitCode } from '../exit-code.js';
import { unifiedDiff } from '../ui/diff.js';

/** Prints how the prompt differs from that of another scope, or from what it was at a revision. */
export function printDifference({ terminal, global }: CommandContext, difference: PromptDifference): ExitCode {
  const { against, scope, before, after, same } = difference;
  if (global.json) terminal.json(difference);
  else if (same) terminal.note('The two prompts are the same, byte for byte.');
  else terminal.print(unifiedDiff({ names: [against, scope], before, after }));
  return ExitCode.ok;
}
