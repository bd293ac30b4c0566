import { relative } from 'node:path';
import { folderPrivacy } from '../../src/index.js';
import type { CommandContext } from '../command.js';

/** Whether an existing folder that others can read may be closed to them. A dry run takes a yes for granted. */
export async function askToClose({ cwd, global, terminal }: CommandContext, dir: string): Promise<boolean> {
  const privacy = await folderPrivacy(dir);
  if (privacy.state === 'private') return false;
  if (global.dryRun) return true;
  const where = relative(cwd, dir) || 'this folder';
  const readable = `Other users of this machine can read ${where}, but an agent's memory should be private.`;
  const question =
    privacy.state === 'open'
      ? 'Make the folder private?'
      : `The folder can't be made private, because ${privacy.why}. Make the agent's files private?`;
  return terminal.confirm({ message: `${readable} ${question}`, flag: '--yes', default: true });
}
