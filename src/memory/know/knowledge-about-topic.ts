import type { Entry } from '../../entries/entry.js';
import type { Entity } from '../../entries/graph/entity.js';
import type { Graph } from '../../entries/graph/read-graph.js';
import { nameKey } from '../../language/names/name-key.js';
import { datedFact, factsThatHold } from '../../search/facts-that-hold.js';
import { findSuperseded } from '../../search/supersede.js';
import { neighborsOf } from '../graph/traverse-graph.js';
import { type KnownItems, type VisibleMemories, whenOf } from './visible-memories.js';

/** What is known about a topic: its entity with relations, and the latest notes that mention it. */
export function knowledgeAboutTopic(topic: string, { entries, graph }: VisibleMemories): KnownItems {
  const [entity] = graph.names.near(topic);
  const named = graph.entities.find(({ id }) => id === entity?.id);
  const notes = notesAbout(topic, { entries, entity: named });
  const isReplaced = replacedAmong(notes, named);
  return {
    entity: named?.id ?? null,
    sections: [
      ...(named === undefined ? [] : entitySections(graph, named)),
      { heading: 'Notes', bullets: notes.map((entry) => `${whenOf(entry)} ${entry.text}${isReplaced(entry)}`.trim()) },
    ],
  };
}

function entitySections(graph: Graph, entity: Entity): KnownItems['sections'] {
  const { name, summary, timeline, questions } = entity;
  const { holding, past } = factsThatHold(entity);
  const nameOf = (id: string) => graph.entities.find((known) => known.id === id)?.name ?? id;
  const related = neighborsOf(graph, entity.id, 1).map(({ via: { edge } }) => {
    return `${nameOf(edge.from)} ${edge.relation} ${nameOf(edge.to)}`;
  });
  return [
    { heading: name, bullets: [...(summary === null ? [] : [summary.text]), ...holding.map(({ text }) => text)] },
    { heading: 'Connections', bullets: related },
    {
      heading: 'Timeline',
      bullets: timeline.map(({ day, text }) => (day === null ? text : `${day} ${text}`)).reverse(),
    },
    { heading: 'Open questions', bullets: questions.map(({ text }) => text) },
    { heading: 'No longer true', bullets: past.map(({ text }) => text) },
  ];
}

/** Comparing all pairs is slow, and few are shown. */
const mostCompared = 40;

/** The remark after a note that a newer note or a fact replaces it. */
function replacedAmong(notes: readonly Entry[], entity: Entity | undefined): (entry: Entry) => string {
  const facts = entity?.facts.map((fact) => datedFact(entity, fact)) ?? [];
  const replaced = findSuperseded([...notes.slice(0, mostCompared), ...facts]);
  return ({ id }) => (replaced.has(id) ? ' (superseded)' : '');
}

/** The newest first. Every word of the topic must be in a note, or the name of the entity. */
function notesAbout(
  topic: string,
  { entries, entity }: { entries: readonly Entry[]; entity: Entity | undefined },
): Entry[] {
  const words = nameKey(topic).split(' ');
  const calls = entity === undefined ? [] : [entity.name, ...entity.aliases, entity.id].map(nameKey);
  const speaksOfIt = ({ text, trail }: Entry) => {
    const said = ` ${nameKey([...trail, text].join(' '))} `;
    const isNamed = calls.some((call) => call !== '' && said.includes(` ${call} `));
    return isNamed || (words[0] !== '' && words.every((word) => said.includes(` ${word}`)));
  };
  return entries
    .filter((entry) => (entry.role !== 'graph' || isFactOfOther(entry, entity)) && speaksOfIt(entry))
    .sort((one, other) => (whenOf(one) < whenOf(other) ? 1 : -1));
}

/** Facts of the entity itself are listed above; of others, only facts, not relations. */
function isFactOfOther({ path, trail, isSuperseded }: Entry, entity: Entity | undefined): boolean {
  return path !== entity?.path && trail.at(-1) === 'Facts' && !isSuperseded;
}
