import type { Persona } from '../../identity/persona.js';
import type { whoAmI as describe } from '../../render/who-am-i.js';
import type { Workspace } from '../../workspace/workspace.js';
import type { CallerOptions } from '../caller-session.js';
import type { ChangeAnswer } from '../change-handler.js';
import type { Preview } from '../operation.js';
import { type OptionsOf, perform, performDry } from '../run-for-library.js';
import type { CheckedPersonas } from './persona-check.js';
import { identityOperations as operations } from './table.js';

type IdentityFields = OptionsOf<(typeof operations)['identity.set']>;

/** Who the agent is, as far as the scope may know, and where each field comes from. */
export function whoAmI(
  workspace: Workspace,
  options?: OptionsOf<typeof operations.whoami>,
): ReturnType<typeof describe> {
  return perform(workspace, operations.whoami, { ...options });
}

/** Writes fields of the identity card in place. */
export function setIdentity(workspace: Workspace, fields: IdentityFields): Promise<ChangeAnswer> {
  return perform(workspace, operations['identity.set'], { ...fields });
}

/** What `setIdentity` would do. */
export function planIdentitySet(workspace: Workspace, fields: IdentityFields): Promise<Preview<ChangeAnswer>> {
  return performDry(workspace, operations['identity.set'], { ...fields });
}

/** The structured persona that the soul of the workspace describes. */
export function readPersona(
  workspace: Workspace,
  options?: OptionsOf<(typeof operations)['persona.export']>,
): Promise<Persona> {
  return perform(workspace, operations['persona.export'], { ...options });
}

/** Which persona speaks at the workspace's time in this session, and whether each alternate could. */
export function checkPersonas(
  workspace: Workspace,
  options?: OptionsOf<(typeof operations)['persona.check']>,
): Promise<CheckedPersonas> {
  return perform(workspace, operations['persona.check'], { ...options });
}

/** Writes the soul of the workspace from a persona in JSON. */
export function importPersona(workspace: Workspace, json: string, options?: CallerOptions): Promise<ChangeAnswer> {
  return perform(workspace, operations['persona.import'], { ...options, json });
}

/** What `importPersona` would do. */
export function planPersonaImport(
  workspace: Workspace,
  json: string,
  options?: CallerOptions,
): Promise<Preview<ChangeAnswer>> {
  return performDry(workspace, operations['persona.import'], { ...options, json });
}
