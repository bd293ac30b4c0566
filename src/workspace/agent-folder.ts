import { realpath } from 'node:fs/promises';
import { join } from 'node:path';
import { nearestWord } from '../errors/nearest-word.js';
import { SoulError } from '../errors/soul-error.js';
import type { Profile } from '../profiles/profile.js';
import { isInside } from './relative-paths.js';
import { safeFileName } from './safe-file-name.js';
import type { SnapshotReader } from './snapshot.js';

export type AgentFolder = {
  readonly id: string;
  /** Undefined if the layout has no agent folders. */
  readonly folder: string | undefined;
  /** Real paths of the folders of other agents. */
  readonly others: readonly string[];
};

export type AskedAgent = {
  readonly id: string;
  /** Whether the id was requested or is in the config, not just a default. */
  readonly isAsked: boolean;
  readonly isKnown: boolean;
  readonly root: string;
  readonly standing: string;
};

/** In layouts with one folder per agent: the selected agent, and the folders of other agents. */
export async function agentFolderOf(
  reader: SnapshotReader,
  profile: Profile,
  { id, isAsked, isKnown, root, standing }: AskedAgent,
): Promise<AgentFolder> {
  const [parent, below] = profile.paths.soul?.[0]?.split('/{agent}') ?? [];
  if (parent === undefined || below === undefined) return { id, folder: undefined, others: [] };
  const all = (await reader.list(parent)).filter((name) => name.endsWith('/')).map((name) => name.slice(0, -1));
  const folders = await Promise.all(
    all.map(async (name) => ({ name, real: await realFolder(join(root, parent, name)) })),
  );
  // A name that can't be part of a path pattern belongs to no agent, but its folder stays closed to the others.
  const names = all.filter((name) => !/[{}\\\p{Cc}]/u.test(name));
  const standingIn = folders.find(({ name, real }) => names.includes(name) && isInside(standing, real))?.name;
  const named = (wanted: string) =>
    names.find((name) => name === wanted) ?? names.find((name) => name === safeFileName(wanted));
  const [first, ...further] = names;
  const chosen = isAsked ? named(id) : (standingIn ?? named(id) ?? (further.length === 0 ? first : undefined));
  if (chosen === undefined && names.length > 0 && !isKnown) throw agentNeeded(id, { isAsked, names });
  const folder = chosen ?? safeFileName(id);
  return {
    id: folder === safeFileName(id) ? id : folder,
    folder,
    others: folders.filter(({ name }) => name !== folder).map(({ real }) => real),
  };
}

async function realFolder(path: string): Promise<string> {
  return realpath(path).catch(() => path);
}

function agentNeeded(id: string, { isAsked, names }: { isAsked: boolean; names: readonly string[] }): SoulError {
  if (!isAsked) {
    return new SoulError('agent-needed', `There are several agents here: ${names.join(', ')}.`, {
      hint: 'Select one with `--agent ID`, or run the command in its folder.',
    });
  }
  const suggestion = nearestWord(id, names);
  return new SoulError('agent-needed', `There is no agent "${id}" here.`, {
    hint: suggestion === null ? `Agents here: ${names.join(', ')}.` : `Did you mean \`--agent ${suggestion}\`?`,
  });
}
