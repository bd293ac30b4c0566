import { wholeOf } from '../../entries/pieces.js';
import { readEntriesOf } from '../../entries/read-entries-of.js';
import { findRepository, type Repository } from '../../git/repository.js';
import { commitsHolding, commitsSaying } from '../../history/commits-holding.js';
import type { Presence } from '../../journal/actors.js';
import { dropFromBaseline } from '../../journal/baseline/drop-from-baseline.js';
import { type Change, changeWorkspace } from '../../journal/change.js';
import type { Plan } from '../../journal/plan.js';
import { redactCopies } from '../../journal/redact-copies.js';
import { sealProposal } from '../../journal/reflection-seal.js';
import { formatSideFile, type PendingProposal } from '../../proposals/reflection/pending-proposal.js';
import { refuseStrangeIndex, reindex } from '../../search/reindex.js';
import { search } from '../../search/search.js';
import type { Workspace } from '../../workspace/workspace.js';
import { withoutFiller } from '../detect/without-filler.js';
import { type ForgetRequest, findForgettable } from './forgettable.js';
import type { EntityMatch } from './forgettable-entities.js';
import type { Match } from './match-entries.js';
import { type Forgetting, holdsNeedle, needlesOf, tracesOf, withoutNeedles, wordsOf } from './needles.js';
import { type HoldingPlace, placesHolding } from './places-holding.js';
import { planErase } from './plan-erase.js';
import { planForget } from './plan-forget.js';
import { type StillFound, stillFound } from './still-found.js';

export type ForgetOptions = Omit<ForgetRequest, 'query' | 'withArchived'> & {
  /** Out of every file for good, instead of into the archive. */
  readonly permanent?: boolean;
  readonly presence: Presence;
  readonly trigger: string;
  readonly onWait?: (holder: string) => void;
};

export type Forgotten = {
  readonly matches: readonly Match[];
  /** Close to what was asked for, and kept. */
  readonly related: readonly Match[];
  /** The entities of the graph that went along. */
  readonly entities: readonly EntityMatch[];
  readonly change: Change;
  /** Whether a search for the same words still finds one of the memories. */
  readonly isGone: boolean;
  /** Memories that are kept and still answer a search for it. */
  readonly found: readonly StillFound[];
  /** What still holds what was erased. */
  readonly remains: Remains;
};

export type Remains = {
  /** Commits of the history that hold it in a file. */
  readonly commits: readonly string[];
  /** Commits of the history whose message says it. */
  readonly messages: readonly string[];
  /** Names of files that said it, which the history still tells. */
  readonly paths: readonly string[];
  /** Places in the working tree: what only the owner may edit, the vault, and what merely speaks of it. */
  readonly files: readonly HoldingPlace[];
};

type Found = { readonly matches: readonly Match[]; readonly entities: readonly EntityMatch[] };

type Planned = Found & {
  readonly related: readonly Match[];
  readonly plan: Plan;
  readonly proposal: PendingProposal | null;
  readonly removed: readonly string[];
};

/** The edits that forgetting these memories takes. */
export async function planForgetting(
  workspace: Workspace,
  request: string,
  {
    permanent = false,
    repository = null,
    ...options
  }: Omit<ForgetOptions, 'presence' | 'trigger' | 'onWait'> & { readonly repository?: Repository | null },
): Promise<Planned> {
  const query = withoutFiller(request);
  return workspace.snapshot(async (reader) => {
    const found = await findForgettable(workspace, reader, { query, ...options, withArchived: permanent });
    const { sure: matches, entities, related } = found;
    const entries = matches.map(({ entry }) => entry);
    if (entries.length + entities.length === 0)
      return { plan: { edits: [], summary: 'nothing' }, matches: [], entities, related, proposal: null, removed: [] };
    if (!permanent) {
      const plan = await planForget(workspace, reader, { entries, entities });
      return { plan, matches, entities, related, proposal: null, removed: [] };
    }
    const erasing = { entries, entities, phrase: phraseOf(query, { matches, entities }), repository };
    return { ...(await planErase(workspace, reader, erasing)), matches, entities, related };
  });
}

