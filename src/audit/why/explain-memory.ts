import { isInAudience, lookupNames } from '../../entries/access/audience.js';
import type { Entry } from '../../entries/entry.js';
import { displayPath } from '../../entries/paths/display-path.js';
import { readMemoriesWith } from '../../entries/read/read-all-memories.js';
import { readDecayScores, recordedStatus } from '../../entries/records/decay-scores.js';
import { hasTombstone, readTombstones } from '../../entries/records/tombstones.js';
import { findRepository } from '../../git/repository.js';
import type { Scope } from '../../scopes/scopes.js';
import type { Workspace } from '../../workspace/workspace.js';
import { type Event, traceText } from './trace-text.js';

export type Why = {
  /** Whether it is known, archived, removed, permanently erased, or was never there. */
  readonly state: 'known' | 'archived' | 'forgotten' | 'erased' | 'unknown';
  /** Memories that contain it now. */
  readonly memories: readonly { readonly id: string; readonly path: string; readonly line: number }[];
  /** The events that added, moved or removed it, oldest first. */
  readonly events: readonly Event[];
};

/**
 * Where something the agent knows comes from, or why it is no longer known, by memory id or by words. A narrower scope gets only memories
 * that it may find, and nothing that was removed.
 */
export async function explainMemory(
  workspace: Workspace,
  asked: string,
  { scope = { kind: 'main' } }: { scope?: Scope } = {},
): Promise<Why> {
  const isOwner = scope.kind === 'main';
  const { entries, isArchived } = await matching(workspace, asked, scope);
  const memories = entries
    .slice(0, mostMemories)
    .map(({ id, path, startLine }) => ({ id, path: displayPath(path, scope), line: startLine }));
  const isAllArchived = entries.length > 0 && entries.every(isArchived);
  const state = entries.length === 0 ? 'unknown' : isAllArchived ? 'archived' : 'known';
  if (!isOwner && entries.length === 0) return { state: 'unknown', memories: [], events: [] };
  const repository = await findRepository(workspace.root, workspace.env);
  const [first] = entries;
  const text = first !== undefined && (first.id === asked || !isOwner) ? first.text : asked;
  const events = repository === null ? [] : await traceText(repository, { text, asked: isOwner ? asked : null });
  if (!isOwner) return { state, memories, events: events.map((event) => bare(event, scope)) };
  if (state !== 'unknown') return { state, memories, events };
  if (hasTombstone(await readTombstones(workspace), asked)) return { state: 'erased', memories, events };
  return { state: events.length > 0 ? 'forgotten' : 'unknown', memories, events };
}

const mostMemories = 10;

async function matching(workspace: Workspace, asked: string, scope: Scope) {
  const names = lookupNames(workspace, scope);
  return workspace.snapshot(async (reader) => {
    const scores = await readDecayScores(workspace, reader);
    const seen = (await readMemoriesWith(workspace, reader)).filter(({ audience }) => isInAudience(audience, names));
    const byId = seen.filter(({ id }) => id === asked);
    const wanted = asked.toLowerCase();
    const entries = byId.length > 0 ? byId : seen.filter(({ text }) => text.toLowerCase().includes(wanted));
    return { entries, isArchived: (entry: Entry) => recordedStatus(workspace, scores, entry) === 'archived' };
  });
}

/** Removes text that may reveal other memories. */
function bare(event: Event, scope: Scope): Event {
  return { ...event, file: displayPath(event.file, scope), summary: '', trigger: null };
}
