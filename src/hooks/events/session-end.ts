import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { invoke, operations } from '../../index.js';
import type { HookCall } from '../hook-call.js';
import { removeOldNotes } from '../hook-session-state.js';
import { dueFile } from './session-start.js';
import { keepTurn } from './stop.js';

/** Keeps what was not kept yet, and notes for the next session whether a reflection is due. */
export async function endSession(call: HookCall): Promise<string> {
  const { session, input, notes, folder, now } = call;
  // A prompt whose answer never came.
  if (notes.has('prompt')) await keepTurn({ ...call, input: { ...input, lastMessage: null, transcriptPath: null } });
  // A cleared conversation has lost what it began with, as a compacted one has.
  if (input.reason === 'clear') notes.once(`compacted-${notes.count('compacted-')}`);
  removeOldNotes(folder, now);
  if (folder === null) return '';
  const { due } = await invoke(session, operations['reflect.due'], { sessionEnd: true });
  if (!due) rmSync(join(folder, dueFile), { force: true });
  else {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(join(folder, dueFile), `${now.toISOString()}\n`, { mode: 0o600 });
  }
  return '';
}
