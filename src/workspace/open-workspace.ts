import { originOf } from '../config/config-layers.js';
import { judgeTrust, restrictUntrusted } from '../config/judge-trust.js';
import { type ConfigFileText, type LoadedConfig, loadConfig, workspaceSettings } from '../config/load-config.js';
import { readOptionalFile } from '../config/read-optional-file.js';
import { readTrustRecord } from '../config/read-trust-record.js';
import type { Config } from '../config/schema.js';
import { userLocations } from '../config/user-locations.js';
import { recordFolders } from '../entries/paths/meta-files.js';
import { SoulError } from '../errors/soul-error.js';
import type { Environment } from '../git/run-git.js';
import { findProfile, profileNames } from '../profiles/find-profile.js';
import { resolveBudgets } from '../profiles/resolve-budgets.js';
import { readCeiling } from '../scopes/scope-ceiling.js';
import type { Scope } from '../scopes/scopes.js';
import { agentFolderOf } from './agent-folder.js';
import { chooseAgent } from './choose-agent.js';
import { configFileName } from './config-file-name.js';
import { decodeText } from './decode-text.js';
import { detectProfile } from './detect-profile.js';
import { findWorkspace } from './find-workspace.js';
import type { Root } from './read-workspace-file.js';
import { readSnapshot, type SnapshotReader } from './snapshot.js';
import type { Workspace } from './workspace.js';

export type OpenOptions = {
  /** The current time; decides which day is today. */
  readonly at?: Date;
  readonly agent?: string;
  /** Variables agentsoul may read: `AGENTSOUL_*`, `HOME`, `XDG_*`, `PATH`. None by default. */
  readonly env?: Environment;
  readonly platform?: string;
  /** The zone to use when no config names one. */
  readonly timezone?: string;
  readonly flags?: Config;
  /** The widest scope whoever opens it may use; what `AGENTSOUL_SCOPE` of `env` says without it. */
  readonly ceiling?: Scope;
  readonly onWarning?: Workspace['onWarning'];
  /** Accept a folder without a config or a known layout. */
  readonly anyFolder?: boolean;
};

/** Opens the workspace a folder belongs to. Reads only; untrusted settings are removed from its config. */
export async function openWorkspace(dir: string, options: OpenOptions = {}): Promise<Workspace> {
  const env = options.env ?? {};
  const ceiling = options.ceiling ?? readCeiling(env.AGENTSOUL_SCOPE);
  const { at } = options;
  const clock = at === undefined ? () => new Date() : () => at;
  const { root: configRoot, hasConfig, standing } = await findWorkspace(dir, { anyFolder: options.anyFolder });
  const whole: Root = { path: configRoot, excluded: [] };
  const { platform = 'linux' } = options;
  const locations = userLocations(env, platform);
  const loaded = loadConfig({
    workspaceText: hasConfig ? await readSnapshot(whole, readConfigFile) : null,
    userText: readUserConfig(locations.configFile),
    env,
    flags: options.flags ?? {},
    profiles: profileNames,
  });
  const record = readTrustRecord(locations.stateDir);
  const trust = judgeTrust({ root: configRoot, config: workspaceSettings(loaded), record });
  const loadedConfig = restrictUntrusted(loaded, trust);
  const { config } = loadedConfig;

  const agent = chooseAgent({ config, stated: loaded.config, configRoot, asked: options.agent, standing });
  const own: Root = { path: agent.root, excluded: agent.excluded };
  const named = config.agents?.[agent.id]?.profile ?? config.profile;
  const detected = named === undefined ? await readSnapshot(own, detectProfile) : null;
  const profile = findProfile(named ?? detected?.profile.name ?? 'agentsoul');
  const folder = await readSnapshot(own, (reader) =>
    agentFolderOf(reader, profile, { ...agent, isAsked: options.agent !== undefined, standing }),
  );
  const layout = { profile, agentId: folder.id, agentFolder: folder.folder };
  const reads: Root = {
    ...own,
    excluded: [...own.excluded, ...folder.others],
    unlinked: recordFolders(layout),
  };
  return {
    root: agent.root,
    configRoot,
    hasConfig,
    reads,
    snapshot: (collect) => readSnapshot(reads, collect),
    profile,
    get profileReason() {
      const ofAgent = ['agents', agent.id, 'profile'];
      const isOfAgent = config.agents?.[agent.id]?.profile !== undefined;
      return profileReason(loadedConfig, {
        path: isOfAgent ? ofAgent : ['profile'],
        named,
        detected: detected?.reason,
      });
    },
    agentId: folder.id,
    agentFolder: folder.folder,
    budgets: resolveBudgets(profile.budgets, config.budgets),
    config,
    loadedConfig,
    statedConfig: loaded,
    timezone: config.timezone ?? options.timezone ?? 'UTC',
    ceiling,
    at: clock(),
    clock,
    env,
    platform,
    stateDir: locations.stateDir,
    trust,
    isTrusted: trust.trusted,
    ...(options.onWarning !== undefined && { onWarning: options.onWarning }),
  };
}

async function readConfigFile(reader: SnapshotReader): Promise<ConfigFileText | null> {
  const file = await reader.read(configFileName);
  if (file.state === 'missing') return null;
  const decoded = file.state === 'present' ? decodeText(file.bytes) : null;
  if (decoded !== null) return { text: decoded.text, path: configFileName };
  const reason = file.state === 'unreadable' ? file.reason : 'It is not UTF-8 text.';
  throw new SoulError('unreadable-file', `${configFileName} could not be read. ${reason}`, {
    hint: 'Correct or remove the file. Nothing else is read until then.',
  });
}

function readUserConfig(path: string | null): ConfigFileText | null {
  const text = path === null ? null : readOptionalFile(path);
  return text === null || path === null ? null : { text, path };
}

type NamedProfile = {
  readonly named: string | undefined;
  readonly path: readonly string[];
  /** Why it was recognised if no setting names it. */
  readonly detected: string | undefined;
};

function profileReason({ layers }: LoadedConfig, { named, path, detected }: NamedProfile): string {
  if (named !== undefined) return `set by ${originOf(layers, path, named)?.where ?? configFileName}`;
  return detected ?? 'no other layout was recognised';
}
