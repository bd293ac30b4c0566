import { readVersions } from '../../history/read-versions.js';
import { markOf } from '../../workspace/file-mark.js';
import { configFileName } from '../../workspace/find-workspace.js';
import { readBytes } from '../../workspace/read-file.js';
import type { Alert } from '../alerts/alert.js';
import type { Facts } from '../alerts/facts.js';
import { confirmedMark } from '../alerts/file-alerts.js';
import { explainSettings } from './explain-settings.js';
import { explainText } from './explain-text.js';

/** Adds an explanation to an alert about a file. */
export async function explainAlert(facts: Facts, alert: Alert): Promise<Alert> {
  const isAboutFile = Object.hasOwn(facts.files, alert.path);
  if (!isAboutFile) return alert;
  const versions = await versionsOf(facts, alert);
  if (versions === null) return alert;
  const { before, after } = versions;
  const explanation =
    alert.path === configFileName
      ? explainSettings(before, after)
      : await explainText({ path: alert.path, before, after, at: facts.workspace.at });
  return { ...alert, explanation };
}

/** The confirmed version of the file, if git still has it, and the current one. */
async function versionsOf(facts: Facts, { path, commit }: Alert): Promise<{ before: string; after: string } | null> {
  const { repository, workspace, baseline, commits, head } = facts;
  const file = await readBytes(workspace.reads, path);
  const onDisk = file.state === 'present' ? file.bytes.toString('utf8') : '';
  if (repository === null || head === null) return null;
  const oldest = commits.findLast(({ paths }) => Object.hasOwn(paths, path))?.commit;
  const revisions = [
    ...(baseline.confirmed?.commit != null ? [baseline.confirmed.commit] : []),
    ...(oldest === undefined ? [] : [`${oldest}^`]),
    head,
    ...(commit === undefined ? [] : [`${commit}^`]),
  ];
  const versions = await readVersions(
    repository,
    revisions.map((revision) => ({ revision, path })),
  );
  const confirmed = confirmedMark(facts, path);
  const known = versions.find((version) => version !== null && markOf(version).mark === confirmed);
  const last = versions.at(-1) ?? null;
  const before = known ?? (confirmed === 'missing' ? null : last);
  return { before: before?.toString('utf8') ?? '', after: onDisk };
}
