import type { Repository } from '../../git/repository.js';
import { readFilesAtRevisions } from '../../history/read-files-at-revisions.js';
import { configFileName } from '../../workspace/config-file-name.js';
import type { Workspace } from '../../workspace/workspace.js';
import type { Alert } from '../alerts/alert.js';
import { explainSettings } from '../explain/explain-settings.js';
import { explainText } from '../explain/explain-text.js';

type Range = { readonly repository: Repository; readonly base: string; readonly head: string };

/** The alert with an explanation of what the whole range changed in its file. */
export async function explainCommitRange(
  { at }: Workspace,
  alert: Alert,
  { repository, base, head }: Range,
): Promise<Alert> {
  const { path } = alert;
  const versions = await readFilesAtRevisions(
    repository,
    [base, head].map((revision) => ({ revision, path })),
  );
  const [before = '', after = ''] = versions.map((bytes) => bytes?.toString('utf8') ?? '');
  const explanation =
    path === configFileName ? explainSettings(before, after) : await explainText({ before, after, at });
  return { ...alert, explanation };
}
