import { join } from 'node:path';
import { gitLine, type Repository } from './repository.js';

/** Whether the history is the workspace's alone: a repository of its own, with everything inside the folder. */
export function isOwnHistory(repository: Repository): boolean {
  return repository.kind === 'own' && !repository.isElsewhere;
}

/** What of a repository tells what was written. git keeps it closed once it is told to; a few other files it does not. */
export function historyPlaces({ commonDir, indexFile }: Repository): string[] {
  return [join(commonDir, 'objects'), join(commonDir, 'logs'), indexFile];
}

/** The setting with which git closes what it writes to everybody but the owner, whatever the umask. */
export const privateSetting = ['core.sharedRepository', '0600'] as const;

export async function isKeptPrivate(repository: Repository): Promise<boolean> {
  const mode = await gitLine(repository, ['config', '--get', privateSetting[0]], { allow: [1] });
  return /^0*[67]00$/.test(mode);
}
