import { readEntriesOf } from '../../entries/read-entries-of.js';
import { findRepository } from '../../git/repository.js';
import { commitsHolding } from '../../history/commits-holding.js';
import type { Presence } from '../../journal/actors.js';
import { type Change, changeWorkspace } from '../../journal/change.js';
import type { Plan } from '../../journal/plan.js';
import { redactCopies } from '../../journal/redact-copies.js';
import { reindex } from '../../search/reindex.js';
import { search } from '../../search/search.js';
import type { Workspace } from '../../workspace/workspace.js';
import { type ForgetRequest, findForgettable } from './forgettable.js';
import type { Match, Matching } from './match-entries.js';
import { holdsNeedle, needlesOf, withoutNeedles } from './needles.js';
import { type ErasePlan, planErase } from './plan-erase.js';
import { planForget } from './plan-forget.js';

export type ForgetOptions = Omit<ForgetRequest, 'query' | 'withArchived'> & {
  /** Out of every file for good, instead of into the archive. */
  readonly permanent?: boolean;
  readonly presence: Presence;
  readonly trigger: string;
  readonly onWait?: (holder: string) => void;
};

export type Forgotten = {
  readonly matches: readonly Match[];
  readonly change: Change;
  /** Whether a search for the same words still finds one of them. */
  readonly isGone: boolean;
  /** What still holds a memory that was erased: commits of the history, and files that only the owner may edit. */
  readonly remains: {
    readonly commits: readonly string[];
    readonly files: readonly { readonly path: string; readonly line: number }[];
  };
};

/** What a request would forget. */
export async function findMatches(
  workspace: Workspace,
  query: string,
  options: Omit<ForgetRequest, 'query'>,
): Promise<Matching> {
  return workspace.snapshot((reader) => findForgettable(workspace, reader, { query, ...options }));
}

/** The edits that forgetting these memories takes. */
export async function planForgetting(
  workspace: Workspace,
  query: string,
  { permanent = false, ...options }: Omit<ForgetOptions, 'presence' | 'trigger' | 'onWait'>,
): Promise<{ plan: Plan; matches: readonly Match[]; left: ErasePlan['left'] }> {
  return workspace.snapshot(async (reader) => {
    const { sure } = await findForgettable(workspace, reader, { query, ...options, withArchived: permanent });
    const entries = sure.map(({ entry }) => entry);
    if (entries.length === 0) return { plan: { edits: [], summary: 'nothing' }, matches: [], left: [] };
    if (!permanent) return { plan: await planForget(workspace, reader, entries), matches: sure, left: [] };
    const needles = needlesOf(entries, phraseOf(query, sure));
    return { ...(await planErase(workspace, reader, { entries, needles })), matches: sure };
  });
}

/** Forgets what a request certainly means, in one change, and proves with a search that it is gone. */
export async function forget(workspace: Workspace, query: string, options: ForgetOptions): Promise<Forgotten> {
  const { permanent = false, presence, trigger, onWait } = options;
  let done: Awaited<ReturnType<typeof planForgetting>> | null = null;
  const change = await changeWorkspace(workspace, {
    mutation: permanent ? 'forget --permanent' : 'forget',
    presence,
    trigger,
    ...(onWait !== undefined && { onWait }),
    plan: async () => {
      done = await planForgetting(workspace, query, options);
      return done.plan;
    },
  });
  const { matches, left } = done ?? { matches: [], left: [] };
  const needles = needlesOf(
    matches.map(({ entry }) => entry),
    phraseOf(query, matches),
  );
  if (permanent && change.state === 'changed') await clearCopies(workspace, matches, needles);
  return {
    matches,
    change,
    isGone: await isGone(workspace, query, { ...options, matches }),
    remains: { commits: permanent ? await commitsWith(workspace, matches) : [], files: left },
  };
}

/** An id or a place is no text that could stand anywhere. */
function phraseOf(query: string, matches: readonly Match[]): string | null {
  return matches.every(({ reason }) => reason === 'named') ? null : query;
}

async function clearCopies(workspace: Workspace, matches: readonly Match[], needles: readonly string[]): Promise<void> {
  const ids = matches.map(({ entry }) => entry.id);
  await redactCopies(workspace, (line) => {
    if (line.startsWith('{') && ids.some((id) => line.includes(JSON.stringify(id)))) return null;
    return holdsNeedle(line, needles) ? withoutNeedles(line, needles) : line;
  });
  await reindex(workspace, { full: true });
}

async function isGone(
  workspace: Workspace,
  query: string,
  { scope, matches }: { scope: ForgetRequest['scope']; matches: readonly Match[] },
): Promise<boolean> {
  const asked = [query, ...matches.slice(0, 3).map(({ entry }) => entry.text.slice(0, 200))];
  const texts = new Map(matches.map(({ entry }) => [entry.id, entry.text]));
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

async function commitsWith(workspace: Workspace, matches: readonly Match[]): Promise<string[]> {
  const repository = await findRepository(workspace.root, workspace.env);
  return repository === null
    ? []
    : commitsHolding(
        repository,
        matches.map(({ entry }) => entry.text),
      );
}
