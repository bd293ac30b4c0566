import { join } from 'node:path';
import { gitLine, type Repository } from './repository.js';

/** Whether the history belongs to the workspace only: its own repository, entirely inside the folder. */
export function isOwnHistory(repository: Repository): boolean {
  return repository.kind === 'own' && !repository.isElsewhere;
}

/** Parts of a repository that reveal content. With the setting below, git keeps these private, except for a few other files. */
export function historyPlaces({ commonDir, indexFile }: Repository): string[] {
  return [join(commonDir, 'objects'), join(commonDir, 'logs'), indexFile];
}

/** Makes git write files readable by the owner only, regardless of the umask. */
export const privateSetting = ['core.sharedRepository', '0600'] as const;

export async function isKeptPrivate(repository: Repository): Promise<boolean> {
  const mode = await gitLine(repository, ['config', '--get', privateSetting[0]], { allow: [1] });
  return /^0*[67]00$/.test(mode);
}
