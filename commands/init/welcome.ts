import { relative } from 'node:path';
import type { Initialised } from '../../src/scaffold/init-workspace.js';
import type { CommandContext } from '../command.js';
import { fileTree } from '../ui/file-tree.js';
import { shellWord, undoLine } from '../undo-line.js';

/** What init did, as a tree, and three things to type next. */
export function welcome({ terminal, cwd, global }: CommandContext, result: Initialised): void {
  const { style } = terminal;
  const where = relative(cwd, result.root) || '.';
  const change = result.change.state === 'changed' ? result.change : null;
  if (change === null && !global.dryRun) {
    terminal.note(`${where} is a complete workspace already (${result.profile} layout). Nothing was changed.`);
    return;
  }
  terminal.print(fileTree(where, result.created));
  if (result.kept.length > 0) terminal.note(`Kept as they are: ${result.kept.join(', ')}`);
  if (change === null) {
    terminal.note('Dry run. Nothing was created.');
    return;
  }
  terminal.note('');
  terminal.note(
    `${style.green('✔')} ${result.kept.length === 0 ? 'Created' : 'Completed'} the workspace. Layout: ${result.profile} (${result.reason}).`,
  );
  if (change.commit === null)
    terminal.note('  No history is kept (--no-git): changes stand in audit.log and there is no undo.');
  else
    terminal.note(
      `  Commit ${change.commit.slice(0, 10)} by system:init. Undo: ${style.bold(undoLine({ cwd, root: result.root, change }) ?? '')}`,
    );
  const at = where === '.' ? '' : ` -C ${shellWord(where)}`;
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
