import { relative } from 'node:path';
import type { InitAnswer } from '../../src/index.js';
import type { CommandContext } from '../command.js';
import { fileTree } from '../ui/file-tree.js';
import type { Terminal } from '../ui/terminal.js';
import { shellWord } from '../undo-line.js';

/** What init did, as a tree, and three things to type next. */
export function welcome({ terminal, cwd, global }: CommandContext, result: InitAnswer): void {
  const { style } = terminal;
  const where = relative(cwd, result.root) || '.';
  const at = where === '.' ? '' : ` -C ${shellWord(where)}`;
  for (const warning of result.warnings) terminal.warn(warning);
  if (!result.changed && !global.dryRun) {
    const nothingElse = result.privacy.state === 'closed' ? 'No file was changed.' : 'Nothing was changed.';
    terminal.note(`${where} is already a complete workspace (${result.profile} layout). ${nothingElse}`);
    notePrivacy(terminal, result.privacy, at);
    return;
  }
  terminal.print(fileTree(where, result.created));
  if (result.kept.length > 0) terminal.note(`Kept as they are: ${result.kept.join(', ')}`);
  if (!result.changed) {
    if (result.privacy.state === 'closed') terminal.note(`${where} would be made private.`);
    terminal.note('Dry run. Nothing was created.');
    return;
  }
  terminal.note('');
  terminal.note(
    `${style.green('✔')} ${result.kept.length === 0 ? 'Created' : 'Completed'} the workspace. Layout: ${result.profile} (${result.reason}).`,
  );
  if (result.commit === null)
    terminal.note('  No history is kept (--no-git): changes are recorded in audit.log and there is no undo.');
  else terminal.note(`  Commit ${result.commit.slice(0, 10)} by system:init. Undo: ${style.bold(result.undo ?? '')}`);
  notePrivacy(terminal, result.privacy, at);
  terminal.note('');
  terminal.note('Next:');
  for (const [command, says] of [
    [`agentsoul${at} bootstrap`, 'the first conversation: who is it, who are you'],
    [`agentsoul${at} render --scope main`, 'the prompt your agent starts with'],
    [`agentsoul${at} scopes --prove`, 'see that nothing private reaches a group'],
  ] as const) {
    terminal.note(`  ${style.bold(command.padEnd(44))} ${style.dim(says)}`);
  }
}

/** What other users of the machine can read from now on, where that is not plain from a new folder. */
function notePrivacy({ note, style }: Terminal, privacy: InitAnswer['privacy'], at: string): void {
  switch (privacy.state) {
    case 'private':
      return;
    case 'closed':
      note('  The folder and everything in it is now private to you.');
      return;
    case 'open':
      note(
        '! Other users of this machine can read what was in the folder before; only files written by agentsoul are private.',
      );
      note(`  To make the rest private: ${style.bold(`agentsoul${at} doctor --fix`)}`);
      return;
    case 'shared':
      note(`! Other users of this machine can access the folder. It stays open because ${privacy.why}.`);
      note('  Move the workspace to its own folder to keep it private.');
      return;
    default:
      privacy satisfies never;
  }
}
