import type { ResolvedConfig } from '../config/defaults.js';
import type { TrustJudgement } from '../config/judge-trust.js';
import type { LoadedConfig } from '../config/load-config.js';
import type { Environment } from '../git/run-git.js';
import type { Budgets, Profile } from '../profiles/profile.js';
import type { Scope } from '../scopes/scopes.js';
import type { Caller } from './change-provenance.js';
import type { Root } from './read-workspace-file.js';
import type { SnapshotReader } from './snapshot.js';

/** An opened workspace: its path, layout and settings, and the current time. */
export type Workspace = {
  /** The real path of the folder. */
  readonly root: string;
  /** The folder with the config: the workspace itself, or the one above that holds several agents. */
  readonly configRoot: string;
  readonly hasConfig: boolean;
  /** The root for reads: the folder without the folders of other agents. */
  readonly reads: Root;
  /** Runs a function on a consistent state of the files. */
  readonly snapshot: <Result>(collect: (reader: SnapshotReader) => Promise<Result>) => Promise<Result>;
  readonly profile: Profile;
  /** Why this profile was chosen. */
  readonly profileReason: string;
  readonly agentId: string;
  /** Its folder in layouts with one per agent, if it does not have the default name. */
  readonly agentFolder: string | undefined;
  /** The limits of the profile, overridden by those of the config. */
  readonly budgets: Budgets;
  readonly config: ResolvedConfig;
  readonly loadedConfig: LoadedConfig;
  /** The config before untrusted settings are removed. For display only; never act on it. */
  readonly statedConfig: LoadedConfig;
  readonly timezone: string;
  /** The widest scope that whoever opened it may use. */
  readonly ceiling: Scope;
  /** The time of this look. */
  readonly at: Date;
  /** The time now; always `at` where whoever opened it fixed the time. */
  readonly clock: () => Date;
  readonly env: Environment;
  /** The system it runs on, which decides where users keep their files. */
  readonly platform: string;
  /** Where this user keeps what is known of workspaces beside them; null without a home. */
  readonly stateDir: string | null;
  readonly trust: TrustJudgement;
  /** Whether this user created or trusted the workspace with its current settings. */
  readonly isTrusted: boolean;
  /** Who changes it, where that is known. */
  readonly caller?: Caller;
  /** Called with warnings about a change, such as a concurrent edit by somebody else. */
  readonly onWarning?: (message: string) => void;
};
