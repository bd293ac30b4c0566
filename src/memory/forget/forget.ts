import { entryOfPiece } from '../../entries/read/entry-pieces.js';
import { readEntriesOfFiles } from '../../entries/read/read-entries-of-files.js';
import { findRepository, type Repository } from '../../git/repository.js';
import { findCommitsWithMessage, findCommitsWithText } from '../../history/find-commits-with-text.js';
import type { Presence } from '../../journal/actor.js';
import { type Change, changeWorkspace } from '../../journal/change-workspace.js';
import { dropMissingFiles } from '../../journal/confirmed-state/drop-missing-files.js';
import { findSpokenCopies, redactCopies, type SpokenCopy } from '../../journal/erasure/redact-copies.js';
import type { Plan } from '../../journal/plan.js';
import { sealProposal } from '../../journal/seal-reflection-proposal.js';
import { formatPendingReflection, type PendingProposal } from '../../proposals/reflection/pending-reflection.js';
import { refuseStrangeIndex, reindex } from '../../search/reindex.js';
import { search } from '../../search/search.js';
import { withIndexedMemories } from '../../search/with-indexed-memories.js';
import type { Workspace } from '../../workspace/workspace.js';
import { stripFiller } from '../detect/strip-filler.js';
import { findRemainingCopies, type RemainingCopy } from './find-remaining-copies.js';
import {
  containsPhrase,
  type Forgetting,
  forgottenPhrases,
  redactPhrases,
  redactSpoken,
  tracesOf,
  wordsOf,
} from './forgotten-phrases.js';
import type { EntityMatch } from './match-entities.js';
import type { Match } from './match-entries.js';
import { type ForgetRequest, matchForgetRequest } from './match-request.js';
import { planErase, planTombstone } from './plan-erase.js';
import { planForget } from './plan-forget.js';
import { findRemainingMemories, type RemainingMemory } from './verify-forgotten.js';

export type ForgetOptions = Omit<ForgetRequest, 'query' | 'withArchived'> & {
  /** Erase it permanently from every file instead of archiving it. */
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
  /** Kept memories that a search for it still finds. */
  readonly found: readonly RemainingMemory[];
  /** What still contains the erased text. */
  readonly remains: Remains;
  /** Transcripts from which it was taken out; none unless it was erased. */
  readonly spoken: readonly SpokenCopy[];
};

export type Remains = {
  /** Commits that contain it in a file. */
  readonly commits: readonly string[];
  /** Commits whose message contains it. */
  readonly messages: readonly string[];
  /** File names that contain it and are still in the history. */
  readonly paths: readonly string[];
  /** Places in the working tree: files only the owner may edit, the vault, and text that mentions it. */
  readonly files: readonly RemainingCopy[];
};

type Found = { readonly matches: readonly Match[]; readonly entities: readonly EntityMatch[] };

type Planned = Found & {
  readonly related: readonly Match[];
  readonly plan: Plan;
  readonly proposal: PendingProposal | null;
  readonly removed: readonly string[];
  readonly spoken: readonly SpokenCopy[];
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
  const query = stripFiller(request);
  return withIndexedMemories(workspace, (indexed) =>
    indexed.snapshot(async (reader) => {
      const found = await matchForgetRequest(workspace, reader, { query, ...options, withArchived: permanent });
      const { sure: matches, entities, related } = found;
      const entries = matches.map(({ entry }) => entry);
      const phrase = phraseOf(query, { matches, entities });
      const nothingElse = { proposal: null, removed: [], spoken: [] };
      if (!permanent) {
        const isNothing = entries.length + entities.length === 0;
        const nothing = { edits: [], summary: 'nothing' };
        const plan = isNothing ? nothing : await planForget(workspace, reader, { entries, entities });
        return { plan, matches, entities, related, ...nothingElse };
      }
      const said = redactSpoken({ entries, entities, phrase, removed: [] });
      const spoken = options.scope.kind === 'main' ? await findSpokenCopies(workspace, said) : [];
      if (entries.length + entities.length === 0) {
        const plan = await planTombstone(workspace, spoken.length === 0 ? null : query);
        return { plan, matches, entities, related, ...nothingElse, spoken };
      }
      const erased = await planErase(workspace, reader, { entries, entities, phrase, repository });
      return { ...erased, matches, entities, related, spoken };
    }),
  );
}

