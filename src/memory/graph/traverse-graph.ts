import type { Entity } from '../../entries/graph/entity.js';
import type { Edge, Graph } from '../../entries/graph/read-graph.js';
import { SoulError } from '../../errors/soul-error.js';

/** An edge as it is walked: `isForward` from its beginning to its end. */
export type Step = { readonly edge: Edge; readonly from: string; readonly to: string; readonly isForward: boolean };

export type Neighbor = { readonly id: string; readonly hops: number; readonly via: Step };

/** Entities reachable in that many steps, nearest first, each with the last step to it. */
export function neighborsOf(graph: Graph, id: string, hops: number): Neighbor[] {
  return [...walk(graph, id, hops)].map(([found, { step, distance }]) => ({
    id: found,
    hops: distance,
    via: step,
  }));
}

/** The shortest path between two entities, ignoring edge direction; null if there is none. */
export function pathBetween(graph: Graph, from: string, to: string): Step[] | null {
  if (from === to) return [];
  const reached = walk(graph, from, Number.POSITIVE_INFINITY);
  const steps: Step[] = [];
  for (let at = to; at !== from; ) {
    const last = reached.get(at)?.step;
    if (last === undefined) return null;
    steps.unshift(last);
    at = last.from;
  }
  return steps;
}

/** The entity with that name. Without an exact match, a similar one is used if it is the only one. */
export function requireEntity({ names }: Graph, called: string, { isExact = false } = {}): Entity {
  const exact = names.exact(called.replace(/^entity:/, ''));
  if (exact !== undefined) return exact;
  const near = names.near(called);
  const [only] = near;
  if (only !== undefined && near.length === 1 && !isExact) return only;
  const message =
    names.all(called).length > 1 ? `More than one entity is called "${called}".` : `There is no entity "${called}".`;
  const ids = near.slice(0, 5).map(({ id }) => id);
  throw new SoulError('unknown-entity', message, {
    hint: ids.length > 0 ? `Did you mean ${ids.join(' or ')}?` : 'Run `agentsoul graph show` to list the entities.',
  });
}

type Reached = ReadonlyMap<string, { readonly step: Step; readonly distance: number }>;

/** Breadth first, so that what is found first is nearest. */
function walk({ edges }: Graph, start: string, hops: number): Reached {
  const steps = stepsByEntity(edges);
  const reached = new Map<string, { step: Step; distance: number }>();
  let front = [start];
  for (let distance = 1; front.length > 0 && distance <= hops; distance++) {
    const next: string[] = [];
    for (const step of front.flatMap((id) => steps.get(id) ?? [])) {
      if (step.to === start || reached.has(step.to)) continue;
      reached.set(step.to, { step, distance });
      next.push(step.to);
    }
    front = next;
  }
  return reached;
}

function stepsByEntity(edges: readonly Edge[]): Map<string, Step[]> {
  const steps = new Map<string, Step[]>();
  const add = (step: Step) => {
    const known = steps.get(step.from);
    if (known === undefined) steps.set(step.from, [step]);
    else known.push(step);
  };
  for (const edge of edges) {
    if (edge.isDangling) continue;
    add({ edge, from: edge.from, to: edge.to, isForward: true });
    add({ edge, from: edge.to, to: edge.from, isForward: false });
  }
  return steps;
}
