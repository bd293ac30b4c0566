import type { Remembered } from '../../src/index.js';
import type { CommandContext } from '../command.js';

/** Says where a memory went and what it repeats or contradicts. */
export function reportRemembered({ terminal }: CommandContext, remembered: Remembered): void {
  const { style } = terminal;
  const { id, store, path, commit, undo, duplicates, contradictions, warnings, route } = remembered;
  terminal.print(id);
  const about = store === 'episodic' ? `${store}, ${route.type}` : store;
  const kind = route.by === 'model' ? `${about}, as the model decided` : about;
  if (commit !== null || undo !== null) terminal.note(`${style.green('✔')} Remembered in ${path} (${kind})`);
  if (duplicates.length > 0) terminal.note(`  Says the same as ${duplicates.slice(0, 3).join(', ')}`);
  for (const { id: other, text, reason } of contradictions.slice(0, 3)) {
    terminal.note(`${style.yellow('!')} Contradicts ${other}: ${text} (${reason})`);
  }
  for (const { message } of warnings) terminal.warn(message);
  if (commit !== null)
    terminal.note(`  Commit ${commit.slice(0, 10)}.${undo === null ? '' : ` Undo: ${style.bold(undo)}`}`);
}
