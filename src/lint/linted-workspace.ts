import type { Budgets, Profile } from '../profiles/profile.js';
import type { LintDocument } from './text/lint-document.js';

/**
 * What is known of who wrote the text. `changed`: it is new, brought by a change or about to be written. `unknown`: it has stood there.
 */
export type Provenance = 'changed' | 'unknown';

/** Everything rules may look at. Made from an opened workspace, or from a plain folder in CI. */
export type LintedWorkspace = {
  /** The real path of the folder. */
  readonly root: string;
  readonly profile: Profile;
  readonly budgets: Budgets;
  readonly agentId: string;
  readonly timezone: string;
  /** The moment of the check. */
  readonly at: Date;
  /** The text files that are checked, by path. */
  readonly documents: ReadonlyMap<string, LintDocument>;
  /** All paths of the workspace that can be read, text or not; folders end in `/`. */
  readonly paths: ReadonlySet<string>;
  readonly provenance: Provenance;
  readonly names: { readonly config: Readonly<Record<string, unknown>> };
  /** Files and folders that could not be checked, with the reason. */
  readonly unreadable?: ReadonlyMap<string, string>;
  /** Links among the paths and where each leads, relative to the workspace; null when it leads outside or nowhere. */
  readonly links?: ReadonlyMap<string, string | null>;
  /** The state to compare with, when `--base` names one. */
  readonly base: BaseState | null;
  readonly repository: RepositoryFacts | null;
};

/** The workspace at the revision that `--base` names. */
export type BaseState = {
  readonly revision: string;
  /** The text of a file then; null when there was none. */
  readonly textOf: (path: string) => string | null;
  /** Paths that differ between then and now. */
  readonly changed: readonly string[];
};

/** What git knows, read once for all rules. */
export type RepositoryFacts = {
  readonly tracked: ReadonlySet<string>;
  readonly remotes: readonly string[];
  /** Commits since the base, or the latest 200: newest first. */
  readonly commits: readonly CommitFacts[];
};

export type CommitFacts = {
  readonly id: string;
  readonly subject: string;
  readonly trailers: Readonly<Record<string, string>>;
  readonly paths: readonly string[];
};
