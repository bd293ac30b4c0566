import { relative } from 'node:path';

type Standing = { readonly cwd: string; readonly root: string; readonly agent?: string | undefined };

/** The command line that takes a change back, as it can be typed where the user stands; null where there is no undo. */
export function placeUndo(undo: string | null, { cwd, root, agent }: Standing): string | null {
  if (undo === null) return null;
  const isOutside = relative(root, cwd).split('/')[0] === '..';
  const place = isOutside ? ` -C ${shellWord(relative(cwd, root))}` : '';
  const who = agent === undefined ? '' : ` --agent ${shellWord(agent)}`;
  return undo.replace(/^agentsoul/, `agentsoul${place}${who}`);
}

export function shellWord(text: string): string {
  return /^[\w./@:+,-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
