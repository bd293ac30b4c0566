import type { ResolvedConfig } from '../config/defaults.js';
import type { LoadedConfig } from '../config/load-config.js';
import type { TrustJudgement } from '../config/trust.js';
import type { Environment } from '../git/run-git.js';
import type { Budgets, Profile } from '../profiles/profile.js';
import type { Scope } from '../scopes/scopes.js';
import type { Root } from './read-file.js';
import type { SnapshotReader } from './snapshot.js';

/** An opened workspace: where it is, how it is laid out, what its owner set, and when we look at it. */
export type Workspace = {
  /** The real path of the folder. */
  readonly root: string;
  /** The folder with the config: the workspace itself, or the one above that holds several agents. */
  readonly configRoot: string;
  readonly hasConfig: boolean;
  /** Where reads must stay: the folder without the folders of other agents. */
  readonly reads: Root;
  /** Runs a function on files as they stood together at one moment. */
  readonly snapshot: <Result>(collect: (reader: SnapshotReader) => Promise<Result>) => Promise<Result>;
  readonly profile: Profile;
  /** Why this profile was taken. */
  readonly profileReason: string;
  readonly agentId: string;
  /** Its folder in layouts with one per agent, where it is not named as we would name it. */
  readonly agentFolder: string | undefined;
  /** Limits of the profile with those of the config laid over them. */
  readonly budgets: Budgets;
  readonly config: ResolvedConfig;
  readonly loadedConfig: LoadedConfig;
  /** What the sources say, before what needs trust is left out. For showing it; never to act on. */
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
  /** Whether this user created or trusted the workspace with its present settings. */
  readonly isTrusted: boolean;
  /** Called with what whoever makes a change must know about it, such as an edit that somebody made at the same moment. */
  readonly onWarning?: (message: string) => void;
};
