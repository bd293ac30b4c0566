import { relative } from 'node:path';
import type { Change } from '../src/index.js';

type Standing = {
  readonly cwd: string;
  readonly root: string;
  readonly agent?: string | undefined;
  readonly change: Change;
};

/** The command line that takes a change back, as it can be typed where the user stands; null where there is no undo. */
export function undoLine({ cwd, root, agent, change }: Standing): string | null {
  return placeUndo(change.state === 'unchanged' ? null : change.undo, { cwd, root, agent });
}

/** The same for an undo that the engine named. */
export function placeUndo(undo: string | null, { cwd, root, agent }: Omit<Standing, 'change'>): string | null {
  if (undo === null) return null;
  const isOutside = relative(root, cwd).split('/')[0] === '..';
  const place = isOutside ? ` -C ${shellWord(relative(cwd, root))}` : '';
  const who = agent === undefined ? '' : ` --agent ${shellWord(agent)}`;
  return undo.replace(/^agentsoul/, `agentsoul${place}${who}`);
}

export function shellWord(text: string): string {
  return /^[\w./@:+,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
