import { findRepository } from '../git/repository.js';
import { editedFiles } from '../history/edited-files.js';
import { auditLogPath } from '../workspace/audit-log-path.js';
import { readBaseline } from '../workspace/baseline.js';
import type { Workspace } from '../workspace/workspace.js';
import type { Alert, AlertKind } from './alerts/alert.js';
import { type AuditReport, auditWorkspace } from './audit-workspace.js';

export type VerifyCheck = { readonly id: string; readonly ok: boolean; readonly message: string };

export type Verification = Pick<AuditReport, 'ok' | 'head' | 'baseline' | 'alerts'> & {
  readonly checks: readonly VerifyCheck[];
  /** Files that differ from the last commit, watched or not. */
  readonly edited: readonly string[];
};

/** Every check by name, with how it went. */
export async function verifyWorkspace(workspace: Workspace): Promise<Verification> {
  const wasKnown = readBaseline(workspace) !== null;
  const { ok, head, baseline, alerts } = await auditWorkspace(workspace);
  const repository = await findRepository(workspace.root, workspace.env);
  const edited = repository === null ? [] : await editedFiles(workspace, repository);
  const log = auditLogPath(workspace);
  return {
    ...{ ok, head, baseline, alerts },
    edited: edited.filter((path) => path !== log),
    checks: [
      {
        id: 'baseline',
        ok: wasKnown,
        message: wasKnown ? 'There is a baseline to compare with.' : 'There was no baseline; it begins now.',
      },
      check('files', alerts, ['critical-change', 'uncommitted'], 'Watched files are as they were confirmed.'),
      check('actors', alerts, ['unauthorised-actor', 'unattended'], 'Nobody changed a watched file who may not.'),
      check('history', alerts, ['history-rewritten'], 'The history leads to the last commit that was seen.'),
      check('audit-log', alerts, ['log-mismatch'], 'audit.log is as it was written.'),
    ],
  };
}

function check(id: string, alerts: readonly Alert[], kinds: readonly AlertKind[], fine: string): VerifyCheck {
  const found = alerts.filter(({ kind }) => kinds.includes(kind));
  return { id, ok: found.length === 0, message: found[0]?.summary ?? fine };
}
