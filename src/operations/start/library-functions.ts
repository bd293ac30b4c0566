import type { Status } from '../../health/status.js';
import type { Bootstrap } from '../../scaffold/bootstrap.js';
import type { Workspace } from '../../workspace/workspace.js';
import type { CallerOptions } from '../caller-session.js';
import type { ChangeAnswer } from '../change-handler.js';
import type { Preview } from '../operation.js';
import { type OptionsOf, perform, performDry } from '../run-for-library.js';
import type { ConfigSetAnswer } from './config-set.js';
import type { ShownConfig } from './config-show.js';
import type { DoctorReport } from './doctor.js';
import { startOperations as operations } from './table.js';

type ResetOptions = OptionsOf<(typeof operations)['init.reset'], 'file'>;

/** Puts one file of the workspace back to its template. */
export function resetFile(workspace: Workspace, file: string, options?: ResetOptions): Promise<ChangeAnswer> {
  return perform(workspace, operations['init.reset'], { ...options, file });
}

/** What `resetFile` would do. */
export function planReset(workspace: Workspace, file: string, options?: ResetOptions): Promise<Preview<ChangeAnswer>> {
  return performDry(workspace, operations['init.reset'], { ...options, file });
}

/** The first conversation, if it has not taken place yet. */
export function readBootstrap(workspace: Workspace, options?: CallerOptions): Promise<Bootstrap> {
  return perform(workspace, operations.bootstrap, { ...options });
}

/** Ends the first conversation: removes its file. */
export function endBootstrap(workspace: Workspace, options?: CallerOptions): Promise<ChangeAnswer> {
  return perform(workspace, operations['bootstrap.done'], { ...options });
}

/** Where the workspace is and what waits, as far as the scope may know. */
export function readStatus(workspace: Workspace, options?: OptionsOf<typeof operations.status>): Promise<Status> {
  return perform(workspace, operations.status, { ...options });
}

/** Checks everything that can go wrong around a workspace. Each finding names the command that fixes it. */
export function diagnose(workspace: Workspace, options?: CallerOptions): Promise<DoctorReport> {
  return perform(workspace, operations.doctor, { ...options });
}

/** Fixes what needs no decision, then checks. */
export function repairWorkspace(workspace: Workspace, options?: CallerOptions): Promise<DoctorReport> {
  return perform(workspace, operations['doctor.fix'], { ...options });
}

/** Every setting in force, with what looks like a secret masked. */
export function listConfig(workspace: Workspace, options?: CallerOptions): Promise<ShownConfig> {
  return perform(workspace, operations['config.show'], { ...options });
}

/** Changes one setting of `agentsoul.json`. */
export function setConfig(
  workspace: Workspace,
  key: string,
  value: string,
  options?: CallerOptions,
): Promise<ConfigSetAnswer> {
  return perform(workspace, operations['config.set'], { ...options, key, value });
}
