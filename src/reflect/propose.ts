import { type Graph, readGraphWith } from '../entries/graph.js';
import { formatLineNotes } from '../entries/line-notes.js';
import { readMemoriesWith } from '../entries/read-memories.js';
import { itemText } from '../memory/graph/item-text.js';
import type { Day } from '../workspace/days.js';
import type { Workspace } from '../workspace/workspace.js';
import type { ProposedChange } from './proposed-change.js';

export type ProposeOptions = {
  /** Memories of earlier days are only looked at as what they were: background. */
  readonly since?: Day | undefined;
  /** Ids that earlier reflections are done with. */
  readonly processed: ReadonlySet<string>;
  /** Ideas that were turned down; they are not proposed again. */
  readonly rejected: ReadonlySet<string>;
  readonly model: null;
  /** The most that summaries and edits may have together. */
  readonly maxTokens: number;
  readonly onProgress?: ((phase: string) => void) | undefined;
};

export type ProposedChanges = {
  /** The most valuable first. */
  readonly changes: readonly ProposedChange[];
  readonly processed: ProcessedCounts;
  /** What need not be looked at again once the proposal was decided on. */
  readonly processedIds: readonly string[];
  /** What earlier reflections advise for this one. */
  readonly guidance: readonly string[];
  readonly tokens: number;
  readonly by: 'rules' | 'model';
  /** What a person should know: what was left out and why. */
  readonly notes: readonly string[];
};

export type ProcessedCounts = {
  readonly episodes: number;
  readonly entities: number;
  readonly procedures: number;
  readonly reflections: number;
  readonly proposals: number;
};

/** What reflection on the memories of a workspace proposes. Reads only. */
export async function proposeChanges(
  workspace: Workspace,
  { processed, rejected, since }: ProposeOptions,
): Promise<ProposedChanges> {
  const { entries, graph } = await workspace.snapshot(async (reader) => ({
    entries: await readMemoriesWith(workspace, reader),
    graph: await readGraphWith(workspace, reader),
  }));
  const fresh = entries.filter(
    ({ store, id, day }) => store === 'episodic' && !processed.has(id) && (since === undefined || (day ?? '') >= since),
  );
  const changes = fresh
    .flatMap((entry) => (entry.about.type === 'fact' ? factAbout(entry, graph) : []))
    .filter(({ idea }) => !rejected.has(idea));
  return {
    changes,
    processed: { episodes: fresh.length, entities: graph.entities.length, procedures: 0, reflections: 0, proposals: 0 },
    processedIds: fresh.map(({ id }) => id),
    guidance: [],
    tokens: 0,
    by: 'rules',
    notes: [],
  };
}

function factAbout({ id, text, day }: { id: string; text: string; day: Day | null }, graph: Graph): ProposedChange[] {
  const [about] = graph.names.mentioned(text);
  if (about === undefined) return [];
  const line = `- ${itemText(text)}${formatLineNotes({ since: day, source: id, status: 'active' })}`;
  return [
    {
      kind: 'fact',
      summary: `${about.name}: ${itemText(text)}`,
      evidence: [id],
      edits: [{ do: 'add', path: about.path, section: [about.id, 'Facts'], lines: [line] }],
      idea: `fact ${about.id} ${itemText(text).toLowerCase()}`,
    },
  ];
}