/** Forgets what a request certainly means, in one change, and proves with a search that it is gone. */
export async function forget(workspace: Workspace, request: string, options: ForgetOptions): Promise<Forgotten> {
  const query = withoutFiller(request);
  const { permanent = false, presence, trigger, onWait } = options;
  let done: Planned | null = null;
  // What the index holds of it has to go as well.
  if (permanent) refuseStrangeIndex(workspace);
  const change = await changeWorkspace(workspace, {
    mutation: permanent ? 'forget --permanent' : 'forget',
    presence,
    trigger,
    ...(onWait !== undefined && { onWait }),
    plan: async (repository) => {
      const planned = await planForgetting(workspace, query, { ...options, repository });
      const { proposal } = planned;
      if (proposal !== null) await sealProposal(workspace.root, proposal.id, Buffer.from(formatSideFile(proposal)));
      done = planned;
      return planned.plan;
    },
  });
  const { matches, entities, related, removed }: Omit<Planned, 'plan' | 'proposal'> = done ?? nothingDone;
  const entries = matches.map(({ entry }) => entry);
  const forgetting = { entries, phrase: phraseOf(query, { matches, entities }), entities, removed };
  if (permanent && change.state === 'changed') await clearCopies(workspace, forgetting);
  return {
    matches,
    entities,
    related,
    change,
    isGone: await isGone(workspace, query, { ...options, matches }),
    found: await stillFound(workspace, askedFor(query, { matches, entities }), options),
    remains: permanent ? await remainsOf(workspace, forgetting) : { commits: [], messages: [], paths: [], files: [] },
  };
}

const nothingDone = { matches: [], entities: [], related: [], removed: [] };

/** An id or a place is no text that could stand anywhere. */
function phraseOf(query: string, { matches, entities }: Found): string | null {
  const isNamed = entities.some(({ reason }) => reason === 'named');
  const isOne = matches.length > 0 && matches[0]?.reason === 'named';
  return isNamed || isOne ? null : query;
}

/** What whoever looks for it would ask. */
function askedFor(query: string, found: Found): string[] {
  const phrase = phraseOf(query, found);
  if (phrase !== null) return [phrase];
  const texts = found.matches.slice(0, 3).map(({ entry }) => entry.text.slice(0, 200));
  return [...found.entities.slice(0, 3).map(({ entity }) => entity.name), ...texts];
}

async function clearCopies(workspace: Workspace, forgetting: Forgetting): Promise<void> {
  const ids = forgetting.entries.map(({ id, whole }) => whole?.id ?? id);
  const needles = needlesOf(forgetting);
  await redactCopies(workspace, (line) => {
    if (line.startsWith('{') && ids.some((id) => line.includes(JSON.stringify(id)))) return null;
    return holdsNeedle(line, needles) ? withoutNeedles(line, needles) : line;
  });
  await dropFromBaseline(workspace, forgetting.removed);
  await reindex(workspace, { full: true });
}

async function remainsOf(workspace: Workspace, forgetting: Forgetting): Promise<Remains> {
  const traces = tracesOf(forgetting);
  const files = await placesHolding(workspace.root, traces);
  const repository = await findRepository(workspace.root, workspace.env);
  if (repository === null) return { commits: [], messages: [], paths: [], files };
  const texts = [...forgetting.entries.map(({ text }) => text), ...forgetting.entities.map(({ entity }) => entity.id)];
  const entityPaths = forgetting.entities.map(({ entity }) => entity.path);
  const commits = await commitsHolding(repository, texts, { words: wordsOf(forgetting) });
  return {
    commits,
    paths: commits.length === 0 ? [] : [...new Set([...entityPaths, ...forgetting.removed])],
    messages: await commitsSaying(repository, (message) => traces.some(({ pattern }) => pattern.test(message))),
    files,
  };
}

async function isGone(
  workspace: Workspace,
  query: string,
  { scope, matches }: { scope: ForgetRequest['scope']; matches: readonly Match[] },
): Promise<boolean> {
  const asked = [query, ...matches.slice(0, 3).map(({ entry }) => entry.text.slice(0, 200))];
  const texts = new Map(matches.map(({ entry }) => [wholeOf(entry).id, wholeOf(entry).text]));
  for (const words of asked) {
    const { hits } = await search(workspace, words, { scope, track: false });
    const found = hits.filter(({ id }) => texts.has(id));
    const entries = await readEntriesOf(
      workspace,
      found.map(({ path }) => path),
    );
    if (found.some(({ id }) => entries.get(id)?.text === texts.get(id))) return false;
  }
  return true;
}
