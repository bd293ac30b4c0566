import type { Entity } from '../../entries/graph/entity.js';
import type { Graph } from '../../entries/graph/read-graph.js';
import { unescapeText } from '../../entries/read/unescape-text.js';
import type { Day } from '../../workspace/calendar-days.js';
import { factsThatHold } from '../facts-that-hold.js';
import { edgeTeller } from './tell-relation.js';
import type { Told } from './told.js';

const mostFacts = 12;
const mostNeighbours = 12;
const mostPast = 3;

/**
 * What is known about a thing, in lines: what it is, what holds with the newest first, what it is joined to. What no longer holds
 * comes last and says so.
 */
export function tellEntity(graph: Graph, entity: Entity, { asOf }: { asOf?: Day | undefined } = {}): readonly Told[] {
  const { path, name, summary } = entity;
  const told = (text: string, { line, day = null }: { line: number; day?: Day | null }): Told => {
    const said = oneLine(text);
    return [{ path, line, day, text: said.toLowerCase().includes(name.toLowerCase()) ? said : `${name}: ${said}` }];
  };
  const { holding, past } = factsThatHold(entity, { asOf });
  const facts = [
    ...(summary === null ? [] : [told(summary.text, summary)]),
    ...holding.slice(0, mostFacts).map(({ text, line, since }) => told(text, { line, day: since })),
  ];
  const tell = edgeTeller(graph);
  const joined = graph.edges
    .filter(({ from, to, isDangling }) => !isDangling && (from === entity.id || to === entity.id))
    .flatMap((edge) => tell(edge) ?? [])
    .filter(({ names }) => !facts.some(([fact]) => names.every((one) => fact.text.includes(one))));
  return [
    ...facts,
    ...joined.slice(0, mostNeighbours).map(({ names: _, ...step }): Told => [step]),
    ...past
      .slice(0, mostPast)
      .map(({ text, line, since }) => told(`${oneLine(text)} (superseded)`, { line, day: since })),
  ];
}

function oneLine(text: string): string {
  return unescapeText(text).replace(/\s+/g, ' ').trim();
}
