import { sensitivityOf } from '../../workspace/role-paths.js';
import type { Workspace } from '../../workspace/workspace.js';
import { type Alert, alertId } from '../alerts/alert.js';

/** Errors the linter finds in changed files, one alert per file and rule. Suppressions are taken from the base revision. */
export async function findRiskyDiffs(workspace: Workspace, base: string): Promise<Alert[]> {
  const { lintWorkspace } = await import('../../lint/lint-workspace.js');
  const { findings } = await lintWorkspace(workspace, {
    base,
    only: ['INJ', 'HID', 'EXF', 'EXE', 'SEC'],
    minSeverity: 'error',
  });
  const alerts = new Map<string, Alert>();
  for (const { path, ruleId, line, message } of findings) {
    const id = alertId('risk', path, ruleId);
    if (alerts.has(id)) continue;
    alerts.set(id, {
      id,
      severity: sensitivityOf(workspace, path) === 'critical' ? 'critical' : 'high',
      kind: 'risky-diff',
      path,
      when: workspace.at.toISOString(),
      summary: `${path}:${line} (${ruleId}) ${message}`,
      acknowledged: false,
    });
  }
  return [...alerts.values()];
}
