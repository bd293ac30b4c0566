import type { Edge, Graph } from '../../entries/graph/read-graph.js';
import { contentTerms } from '../../language/words/content-terms.js';
import { describedTypes } from './described-types.js';
import { factsOfEdge } from './facts-of-edge.js';

/** A way through the graph from a thing that the question names. */
export type GraphPath = {
  readonly start: string;
  readonly end: string;
  readonly steps: readonly Edge[];
  /** How well it answers: relations that the question asks for, the kind of thing it asks for. */
  readonly score: number;
};

export const mostHops = 2;
const mostNeighbours = 200;

/**
 * Ways of at most two hops from the things a question names, the ones that answer best first: "who develops the thing that uses
 * X" goes from X against `uses`, then against `develops`, and "the company where Ana works" over a sentence that names both. The
 * graph is what the scope may see of it.
 */
export function followRelations(graph: Graph, question: string): GraphPath[] {
  const named = graph.names.mentioned(question).map(({ id }) => id);
  const asked = relationsIn(question, graph);
  const wanted = wantedTypes(question);
  const typeOf = new Map(graph.entities.map(({ id, type }) => [id, type]));
  const neighbours = neighboursOf(graph.edges);
  const described = describedTypes(question);
  const isSaid = described.length === 0 ? () => false : saidIn(graph, question);
  const fits = (step: Edge) => asked.has(step.relation) || isSaid(step);
  const paths: GraphPath[] = [];
  const extend = (start: string, end: string, steps: readonly Edge[]) => {
    if (steps.length > 0) {
      const matched = steps.filter(({ relation }) => asked.has(relation)).length;
      const isComplete =
        asked.size > 0 &&
        matched === steps.length &&
        new Set(steps.map(({ relation }) => relation)).size >= Math.min(asked.size, mostHops);
      const isWanted = wanted.includes(typeOf.get(end) ?? '');
      const isOverDescribed =
        steps.length === mostHops &&
        isWanted &&
        described.includes(typeOf.get(middleOf(start, steps)) ?? '') &&
        (steps.every(fits) || (steps.some(fits) && typeOf.get(end) === 'place'));
      const more = isOverDescribed ? steps.filter(fits).length - matched + 1 : 0;
      const score = matched + more + (isComplete ? 1 : 0) + (isWanted ? 0.75 : 0) - 0.5 * (steps.length - 1);
      paths.push({ start, end, steps, score });
    }
    if (steps.length === mostHops) return;
    for (const edge of (neighbours.get(end) ?? []).slice(0, mostNeighbours)) {
      const next = edge.from === end ? edge.to : edge.from;
      if (next === start || named.includes(next) || steps.includes(edge)) continue;
      extend(start, next, [...steps, edge]);
    }
  };
  for (const start of named) extend(start, start, []);
  return paths.sort((one, other) => other.score - one.score || compare(one.end, other.end));
}

function middleOf(start: string, [first]: readonly Edge[]): string {
  return first === undefined ? start : first.from === start ? first.to : first.from;
}

/** Whether what joins two things is said with a word of the question: "works" of "Ana works at Northwind". */
function saidIn(graph: Graph, question: string): (edge: Edge) => boolean {
  const factsOf = factsOfEdge(graph);
  const names = new Set(graph.entities.flatMap(({ name, aliases }) => [name, ...aliases].flatMap(contentTerms)));
  const asked = new Set(contentTerms(question).filter((term) => !names.has(term)));
  return (edge) => factsOf(edge).some(({ text }) => contentTerms(text).some((term) => asked.has(term)));
}

/** A way counts as an answer where it follows what the question asks for. */
const enough = 1;
const mostPaths = 8;

/** The best way, and those that lead over the same relations to other things: a project may use two tools. */
export function bestPaths(graph: Graph, question: string): GraphPath[] {
  const paths = followRelations(graph, question);
  const [best] = paths;
  if (best === undefined || best.score < enough) return [];
  const shapeOf = ({ start, steps }: GraphPath) => [start, ...steps.map(({ relation }) => relation)].join(' ');
  return paths.filter((path) => path.score === best.score && shapeOf(path) === shapeOf(best)).slice(0, mostPaths);
}

function neighboursOf(edges: readonly Edge[]): Map<string, Edge[]> {
  const found = new Map<string, Edge[]>();
  for (const edge of edges) {
    if (edge.isDangling) continue;
    for (const end of [edge.from, edge.to]) found.set(end, [...(found.get(end) ?? []), edge]);
  }
  return found;
}

/** Relations whose word stands in the question in some form: `develops` for "developing", "developer", "developed by". */
function relationsIn(question: string, { edges }: Graph): Set<string> {
  const words = question.toLowerCase().match(/\p{L}+/gu) ?? [];
  const known = new Set(edges.map(({ relation }) => relation));
  return new Set(
    [...known].filter((relation) => {
      const parts = relation.split('-').filter((part) => part.length > 2 && !['by', 'the'].includes(part));
      return parts.length > 0 && parts.every((part) => words.some((word) => isSameWord(word, part)));
    }),
  );
}

function isSameWord(word: string, part: string): boolean {
  const root = part.replace(/(?:es|s|ed|e)$/, '');
  if (synonyms[root]?.some((other) => word.startsWith(other)) === true) return true;
  return root.length >= 2 && word.startsWith(root) && word.length - root.length <= 4;
}

/** Other words people ask with. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  develop: ['build', 'make', 'made', 'creat', 'writ', 'maintain', 'behind'],
  us: ['rely', 'relies', 'built', 'run', 'employ'],
  depend: ['need', 'requir', 'rely', 'relies'],
  contain: ['includ', 'consist'],
  prefer: ['like', 'love', 'favour', 'favor'],
  avoid: ['dislike', 'hate', 'refuse'],
  decid: ['chos', 'choos', 'pick'],
};

function wantedTypes(question: string): readonly string[] {
  const lower = question.toLowerCase();
  if (/^\W*(?:who|whose|wer|wessen|qui[eé]n|qui|quem|chi|кто|谁|誰|누가)/iu.test(lower))
    return ['person', 'organisation'];
  if (/^\W*(?:where|wo|d[oó]nde|où|onde|dove|где|哪里|どこ|어디)/iu.test(lower)) return ['place'];
  return ['person', 'organisation', 'project', 'tool', 'concept', 'place', 'event', 'preference'].filter((type) =>
    new RegExp(`\\b(?:which|what) ${type}`).test(lower),
  );
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
