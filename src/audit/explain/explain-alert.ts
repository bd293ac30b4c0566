import { readFilesAtRevisions } from '../../history/read-files-at-revisions.js';
import { configFileName } from '../../workspace/config-file-name.js';
import { fingerprintOfBytes } from '../../workspace/file-fingerprint.js';
import { readBytes } from '../../workspace/read-workspace-file.js';
import type { Alert } from '../alerts/alert.js';
import { confirmedMark } from '../alerts/file-alerts.js';
import type { AuditState } from '../alerts/read-audit-state.js';
import { explainSettings } from './explain-settings.js';
import { explainText } from './explain-text.js';

/** Adds an explanation to an alert about a file. */
export async function explainAlert(facts: AuditState, alert: Alert): Promise<Alert> {
  const isAboutFile = Object.hasOwn(facts.files, alert.path);
  if (!isAboutFile) return alert;
  const versions = await versionsOf(facts, alert);
  if (versions === null) return alert;
  const { before, after } = versions;
  const explanation =
    alert.path === configFileName
      ? explainSettings(before, after)
      : await explainText({ before, after, at: facts.workspace.at });
  return { ...alert, explanation };
}

/** The confirmed version of the file, if git still has it, and the current one. */
async function versionsOf(
  facts: AuditState,
  { path, commit }: Alert,
): Promise<{ before: string; after: string } | null> {
  const { repository, workspace, confirmedState, commits, head } = facts;
  const file = await readBytes(workspace.reads, path);
  const onDisk = file.state === 'present' ? file.bytes.toString('utf8') : '';
  if (repository === null || head === null) return null;
  const oldest = commits.findLast(({ paths }) => Object.hasOwn(paths, path))?.commit;
  const revisions = [
    ...(confirmedState.confirmed?.commit != null ? [confirmedState.confirmed.commit] : []),
    ...(oldest === undefined ? [] : [`${oldest}^`]),
    head,
    ...(commit === undefined ? [] : [`${commit}^`]),
  ];
  const versions = await readFilesAtRevisions(
    repository,
    revisions.map((revision) => ({ revision, path })),
  );
  const confirmed = confirmedMark(facts, path);
  const known = versions.find((version) => version !== null && fingerprintOfBytes(version).mark === confirmed);
  const last = versions.at(-1) ?? null;
  const before = known ?? (confirmed === 'missing' ? null : last);
  return { before: before?.toString('utf8') ?? '', after: onDisk };
}
