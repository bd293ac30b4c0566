import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { quickAlerts } from '../audit/quick-alerts.js';
import { operationInProgress } from '../git/operation-in-progress.js';
import { exists, findRepository, headCommit, type Repository } from '../git/repository.js';
import { measureBudget } from '../render/budget-report.js';
import { roleNames } from '../roles/roles.js';
import { decodeText } from '../workspace/decode-text.js';
import { configFileName } from '../workspace/find-workspace.js';
import { readChangeState } from '../workspace/pending-change.js';
import type { FileBytes } from '../workspace/read-file.js';
import { roleFiles } from '../workspace/role-paths.js';
import type { Workspace } from '../workspace/workspace.js';
import { checkMemory } from './check-memory.js';
import { checkModel } from './check-model.js';

export type Check = {
  readonly id: string;
  readonly status: 'ok' | 'warning' | 'error';
  readonly message: string;
  /** A command that mends it. */
  readonly fix?: string;
};

export type Diagnosis = { readonly ok: boolean; readonly checks: readonly Check[] };

/** Looks at everything that can go wrong around a workspace. Reads only; each finding names the command that mends it. */
export async function diagnose(workspace: Workspace): Promise<Diagnosis> {
  const repository = await findRepository(workspace.root, workspace.env);
  const checks = [
    checkConfig(workspace),
    checkTrust(workspace),
    checkModel(workspace),
    await checkPendingChange(workspace),
    await checkFiles(workspace),
    await checkPermissions(workspace),
    ...(await checkHistory(repository)),
    await checkBudgets(workspace),
    await checkAlerts(workspace),
    ...(await checkMemory(workspace)),
  ];
  return { ok: checks.every(({ status }) => status !== 'error'), checks };
}

function checkConfig({ hasConfig, loadedConfig, profile, profileReason }: Workspace): Check {
  const [warning] = loadedConfig.warnings.filter(({ code }) => code !== 'setting-not-trusted');
  if (warning !== undefined) return { id: 'config', status: 'warning', message: warning.message };
  if (!hasConfig) {
    const message = `There is no ${configFileName}; the layout ${profile.name} was recognised (${profileReason}).`;
    return { id: 'config', status: 'warning', message, fix: 'agentsoul init' };
  }
  return { id: 'config', status: 'ok', message: `${configFileName} is valid; the layout is ${profile.name}.` };
}

function checkTrust({ trust, loadedConfig }: Workspace): Check {
  const ignored = loadedConfig.warnings.filter(({ code }) => code === 'setting-not-trusted').map(({ key }) => key);
  if (ignored.length === 0)
    return { id: 'trust', status: 'ok', message: 'No setting needs your trust that does not have it.' };
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
  if (alerts.length === 0) return { id: 'alerts', status: 'ok', message: 'No watched file changed unexplained.' };
  const named = alerts.map(({ path }) => path).join(', ');
  return { id: 'alerts', status: 'warning', message: `Alerts are open about ${named}.`, fix: 'agentsoul audit' };
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
  if (missing.length === 0) return { id: 'files', status: 'ok', message: 'All files of the layout can be read.' };
  return { id: 'files', status: 'warning', message: `Missing: ${missing.join(', ')}.`, fix: 'agentsoul init' };
}

function whyUnreadable(file: FileBytes): string | null {
  if (file.state === 'unreadable') return file.reason;
  return file.state === 'present' && decodeText(file.bytes) === null ? 'It is not UTF-8 text.' : null;
}

async function checkPermissions(workspace: Workspace): Promise<Check> {
  const paths = ['', configFileName, ...new Set(roleNames.flatMap((role) => roleFiles(workspace, role)))];
  const open: string[] = [];
  for (const path of paths) {
    const found = await stat(join(workspace.root, path)).catch(() => null);
    if (found !== null && (found.mode & 0o077) !== 0) open.push(path === '' ? 'the folder itself' : path);
  }
  if (open.length === 0) return { id: 'permissions', status: 'ok', message: 'Only you can read the workspace.' };
  const named = open.slice(0, 4).join(', ') + (open.length > 4 ? ` and ${open.length - 4} more` : '');
  return {
    id: 'permissions',
    status: 'warning',
    message: `Other users of this machine may read ${named}.`,
    fix: 'agentsoul doctor --fix',
  };
}

async function checkHistory(repository: Repository | null): Promise<Check[]> {
  if (repository === null) {
    return [
      {
        id: 'history',
        status: 'warning',
        message: 'There is no git repository, so there is no undo.',
        fix: 'git init',
      },
    ];
  }
  const checks: Check[] = [];
  const operation = await operationInProgress(repository);
  if (operation !== null)
    checks.push({
      id: 'git-operation',
      status: 'error',
      message: `A ${operation} is going on; nothing can be written until it ends.`,
      fix: 'git status',
    });
  const lockFile = `${repository.indexFile}.lock`;
  if (await exists(lockFile))
    checks.push({
      id: 'git-lock',
      status: 'warning',
      message: `${lockFile} keeps git's index locked. Remove it if no git is running.`,
      fix: `rm ${lockFile}`,
    });
  const head = await headCommit(repository);
  if (head === null)
    checks.push({
      id: 'history',
      status: 'warning',
      message: 'Nothing has been committed yet.',
      fix: 'agentsoul save --reason "start"',
    });
  else
    checks.push({
      id: 'history',
      status: 'ok',
      message: `History is kept in ${repository.kind === 'own' ? 'a repository of its own' : repository.top}, at ${head.slice(0, 10)}.`,
    });
  return checks;
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
