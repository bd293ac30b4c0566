import type { Repository } from '../../git/repository.js';
import { stateFolder } from '../../workspace/change-in-progress.js';
import { readPlainText, type StateFile } from '../../workspace/state-file.js';
import type { WritableWorkspace } from '../change-workspace.js';
import { writeNote } from '../files/write-file-durably.js';

const changesBetweenRuns = 200;
export const countFile: StateFile = { path: `${stateFolder}/changes-since-maintenance`, maxBytes: 1024 };

/**
 * Runs git maintenance in the background now and then. Only in our own repository and only in a trusted workspace: a repository can
 * name programs that its maintenance runs.
 */
export async function scheduleMaintenance(
  { root, env, isTrusted }: WritableWorkspace,
  repository: Repository | null,
): Promise<void> {
  if (repository?.kind !== 'own' || !isTrusted) return;
  const counted = Number(readPlainText(root, countFile)) || 0;
  const isDue = counted + 1 >= changesBetweenRuns;
  // A lost count only delays the next run.
  writeNote(root, countFile, String(isDue ? 0 : counted + 1));
  if (!isDue) return;
  const { spawn } = await import('node:child_process');
  const child = spawn(
    'git',
    ['-c', 'core.hooksPath=/dev/null', '-c', 'core.fsmonitor=false', 'maintenance', 'run', '--auto', '--quiet'],
    {
      cwd: root,
      env: { PATH: env.PATH ?? '/usr/bin:/bin', LC_ALL: 'C' },
      detached: true,
      stdio: 'ignore',
    },
  );
  child.on('error', () => undefined);
  child.unref();
}