/** Forgets the certain matches of a request in one change, and verifies with a search that they are gone. */
export async function forget(workspace: Workspace, request: string, options: ForgetOptions): Promise<Forgotten> {
  const query = stripFiller(request);
  const { permanent = false, presence, trigger, onWait } = options;
  let done: Planned | null = null;
  // The index must be updated too.
  if (permanent) refuseStrangeIndex(workspace);
  const change = await changeWorkspace(workspace, {
    mutation: permanent ? 'forget --permanent' : 'forget',
    presence,
    trigger,
    ...(onWait !== undefined && { onWait }),
    plan: async (repository) => {
      const planned = await planForgetting(workspace, query, { ...options, repository });
      const { proposal } = planned;
      if (proposal !== null)
        await sealProposal(workspace.root, proposal.id, Buffer.from(formatPendingReflection(proposal)));
      done = planned;
      return planned.plan;
    },
  });
  const { matches, entities, related, removed, spoken }: Omit<Planned, 'plan' | 'proposal'> = done ?? nothingDone;
  const entries = matches.map(({ entry }) => entry);
  const forgetting = { entries, phrase: phraseOf(query, { matches, entities }), entities, removed };
  if (permanent && (change.state === 'changed' || spoken.length > 0)) await clearCopies(workspace, forgetting);
  return {
    matches,
    entities,
    related,
    spoken,
    change,
    isGone: await isGone(workspace, query, { ...options, matches }),
    found: await findRemainingMemories(workspace, askedFor(query, { matches, entities }), options),
    remains: permanent ? await remainsOf(workspace, forgetting) : { commits: [], messages: [], paths: [], files: [] },
  };
}

const nothingDone = { matches: [], entities: [], related: [], removed: [], spoken: [] };

/** An id or a location is not text to search for. */
function phraseOf(query: string, { matches, entities }: Found): string | null {
  const isNamed = entities.some(({ reason }) => reason === 'named');
  const isOne = matches.length > 0 && matches[0]?.reason === 'named';
  return isNamed || isOne ? null : query;
}

/** The query that somebody would use to find it. */
function askedFor(query: string, found: Found): string[] {
  const phrase = phraseOf(query, found);
  if (phrase !== null) return [phrase];
  const texts = found.matches.slice(0, 3).map(({ entry }) => entry.text.slice(0, 200));
  return [...found.entities.slice(0, 3).map(({ entity }) => entity.name), ...texts];
}

async function clearCopies(workspace: Workspace, forgetting: Forgetting): Promise<void> {
  const ids = forgetting.entries.map(({ id, whole }) => whole?.id ?? id);
  const needles = forgottenPhrases(forgetting);
  await redactCopies(workspace, {
    logLine(line) {
      if (line.startsWith('{') && ids.some((id) => line.includes(JSON.stringify(id)))) return null;
      return containsPhrase(line, needles) ? redactPhrases(line, needles) : line;
    },
    said: redactSpoken(forgetting),
  });
  await dropMissingFiles(workspace, forgetting.removed);
  await reindex(workspace, { full: true });
}

async function remainsOf(workspace: Workspace, forgetting: Forgetting): Promise<Remains> {
  const traces = tracesOf(forgetting);
  const files = await findRemainingCopies(workspace.root, traces);
  const repository = await findRepository(workspace.root, workspace.env);
  if (repository === null) return { commits: [], messages: [], paths: [], files };
  const texts = [...forgetting.entries.map(({ text }) => text), ...forgetting.entities.map(({ entity }) => entity.id)];
  const entityPaths = forgetting.entities.map(({ entity }) => entity.path);
  const commits = await findCommitsWithText(repository, texts, { words: wordsOf(forgetting) });
  return {
    commits,
    paths: commits.length === 0 ? [] : [...new Set([...entityPaths, ...forgetting.removed])],
    messages: await findCommitsWithMessage(repository, (message) =>
      traces.some(({ pattern }) => pattern.test(message)),
    ),
    files,
  };
}

async function isGone(
  workspace: Workspace,
  query: string,
  { scope, matches }: { scope: ForgetRequest['scope']; matches: readonly Match[] },
): Promise<boolean> {
  const asked = [query, ...matches.slice(0, 3).map(({ entry }) => entry.text.slice(0, 200))];
  const texts = new Map(matches.map(({ entry }) => [entryOfPiece(entry).id, entryOfPiece(entry).text]));
  for (const words of asked) {
    const { hits } = await search(workspace, words, { scope, track: false });
    const found = hits.filter(({ id }) => texts.has(id));
    const entries = await readEntriesOfFiles(
      workspace,
      found.map(({ path }) => path),
    );
    if (found.some(({ id }) => entries.get(id)?.text === texts.get(id))) return false;
  }
  return true;
}
