import type { Entity } from '../../entries/graph/entity.js';
import type { Graph } from '../../entries/graph/read-graph.js';
import { unescapeText } from '../../entries/read/unescape-text.js';
import type { Day } from '../../workspace/calendar-days.js';
import { factsThatHold } from '../facts-that-hold.js';
import type { GraphLine } from './answer-line.js';
import { relationDescriber } from './relation-lines.js';

const mostFacts = 12;
const mostNeighbours = 12;
const mostPast = 3;

/**
 * What is known about an entity: its summary, current facts with the newest first, its relations. Superseded facts come last and are
 * marked.
 */
export function entityLines(
  graph: Graph,
  entity: Entity,
  { asOf }: { asOf?: Day | undefined } = {},
): readonly GraphLine[] {
  const { path, name, summary } = entity;
  const lineOf = (text: string, { line, day = null }: { line: number; day?: Day | null }, superseded = false) => {
    const plain = oneLine(text);
    const named = plain.toLowerCase().includes(name.toLowerCase()) ? plain : `${name}: ${plain}`;
    return { parts: [{ path, line, day, text: named }], subject: name, superseded } satisfies GraphLine;
  };
  const { holding, past } = factsThatHold(entity, { asOf });
  const facts = [
    ...(summary === null ? [] : [lineOf(summary.text, summary)]),
    ...holding.slice(0, mostFacts).map(({ text, line, since }) => lineOf(text, { line, day: since })),
  ];
  const describe = relationDescriber(graph);
  const relations = graph.edges
    .filter(({ from, to, isDangling }) => !isDangling && (from === entity.id || to === entity.id))
    .flatMap((edge) => describe(edge) ?? [])
    .filter(({ names }) => !facts.some(({ parts: [fact] }) => names.every((one) => fact.text.includes(one))));
  return [
    ...facts,
    ...relations
      .slice(0, mostNeighbours)
      .map(({ names: _, ...part }): GraphLine => ({ parts: [part], subject: name, superseded: false })),
    ...past
      .slice(0, mostPast)
      .map(({ text, line, since }) => lineOf(`${oneLine(text)} (superseded)`, { line, day: since }, true)),
  ];
}

function oneLine(text: string): string {
  return unescapeText(text).replace(/\s+/g, ' ').trim();
}
