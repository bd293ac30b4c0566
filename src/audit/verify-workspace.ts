import { findRepository } from '../git/repository.js';
import { uncommittedFiles } from '../history/uncommitted-files.js';
import { auditLogPath } from '../workspace/audit-log-path.js';
import { readConfirmedState } from '../workspace/confirmed-state.js';
import type { Workspace } from '../workspace/workspace.js';
import type { Alert, AlertKind } from './alerts/alert.js';
import { type AuditReport, auditWorkspace } from './audit-workspace.js';

export type VerifyCheck = { readonly id: string; readonly ok: boolean; readonly message: string };

export type Verification = Pick<AuditReport, 'ok' | 'head' | 'baseline' | 'alerts'> & {
  readonly checks: readonly VerifyCheck[];
  /** Files that differ from the last commit, watched or not. */
  readonly edited: readonly string[];
};

/** The result of every check, by name. */
export async function verifyWorkspace(workspace: Workspace): Promise<Verification> {
  const wasKnown = readConfirmedState(workspace) !== null;
  const { ok, head, baseline, alerts } = await auditWorkspace(workspace);
  const repository = await findRepository(workspace.root, workspace.env);
  const edited = repository === null ? [] : await uncommittedFiles(workspace, repository);
  const log = auditLogPath(workspace);
  return {
    ...{ ok, head, baseline, alerts },
    edited: edited.filter((path) => path !== log),
    checks: [
      {
        id: 'baseline',
        ok: wasKnown,
        message: wasKnown ? 'A baseline exists.' : 'There was no baseline. It was created now.',
      },
      check('files', alerts, ['critical-change', 'uncommitted'], 'Watched files match their confirmed versions.'),
      check(
        'actors',
        alerts,
        ['unauthorised-actor', 'unattended'],
        'Watched files were changed by authorised actors only.',
      ),
      check('history', alerts, ['history-rewritten'], 'The history contains the last seen commit.'),
      check('audit-log', alerts, ['log-mismatch'], 'audit.log was not altered.'),
    ],
  };
}

function check(id: string, alerts: readonly Alert[], kinds: readonly AlertKind[], fine: string): VerifyCheck {
  const found = alerts.filter(({ kind }) => kinds.includes(kind));
  return { id, ok: found.length === 0, message: found[0]?.summary ?? fine };
}
