import type { Alert } from './alert.js';
import { alertId } from './alert.js';
import type { Facts } from './facts.js';

/** Alternate personas that are not the file the config pins. Such a persona never speaks, and still somebody changed it. */
export function findPersonaAlerts({ workspace, files }: Facts, found: readonly Alert[]): Alert[] {
  return workspace.config.personas.flatMap(({ file, sha256 }): Alert[] => {
    const pinned = sha256
      ?.trim()
      .toLowerCase()
      .replace(/^sha256[:-]/, '');
    const mark = Object.hasOwn(files, file) ? files[file]?.mark : undefined;
    if (pinned === undefined || mark === undefined || mark === pinned) return [];
    if (found.some(({ path }) => path === file)) return [];
    return [
      {
        id: alertId('persona', file, pinned, mark),
        severity: 'critical',
        kind: 'critical-change',
        path: file,
        when: workspace.at.toISOString(),
        summary: `${file} is not the persona file that the config pins by its hash, so it does not speak.`,
        acknowledged: false,
      },
    ];
  });
}
