import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type ChangeWording, invoke, loadWording, operations, type Session, SoulError } from '../../src/index.js';
import type { CommandContext } from '../command.js';

/** Lets a person reword the new lines of one change. What comes back is checked like any proposal. */
export async function rewordInEditor(
  { terminal, env }: CommandContext,
  session: Session,
  n: number,
): Promise<ChangeWording> {
  const proposal = await invoke(session, operations['reflect.show'], {});
  const change = proposal.changes.find((one) => one.n === n);
  const { wordingOf } = await loadWording();
  const text = change === undefined ? '' : wordingOf(change);
  if (text.trim() === '') throw new SoulError('usage', `Change ${n} of ${proposal.id} has no lines to edit.`);
  if (!terminal.canAsk()) {
    throw new SoulError('input-needed', 'Rewording a change needs an editor in a terminal, and there is no terminal.', {
      hint: 'Run this in a terminal, or approve without `--edit`. Nothing was changed.',
    });
  }
  const editor = [env.VISUAL, env.EDITOR].find((name) => name !== undefined && name.trim() !== '') ?? 'vi';
  const folder = mkdtempSync(join(tmpdir(), 'agentsoul-edit-'));
  const file = join(folder, `${proposal.id}-${n}.md`);
  try {
    writeFileSync(file, text, { mode: 0o600 });
    // As git does it: the setting may hold options, so a shell reads it.
    const { status } = spawnSync('/bin/sh', ['-c', `${editor} "$1"`, editor, file], { stdio: 'inherit' });
    if (status !== 0) throw new SoulError('cancelled', 'The editor ended with an error. Nothing was changed.');
    return { n, text: readFileSync(file, 'utf8') };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
