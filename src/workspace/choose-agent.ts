import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { ResolvedConfig } from '../config/defaults.js';
import { nearestWord } from '../errors/nearest-word.js';
import { SoulError } from '../errors/soul-error.js';
import { isInside } from './relative-paths.js';

export const defaultAgentId = 'main';

export type ChosenAgent = {
  readonly id: string;
  /** Whether the agent is in the config. */
  readonly isKnown: boolean;
  /** The real path of its folder. */
  readonly root: string;
  /** Real paths of the folders of other agents inside it. */
  readonly excluded: readonly string[];
};

export type AgentQuestion = {
  readonly config: ResolvedConfig;
  /** The config before untrusted settings are removed. Its agent folders stay closed to others, but are not used. */
  readonly stated: ResolvedConfig;
  readonly configRoot: string;
  readonly asked: string | undefined;
  readonly standing: string;
};

/** The requested agent, else the one whose folder contains the current directory, else the config's own agent. */
export function chooseAgent({ config, stated, configRoot, asked, standing }: AgentQuestion): ChosenAgent {
  const folders = agentFolders(config, configRoot);
  const statedFolders = agentFolders(stated, configRoot);
  for (const [agent, folder] of folders) if (!isInside(folder, configRoot)) throw outsideFolder(agent, configRoot);
  const known = Object.keys(config.agents ?? {});
  const statedId = asked ?? agentAt(statedFolders, standing);
  if (statedId !== undefined && statedFolders.has(statedId) && !folders.has(statedId))
    throw untrustedAgent(statedId, configRoot);
  const id = asked ?? agentAt(folders, standing) ?? config.agent?.id ?? onlyOne(known) ?? defaultAgentId;
  const isKnown = folders.has(id) || id === config.agent?.id;
  if (!isKnown && known.length > 0) throw agentNeeded(id, { asked, known });
  const root = folders.get(id) ?? configRoot;
  const excluded = [...statedFolders.values()].filter((folder) => folder !== root && isInside(folder, root));
  return { id, isKnown, root, excluded };
}

function agentFolders(config: ResolvedConfig, configRoot: string): Map<string, string> {
  const folders = new Map<string, string>();
  for (const [id, { workspace }] of Object.entries(config.agents ?? {})) {
    const named = join(configRoot, workspace ?? '.');
    folders.set(id, realPathOr(named));
  }
  return folders;
}

function realPathOr(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    // A folder that does not exist yet keeps its configured path.
    return path;
  }
}

/** The agent with the innermost folder around the place; null if two share it. */
function agentAt(folders: ReadonlyMap<string, string>, standing: string): string | undefined {
  const around = [...folders].filter(([, folder]) => isInside(standing, folder));
  const innermost = Math.max(...around.map(([, folder]) => folder.length));
  return onlyOne(around.filter(([, folder]) => folder.length === innermost).map(([id]) => id));
}

function onlyOne(ids: readonly string[]): string | undefined {
  return ids.length === 1 ? ids[0] : undefined;
}

function outsideFolder(id: string, configRoot: string): SoulError {
  return new SoulError('path-outside', `The folder of the agent ${id} leads outside ${configRoot} through a link.`, {
    hint: 'Replace the link with a real folder.',
  });
}

function untrustedAgent(id: string, configRoot: string): SoulError {
  return new SoulError('untrusted', `The folder of the agent ${id} is set by a config you have not trusted.`, {
    hint: `Run \`agentsoul trust -C ${configRoot}\` to review and allow its settings.`,
  });
}

function agentNeeded(id: string, { asked, known }: { asked: string | undefined; known: readonly string[] }): SoulError {
  if (asked === undefined) {
    return new SoulError('agent-needed', `This config contains several agents: ${known.join(', ')}.`, {
      hint: 'Select one with `--agent ID`, or run the command in its folder.',
    });
  }
  const suggestion = nearestWord(id, known);
  return new SoulError('agent-needed', `There is no agent "${id}" in this config.`, {
    hint: suggestion === null ? `Known agents: ${known.join(', ')}.` : `Did you mean \`--agent ${suggestion}\`?`,
  });
}
