import type { Alert } from './alert.js';
import { alertId } from './alert.js';
import type { AuditState } from './read-audit-state.js';

/** Alternate personas that do not match the hash in the config. Such a persona is not used, but somebody changed it. */
export function findPersonaAlerts({ workspace, files }: AuditState, found: readonly Alert[]): Alert[] {
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
        summary: `${file} does not match the hash in the config, so this persona is not used.`,
        acknowledged: false,
      },
    ];
  });
}
