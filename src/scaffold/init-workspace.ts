import { lstat, realpath, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { userLocations } from '../config/user-locations.js';
import { recordFolders } from '../entries/paths/meta-files.js';
import { SoulError } from '../errors/soul-error.js';
import { findRepository } from '../git/repository.js';
import type { Environment } from '../git/run-git.js';
import { type Change, changeWorkspace, type WritableWorkspace } from '../journal/change-workspace.js';
import { createRepository, prepareFolder } from '../journal/git/create-repository.js';
import { recordTrust } from '../journal/record-trust.js';
import { type RestrictOptions, restrictPermissions } from '../journal/restrict-permissions.js';
import { roleNames } from '../roles/roles.js';
import { dayAt } from '../workspace/calendar-days.js';
import { folderPrivacy } from '../workspace/folder-privacy.js';
import type { Root } from '../workspace/read-workspace-file.js';
import { type Layout, roleFiles } from '../workspace/role-paths.js';
import { readSnapshot } from '../workspace/snapshot.js';
import type { TemplateValues } from '../workspace/templates.js';
import { inspectTargetFolder, type TargetFolder } from './inspect-folder-before-init.js';
import { type InitPlan, planInit } from './plan-init.js';
import { recordInitialState } from './record-initial-state.js';

export type InitOptions = Omit<TemplateValues, 'date'> & {
  readonly profile?: string | undefined;
  readonly agentId?: string | undefined;
  readonly full?: boolean | undefined;
  readonly git: boolean;
  readonly at: Date;
  readonly env: Environment;
  readonly platform: string;
  /** Whether to make an existing folder and the agent's files in it private. */
  readonly closeFolder?: boolean | undefined;
  readonly dryRun?: boolean | undefined;
};

export type Initialised = {
  readonly root: string;
  readonly profile: string;
  readonly reason: string;
  readonly created: readonly string[];
  readonly kept: readonly string[];
  readonly change: Change;
  /** How changes are recorded from now on. */
  readonly history: 'own' | 'parent' | 'none';
  /** Who can access the folder: only its owner, only its owner from now on, others too, or others who would lose access. */
  readonly privacy: RestrictOptions['folder'];
};

/** Creates a workspace, or completes an existing folder without touching what is in it. */
export async function initWorkspace(dir: string, options: InitOptions): Promise<Initialised> {
  const root = await intendedRoot(dir);
  const site = await inspectTargetFolder({ path: root, excluded: [] }, options);
  const { profile, agentId, reason } = site;
  const layout = { profile, agentId };
  const reads: Root = { path: root, excluded: [], unlinked: recordFolders(layout) };
  const values: TemplateValues = { ...options, date: dayAt(options.at, options.timezone) };
  const planNow = () =>
    readSnapshot(reads, (reader) => planInit(reader, { layout, values, full: options.full === true }));
  const preview = await planNow();
  const described = { root, profile: profile.name, reason, kept: preview.kept };
  if (options.dryRun === true) {
    return {
      ...described,
      created: preview.edits.map(({ path }) => path),
      change: { state: 'unchanged' },
      history: options.git ? 'own' : 'none',
      privacy: await privacyToBe(root, options),
    };
  }
  await prepareFolder(root);
  // First, so that the folder is still trusted after an interrupted init.
  if (site.isOurs) await recordTrust(root, options);
  if (options.git && !site.hasConfig) await createRepository(root, options.env);
  const workspace = writable(site, reads, options);
  const { folder } = await restrictPermissions(workspace, {
    repository: await findRepository(root, options.env),
    mayCloseFolder: options.closeFolder === true,
  });
  let plan: InitPlan = preview;
  const change = await changeWorkspace(workspace, {
    mutation: 'init',
    presence: 'unattended',
    trigger: 'agentsoul init',
    plan: async (repository) => {
      plan = await planNow();
      const found = repository?.kind === 'own' ? await existingRoleFiles(reads, layout) : [];
      return { ...plan, recordFirst: found };
    },
  });
  const repository = await findRepository(root, options.env);
  const isNew = site.isOurs && plan.kept.length === 0;
  await recordInitialState(root, { isNew, isConfirmed: site.isOurs || !site.hasConfig, repository, ...options });
  return {
    ...described,
    kept: plan.kept,
    created: plan.edits.map(({ path }) => path),
    change,
    history: repository?.kind ?? 'none',
    privacy: folder,
  };
}

async function privacyToBe(root: string, { closeFolder }: InitOptions): Promise<Initialised['privacy']> {
  const found = await folderPrivacy(root);
  return found.state === 'open' && closeFolder === true ? { state: 'closed' } : found;
}

/** The real path the folder has or will have. */
async function intendedRoot(dir: string): Promise<string> {
  const real = await realpath(dir).catch(() => null);
  if (real !== null && (await stat(real)).isDirectory()) return real;
  const isTaken = real !== null || (await lstat(dir).catch(() => null)) !== null;
  if (!isTaken) return join(await intendedRoot(dirname(dir)), basename(dir));
  throw new SoulError('usage', `${dir} is not a folder, so no workspace can be created there.`, {
    hint: 'Choose another folder, or move the file. Nothing was changed.',
  });
}

function writable({ profile, agentId, isTrusted }: TargetFolder, reads: Root, options: InitOptions): WritableWorkspace {
  const { at, env, platform } = options;
  const { stateDir } = userLocations(env, platform);
  return { root: reads.path, reads, profile, agentId, budgets: profile.budgets, at, env, stateDir, isTrusted };
}

async function existingRoleFiles(reads: Root, layout: Layout): Promise<string[]> {
  const paths = roleNames.flatMap((role) => roleFiles(layout, role));
  return readSnapshot(reads, async (reader) => {
    const present: string[] = [];
    for (const path of new Set(paths)) {
      const file = await reader.read(path);
      if (file.state === 'present') present.push(file.realPath);
    }
    return [...new Set(present)];
  });
}
