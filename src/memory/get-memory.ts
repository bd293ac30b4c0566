import { lookupNames } from '../entries/access/audience.js';
import type { MemoryConfidence, Store } from '../entries/entry.js';
import { displayPath } from '../entries/paths/display-path.js';
import { unescapeText } from '../entries/read/unescape-text.js';
import { type DecayStatus, decayUnit } from '../entries/records/decay-scores.js';
import type { Scope } from '../scopes/scopes.js';
import { withIndexedMemories } from '../search/with-indexed-memories.js';
import type { Workspace } from '../workspace/workspace.js';
import { type MeasuredMemory, measureDecay } from './decay/measure-decay.js';
import { findMemory } from './find-memory.js';

export type GottenMemory = {
  readonly id: string;
  readonly store: Store;
  readonly path: string;
  readonly startLine: number;
  readonly endLine: number;
  readonly heading: string | null;
  readonly date: string | null;
  readonly time: string | null;
  readonly text: string;
  readonly type: string | null;
  readonly confidence: MemoryConfidence | null;
  readonly tags: readonly string[];
  readonly source: string | null;
  /** Its decay; null for memories that never fade. Archived only if recorded as archived; until then it is dormant. */
  readonly decay: Fading | null;
};

type Fading = {
  readonly score: number;
  readonly status: DecayStatus;
  readonly pinned: boolean;
  /** The status that `decay --apply` would record, if it differs. */
  readonly becomes?: 'archived';
};

/** A memory by its id or location, if the scope may see it; throws if there is none. */
export async function getMemory(
  workspace: Workspace,
  called: string,
  { scope = { kind: 'main' } }: { scope?: Scope } = {},
): Promise<GottenMemory> {
  const names = lookupNames(workspace, scope);
  return withIndexedMemories(workspace, (indexed) =>
    indexed.snapshot(async (reader) => {
      const found = await findMemory(workspace, reader, { called, names });
      const { memories } = await measureDecay(workspace, reader);
      const measured = memories.find(({ id }) => id === decayUnit(found.id));
      const { id, store, path, startLine, endLine, trail, day, time, text, about } = found;
      const heading = trail.at(-1);
      return {
        id,
        store,
        path: displayPath(path, scope),
        startLine,
        endLine,
        heading: heading === undefined ? null : unescapeText(heading),
        date: day,
        time,
        text: unescapeText(text),
        type: about.type,
        confidence: about.confidence,
        tags: about.tags,
        source: about.source,
        decay: fadingOf(measured, found.isArchived),
      };
    }),
  );
}

function fadingOf(measured: MeasuredMemory | undefined, isArchived: boolean): Fading | null {
  if (isArchived) return { score: measured?.score ?? 0, status: 'archived', pinned: measured?.isPinned ?? false };
  if (measured === undefined) return null;
  const { score, status, isPinned } = measured;
  if (status === 'archived') return { score, status: 'dormant', pinned: isPinned, becomes: 'archived' };
  return { score, status, pinned: isPinned };
}
