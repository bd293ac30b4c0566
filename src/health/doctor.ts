import { quickAlerts } from '../audit/quick-alerts.js';
import { isGitTrouble } from '../git/git-failure.js';
import { findRepository, type Repository } from '../git/repository.js';
import { measureBudget } from '../render/budget-report.js';
import { roleNames } from '../roles/roles.js';
import { readChangeState } from '../workspace/change-in-progress.js';
import { configFileName } from '../workspace/config-file-name.js';
import { decodeText } from '../workspace/decode-text.js';
import type { FileBytes } from '../workspace/read-workspace-file.js';
import { roleFiles } from '../workspace/role-paths.js';
import type { Workspace } from '../workspace/workspace.js';
import { checkDoors } from './check-doors.js';
import { checkHistory } from './check-history.js';
import { checkMemory } from './check-memory.js';
import { checkModel } from './check-model.js';
import { checkPrivacy } from './check-privacy.js';
import { checkStateFiles } from './check-state-files.js';

export type Check = {
  readonly id: string;
  readonly status: 'ok' | 'warning' | 'error';
  readonly message: string;
  /** A command that fixes it. */
  readonly fix?: string;
};

export type Diagnosis = { readonly ok: boolean; readonly checks: readonly Check[] };

/** Checks everything around a workspace. Read-only; each finding names the command that fixes it. */
export async function diagnose(workspace: Workspace): Promise<Diagnosis> {
  const repository = await readableRepository(workspace);
  const checks = [
    checkConfig(workspace),
    checkTrust(workspace),
    checkModel(workspace),
    await checkPendingChange(workspace),
    ...(await checkStateFiles(workspace, repository)),
    await checkFiles(workspace),
    ...(await checkPrivacy(workspace, repository)),
    ...(await checkHistory(workspace)),
    await checkBudgets(workspace),
    await checkAlerts(workspace),
    ...(await checkMemory(workspace)),
    checkDoors(workspace),
  ];
  return { ok: checks.every(({ status }) => status !== 'error'), checks };
}

/** A repository that git can't read is reported by the history check. */
async function readableRepository({ root, env }: Workspace): Promise<Repository | null> {
  try {
    return await findRepository(root, env);
  } catch (error) {
    if (isGitTrouble(error)) return null;
    throw error;
  }
}

function checkConfig({ hasConfig, loadedConfig, profile, profileReason }: Workspace): Check {
  const [warning] = loadedConfig.warnings.filter(({ code }) => code !== 'setting-not-trusted');
  if (warning !== undefined) return { id: 'config', status: 'warning', message: warning.message };
  if (!hasConfig) {
    const message = `There is no ${configFileName}; the layout was recognised as ${profile.name} (${profileReason}).`;
    return { id: 'config', status: 'warning', message, fix: 'agentsoul init' };
  }
  return { id: 'config', status: 'ok', message: `${configFileName} is valid; the layout is ${profile.name}.` };
}

function checkTrust({ trust, loadedConfig }: Workspace): Check {
  const ignored = loadedConfig.warnings.filter(({ code }) => code === 'setting-not-trusted').map(({ key }) => key);
  if (ignored.length === 0) return { id: 'trust', status: 'ok', message: 'All sensitive settings are trusted.' };
  const why = trust.reason === 'changed' ? 'changed since you trusted them' : 'are not trusted';
  return {
    id: 'trust',
    status: 'warning',
    message: `These settings ${why} and are ignored: ${ignored.join(', ')}.`,
    fix: 'agentsoul trust',
  };
}

async function checkAlerts(workspace: Workspace): Promise<Check> {
  const alerts = await quickAlerts(workspace);
  if (alerts.length === 0) return { id: 'alerts', status: 'ok', message: 'No unexplained changes to watched files.' };
  const named = alerts.map(({ path }) => path).join(', ');
  return { id: 'alerts', status: 'warning', message: `There are open alerts about ${named}.`, fix: 'agentsoul audit' };
}

async function checkPendingChange({ root }: Workspace): Promise<Check> {
  const { intent } = await readChangeState(root);
  if (intent === null) return { id: 'pending-change', status: 'ok', message: 'No change was interrupted.' };
  return {
    id: 'pending-change',
    status: 'error',
    message: `The change ${intent.id} was interrupted.`,
    fix: 'agentsoul doctor --fix',
  };
}

async function checkFiles(workspace: Workspace): Promise<Check> {
  const paths = [...new Set(roleNames.flatMap((role) => roleFiles(workspace, role)))];
  const files = await workspace.snapshot((reader) => Promise.all(paths.map((path) => reader.read(path))));
  const unreadable = files.flatMap((file) => {
    const reason = whyUnreadable(file);
    return reason === null ? [] : [`${file.path} (${reason})`];
  });
  if (unreadable.length > 0)
    return { id: 'files', status: 'error', message: `Left out of every prompt: ${unreadable.join(', ')}` };
  const missing = workspace.profile.required
    .flatMap((role) => roleFiles(workspace, role).slice(0, 1))
    .filter((path) => files.some((file) => file.path === path && file.state === 'missing'));
  if (missing.length === 0) return { id: 'files', status: 'ok', message: 'All files of the layout are readable.' };
  return { id: 'files', status: 'warning', message: `Missing: ${missing.join(', ')}.`, fix: 'agentsoul init' };
}

function whyUnreadable(file: FileBytes): string | null {
  if (file.state === 'unreadable') return file.reason;
  return file.state === 'present' && decodeText(file.bytes) === null ? 'It is not UTF-8 text.' : null;
}

async function checkBudgets(workspace: Workspace): Promise<Check> {
  const { files, warnAt } = await measureBudget(workspace);
  const over = files.filter(({ ok }) => !ok).map(({ path }) => path);
  if (over.length > 0)
    return {
      id: 'budgets',
      status: 'warning',
      message: `Over their limit: ${over.join(', ')}.`,
      fix: 'agentsoul budget',
    };
  const near = files.filter(({ share }) => (share ?? 0) >= warnAt).map(({ path }) => path);
  if (near.length > 0)
    return {
      id: 'budgets',
      status: 'warning',
      message: `Close to their limit: ${near.join(', ')}.`,
      fix: 'agentsoul budget',
    };
  return { id: 'budgets', status: 'ok', message: 'Every file fits its limit.' };
}
