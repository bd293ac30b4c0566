import { openWorkspace } from './open-workspace.js';
import { teamWorkspaces } from './team-workspaces.js';
import type { Workspace } from './workspace.js';

/** The workspaces of some agents who share a config with this one, each folder once. */
export async function openTeam(workspace: Workspace, agents: readonly string[]): Promise<Workspace[]> {
  const { configRoot, at, env, timezone, ceiling, onWarning, caller } = workspace;
  const shared = { at, env, timezone, ceiling, ...(onWarning !== undefined && { onWarning }) };
  const opened = agents.map((agent) => openWorkspace(configRoot, { ...shared, agent }));
  const team = await teamWorkspaces(await Promise.all(opened));
  return caller === undefined ? team : team.map((member) => ({ ...member, caller }));
}
