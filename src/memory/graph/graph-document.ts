import type { MemoryConfidence } from '../../entries/entry.js';
import type { Entity } from '../../entries/graph/entity.js';
import type { Edge, Graph } from '../../entries/graph/read-graph.js';

/** The graph as programs get it: entities and edges without what only files know. */
export type GraphDocument = {
  readonly entities: readonly EntitySummary[];
  readonly edges: readonly EdgeDocument[];
};

type EntityHead = {
  readonly id: string;
  readonly type: string;
  readonly name: string;
  readonly aliases: readonly string[];
  readonly path: string;
  readonly created: string | null;
  readonly updated: string | null;
  readonly pinned: boolean;
};

/** `facts` counts those that still hold. */
export type EntitySummary = EntityHead & { readonly facts: number };

/** All that is known about one entity, and the edges that touch it. */
export type EntityDocument = EntityHead & {
  readonly archived: boolean;
  readonly summary: string | null;
  readonly facts: readonly (DocumentLine & Pick<Entity['facts'][number], 'since' | 'source' | 'status'>)[];
  readonly timeline: readonly (DocumentLine & Pick<Entity['timeline'][number], 'day'>)[];
  readonly questions: readonly DocumentLine[];
  readonly edges: readonly EdgeDocument[];
};

type DocumentLine = { readonly text: string; readonly line: number };

export type EdgeDocument = {
  readonly from: string;
  readonly relation: string;
  readonly to: string;
  readonly confidence: MemoryConfidence | null;
  readonly first_seen: string | null;
  readonly last_seen: string | null;
  /** Whether it leads to something that is not there. */
  readonly dangling: boolean;
};

export function graphDocument({ entities, edges }: Graph): GraphDocument {
  return {
    entities: entities.map((entity) => {
      return { ...headOf(entity), facts: entity.facts.filter(({ status }) => status === 'active').length };
    }),
    edges: edges.map(edgeDocument),
  };
}

export function entityDocument(
  entity: Entity,
  { edges, isArchived }: { readonly edges: readonly Edge[]; readonly isArchived: boolean },
): EntityDocument {
  const plain = ({ text, line }: DocumentLine) => ({ text, line });
  return {
    ...headOf(entity),
    archived: isArchived,
    summary: entity.summary?.text ?? null,
    facts: entity.facts.map(({ since, source, status, ...said }) => ({ ...plain(said), since, source, status })),
    timeline: entity.timeline.map(({ day, ...said }) => ({ ...plain(said), day })),
    questions: entity.questions.map(plain),
    edges: edges.filter(({ from, to }) => from === entity.id || to === entity.id).map(edgeDocument),
  };
}

function headOf({ id, type, name, aliases, path, created, updated, isPinned }: Entity): EntityHead {
  return { id, type, name, aliases, path, created, updated, pinned: isPinned };
}

function edgeDocument({ from, relation, to, confidence, firstSeen, lastSeen, isDangling }: Edge): EdgeDocument {
  return { from, relation, to, confidence, first_seen: firstSeen, last_seen: lastSeen, dangling: isDangling };
}
