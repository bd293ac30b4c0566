import type { Graph } from '../../entries/graph/read-graph.js';
import type { Warning } from '../remember-result.js';
import { routedId } from '../route/find-relations.js';
import type { Route } from '../route/route.js';
import { mergeCommand, suspectAlias } from './suspected-aliases.js';

/** Warnings about new entities that the graph may already know by another name, with the command that merges them. */
export function aliasWarnings({ entities }: Pick<Route, 'entities'>, graph: Graph): Warning[] {
  const fresh = entities.filter(({ name }) => graph.names.all(name).length === 0);
  return fresh.flatMap(({ name, type }): Warning[] => {
    const made = { id: routedId({ name, type }, graph.names), name, type };
    const found = graph.entities.map((known) => suspectAlias(made, known)).find((suspicion) => suspicion !== null);
    if (found === undefined) return [];
    const message = `"${name}" may be ${found.keep.id}: ${found.reason}. To merge them: ${mergeCommand(found)}`;
    return [{ code: 'possible-alias', message }];
  });
}
