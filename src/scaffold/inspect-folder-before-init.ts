import { lstat } from 'node:fs/promises';
import { join } from 'node:path';
import { judgeTrust } from '../config/judge-trust.js';
import { loadConfig, workspaceSettings } from '../config/load-config.js';
import { parseConfig } from '../config/parse-config.js';
import { readTrustRecord } from '../config/read-trust-record.js';
import { userLocations } from '../config/user-locations.js';
import { findRepository } from '../git/repository.js';
import type { Environment } from '../git/run-git.js';
import { findProfile } from '../profiles/find-profile.js';
import type { Profile } from '../profiles/profile.js';
import { configFileName } from '../workspace/config-file-name.js';
import { decodeText } from '../workspace/decode-text.js';
import { detectProfile } from '../workspace/detect-profile.js';
import type { Root } from '../workspace/read-workspace-file.js';
import { readSnapshot } from '../workspace/snapshot.js';

/** The content of the folder that will become a workspace. */
export type TargetFolder = {
  readonly profile: Profile;
  /** Why this profile. */
  readonly reason: string;
  readonly agentId: string;
  readonly hasConfig: boolean;
  /** Neither settings nor a history came with the folder, so nothing in it can come from an attacker. */
  readonly isOurs: boolean;
  /** Ours, or listed among the workspaces the user trusts. */
  readonly isTrusted: boolean;
};

export type Surveying = {
  readonly profile?: string | undefined;
  readonly agentId?: string | undefined;
  readonly env: Environment;
  readonly platform: string;
};

export async function inspectTargetFolder(reads: Root, asked: Surveying): Promise<TargetFolder> {
  const { text, detected } = await readSnapshot(reads, async (reader) => {
    const file = await reader.read(configFileName);
    const found = file.state === 'present' ? (decodeText(file.bytes)?.text ?? null) : null;
    return { text: found, detected: await detectProfile(reader) };
  });
  const config = text === null ? {} : parseConfig(text, { source: configFileName });
  const name = asked.profile ?? config.profile ?? detected?.profile.name ?? 'agentsoul';
  const reason =
    asked.profile !== undefined
      ? 'asked for'
      : config.profile !== undefined
        ? `set in ${configFileName}`
        : (detected?.reason ?? 'the default');
  const isOurs = text === null && !(await hasHistory(reads.path, asked.env));
  return {
    profile: findProfile(name),
    reason,
    agentId: asked.agentId ?? config.agent?.id ?? 'main',
    hasConfig: text !== null,
    isOurs,
    isTrusted: isOurs || (await isListed(reads.path, text, asked)),
  };
}

/** A repository that git itself would not recognise counts too: it may still name programs. */
async function hasHistory(root: string, env: Environment): Promise<boolean> {
  const isFolderThere = await lstat(root).catch(() => null);
  if (isFolderThere === null) return false;
  if ((await lstat(join(root, '.git')).catch(() => null)) !== null) return true;
  return (await findRepository(root, env)) !== null;
}

async function isListed(root: string, text: string | null, { env, platform }: Surveying): Promise<boolean> {
  const record = await readTrustRecord(userLocations(env, platform).stateDir);
  const workspaceText = text === null ? null : { text, path: configFileName };
  const config = workspaceSettings(loadConfig({ workspaceText, userText: null, env: {} }));
  return judgeTrust({ root, config, record }).trusted;
}
