import { SoulError } from '../errors/soul-error.js';
import { defaultAgentId } from './choose-agent.js';
import type { Workspace } from './workspace.js';

/** The workspaces of a team, each folder once. Rejects agents that are neither in the config nor in the layout. */
export function teamWorkspaces(workspaces: readonly Workspace[]): Workspace[] {
  const stranger = workspaces.find((workspace) => !isAgentOf(workspace));
  if (stranger !== undefined) {
    throw new SoulError('agent-needed', `There is no agent "${stranger.agentId}": this workspace has only one agent.`, {
      hint: 'Leave `--agents` out, or list the agents of the team under `agents` in agentsoul.json. Nothing was changed.',
    });
  }
  return [...new Map(workspaces.map((workspace) => [placeOf(workspace), workspace])).values()];
}

function isAgentOf({ config, agentId, agentFolder }: Workspace): boolean {
  if (agentFolder !== undefined) return true;
  return agentId === (config.agent?.id ?? defaultAgentId) || config.agents?.[agentId] !== undefined;
}

function placeOf({ root, agentFolder }: Workspace): string {
  return JSON.stringify([root, agentFolder]);
}
