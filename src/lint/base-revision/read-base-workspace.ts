import { join } from 'node:path';
import type { ResolvedConfig } from '../../config/defaults.js';
import { allEntries, readBlobs, type TreeEntry } from '../../git/read-blobs.js';
import { findProfile } from '../../profiles/find-profile.js';
import { resolveBudgets } from '../../profiles/resolve-budgets.js';
import { configFileName } from '../../workspace/config-file-name.js';
import { isInside } from '../../workspace/relative-paths.js';
import type { Layout } from '../../workspace/role-paths.js';
import type { Workspace } from '../../workspace/workspace.js';
import { collectDocuments, isText, isWithin } from '../collect-documents.js';
import type { ComparedWith } from '../lint-workspace.js';
import type { BaseState, LintedWorkspace, RepositoryFacts } from '../linted-workspace.js';
import type { LintDocument, Load } from '../text/lint-document.js';
import { baseStateOf } from './base-state.js';
import { commitTreeReader } from './commit-tree-reader.js';
import { configAtCommit } from './config-at-commit.js';
import { detectRenamedFiles } from './detect-renamed-files.js';
import { type BaseRevision, findBaseRevision } from './find-base-revision.js';
import { isSameFile } from './is-same-file.js';
import { readRepositoryFacts } from './read-repository-facts.js';

/** The workspace as it was when the change started, with data for the rules. */
export type BaseWorkspace = {
  readonly compared: ComparedWith;
  readonly linted: LintedWorkspace;
  readonly state: BaseState;
  readonly repository: RepositoryFacts;
  /** Where a file of then lies now, unless it came nearer to the prompt with its new name. */
  readonly pathNow: (path: string) => string;
  /** The config of the revision that was named, and of the commit that the change started from. */
  readonly configs: { readonly tip: ResolvedConfig; readonly start: ResolvedConfig };
  /** What can't be checked, and is not as it was. */
  readonly unreadable: ReadonlyMap<string, string>;
};

/** Reads the workspace at a commit. Documents that are the same as now are shared with `now`, so nothing is worked out twice. */
export async function readBaseWorkspace(
  workspace: Workspace,
  revision: string,
  { now, only }: { now: LintedWorkspace; only: readonly string[] | undefined },
): Promise<BaseWorkspace> {
  const base = await findBaseRevision(workspace, revision);
  const { repository, commit, tip } = base;
  const entries = await ownEntries(workspace, base);
  const blobs = await readBlobs(
    repository,
    [...entries].flatMap(([path, { blob, mode }]) =>
      isText(path) || path === configFileName || mode === '120000' ? [blob] : [],
    ),
  );
  const start = await configAtCommit(workspace, repository, commit);
  const layout = layoutWith(workspace, start);
  const known = (path: string, text: string) =>
    layout.profile === workspace.profile ? sameDocument(now.documents.get(path), text) : undefined;
  const { documents: all, paths } = await collectDocuments(layout, commitTreeReader({ entries, blobs }), { known });
  const renames = detectRenamedFiles(
    textsOf(all, (path) => !now.paths.has(path)),
    textsOf(now.documents, (path) => !entries.has(path)),
  );
  const sources = new Set(renames.values());
  const documents = new Map([...all].filter(([path]) => isWithin(path, only) || sources.has(path)));
  const facts = await readRepositoryFacts(base);
  const isSame = (path: string) => isSameFile(join(now.root, path), entries.get(path), repository.objectFormat);
  const pathsNow = new Map(
    [...renames].flatMap(([path, old]) => (isNearer(now.documents.get(path), all.get(old)) ? [] : [[old, path]])),
  );
  return {
    compared: { revision, commit, isMergeBase: base.isShared },
    linted: {
      ...now,
      profile: layout.profile,
      budgets: resolveBudgets(layout.profile.budgets, start.budgets),
      documents,
      paths,
      links: await keepOnly(now.links ?? new Map(), isSame),
      provenance: 'changed',
      names: { config: { ...start } },
      base: null,
      repository: { tracked: new Set(entries.keys()), remotes: facts.remotes, commits: [] },
    },
    state: baseStateOf(
      commit,
      { before: documents, now: now.documents, renames },
      (await isSame(configFileName)) || {
        text: blobs.get(entries.get(configFileName)?.blob ?? '')?.toString('utf8') ?? null,
      },
    ),
    repository: facts,
    pathNow: (path) => pathsNow.get(path) ?? path,
    configs: { start, tip: tip === commit ? start : await configAtCommit(workspace, repository, tip) },
    unreadable: await keepOnly(now.unreadable ?? new Map(), async (path) => !(await isSame(path))),
  };
}

/** Without the folders of other agents. */
async function ownEntries({ reads }: Workspace, { repository, commit }: BaseRevision): Promise<Map<string, TreeEntry>> {
  const entries = await allEntries(repository, commit);
  const isForeign = (path: string) => reads.excluded.some((folder) => isInside(join(reads.path, path), folder));
  return new Map([...entries].filter(([path]) => !isForeign(path)));
}

/** Where the config names no layout, the one that was recognised holds for then too. */
function layoutWith(workspace: Workspace, config: ResolvedConfig): Layout {
  const { agentId, agentFolder } = workspace;
  const named = (settings: ResolvedConfig) => settings.agents?.[agentId]?.profile ?? settings.profile;
  const before = named(config);
  const profile = before === undefined || before === named(workspace.config) ? workspace.profile : findProfile(before);
  return { profile, agentId, agentFolder };
}

function sameDocument(document: LintDocument | undefined, text: string): LintDocument | undefined {
  const isSame = document !== undefined && (document.hasBom ? `\uFEFF${document.text}` : document.text) === text;
  return isSame ? document : undefined;
}

const farthestFirst: readonly Load[] = ['none', 'looked-up', 'private', 'shared'];

/** Whether more prompts hold a file than before it was renamed: then what stands in it is news for them. */
function isNearer(now: LintDocument | undefined, before: LintDocument | undefined): boolean {
  const rank = (document: LintDocument | undefined) => farthestFirst.indexOf(document?.load ?? 'none');
  return rank(now) > rank(before);
}

function textsOf(
  documents: ReadonlyMap<string, LintDocument>,
  isWanted: (path: string) => boolean,
): ReadonlyMap<string, string> {
  return new Map([...documents].flatMap(([path, { text }]) => (isWanted(path) ? [[path, text]] : [])));
}

async function keepOnly<Value>(
  map: ReadonlyMap<string, Value>,
  isKept: (path: string) => Promise<boolean>,
): Promise<ReadonlyMap<string, Value>> {
  const kept = new Map<string, Value>();
  for (const [path, value] of map) if (await isKept(path)) kept.set(path, value);
  return kept;
}
