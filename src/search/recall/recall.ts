import { lookupNames } from '../../entries/access/audience.js';
import { graphAsOfDay } from '../../entries/graph/graph-as-of-day.js';
import { type Graph, readGraph, seenGraph } from '../../entries/graph/read-graph.js';
import { displayPath } from '../../entries/paths/display-path.js';
import { unescapeText } from '../../entries/read/unescape-text.js';
import { askedTime } from '../../language/dates/asked-time.js';
import type { Scope } from '../../scopes/scopes.js';
import { countTokens } from '../../tokens/count-tokens.js';
import { type Day, dayAt } from '../../workspace/calendar-days.js';
import type { Workspace } from '../../workspace/workspace.js';
import { logAccess } from '../access-log.js';
import type { SearchAnswer } from '../search-answer.js';
import { answeringSources } from './answering-sources.js';
import { factsOfEdge } from './facts-of-edge.js';
import type { GraphPath } from './follow-relations.js';
import { gatherOfQuestion } from './gather-of-question.js';
import { gatherOfTime } from './gather-of-time.js';
import type { Gathered } from './gathered.js';
import { type Evidence, packContext, type Source } from './pack-context.js';
import type { Strategy } from './question-kind.js';
import { tellProcedure } from './tell-procedure.js';
import { edgeTeller, relationTeller } from './tell-relation.js';
import type { Told, ToldPart } from './told.js';

export type RecallOptions = {
  readonly scope?: Scope | undefined;
  readonly maxTokens?: number | undefined;
  readonly asOf?: Day | undefined;
  /** Note which memories were used; true unless said otherwise. */
  readonly track?: boolean | undefined;
  /** Count all sources as used, and not only those that speak of the question itself. */
  readonly used?: boolean | undefined;
};

export type RecallAnswer = {
  readonly question: string;
  readonly strategy: Strategy;
  /** False where nothing known answers. The context is empty then, and where nothing of it fits. */
  readonly isKnown: boolean;
  /** Lines ready for a prompt, the best evidence first, each with its source. */
  readonly context: string;
  readonly tokens: number;
  /** How many lines did not fit. */
  readonly leftOut: number;
  readonly sources: readonly Source[];
  /** The ways through the graph that lead to the answer. */
  readonly hops?: readonly { readonly from: string; readonly relation: string; readonly to: string }[];
  readonly index: SearchAnswer['index'];
  readonly retrievers: readonly string[];
  readonly embeddings: string | null;
  readonly notes: readonly string[];
};

export const usualTokens = 1_000;

/** Answers a question with what is remembered, as context for a prompt, or says that nothing is known. */
export async function recall(
  workspace: Workspace,
  question: string,
  options: RecallOptions = {},
): Promise<RecallAnswer> {
  const scope: Scope = options.scope ?? { kind: 'main' };
  const { asOf } = options;
  const graph = graphAsOfDay(seenGraph(await readGraph(workspace), lookupNames(workspace, scope)), asOf);
  const time = askedTime(question, () => dayAt(workspace.at, workspace.timezone));
  const asking = { question, scope, asOf, time, graph };
  const gathered =
    time?.isAll === true ? await gatherOfTime(workspace, asking) : await gatherOfQuestion(workspace, asking);
  const { strategy, paths, told, chosen, worthOf, found, read } = gathered;
  const tellRelation = relationTeller(graph);
  const isSaid = (names: readonly string[]) =>
    [...told.flat(), ...chosen.filter(({ entry }) => tellRelation(entry) === null).map(({ entry }) => entry)].some(
      ({ text }) => names.every((name) => text.includes(name)),
    );
  const evidence = chosen.flatMap(({ hit, entry }): Evidence[] => {
    const remark = hit.superseded === true ? 'superseded: a newer value is known' : null;
    const procedure = entry.store === 'procedural' ? tellProcedure(entry.text) : null;
    const relation = tellRelation(entry);
    if (relation !== null && isSaid(relation.names)) return [];
    const text = procedure ?? relation?.text ?? entry.text;
    return [{ entry: { ...entry, text, path: displayPath(entry.path, scope) }, remark }];
  });
  const lead = [...paths.flatMap((path) => tellPath(graph, path)), ...told];
  const { context, sources, leftOut } = await packContext(lead, evidence, {
    maxTokens: options.maxTokens ?? usualTokens,
    sourceAt: sourceFinder(read, scope),
    worthOf,
  });
  if (options.track !== false) {
    const hits = chosen.map(({ hit }) => hit);
    const leading = new Set(lead.flat().map(({ path, line }) => `${path}#${line}`));
    const isLeading = ({ path, startLine }: Source) => options.used === true || leading.has(`${path}#${startLine}`);
    const others = sources.filter((source) => !isLeading(source));
    const used = [...sources.filter(isLeading), ...answeringSources(question, others, { hits, evidence })];
    logAccess(workspace, 'used', { query: question, ids: used.map(({ id }) => id) });
  }
  const isCut = time?.isAll === true && leftOut > 0 && context !== '';
  return {
    question,
    strategy,
    isKnown: lead.length > 0 || evidence.length > 0,
    context,
    tokens: await countTokens(context),
    leftOut,
    sources,
    ...(paths.length > 0 && { hops: hopsOf(paths) }),
    index: found.index,
    retrievers: [...found.retrievers, ...(graph.entities.length > 0 ? ['graph'] : [])],
    embeddings: found.embeddings,
    notes: isCut
      ? [...found.notes, `${leftOut} more of that time ${leftOut === 1 ? 'does' : 'do'} not fit.`]
      : found.notes,
  };
}
/** What stands at a line, as an answer names its sources. */
function sourceFinder(read: Gathered['read'], scope: Scope): (path: string, line: number) => Source | null {
  return (path, line) => {
    const entry = [...read.values()].find(
      ({ path: place, startLine, endLine }) =>
        displayPath(place, scope) === path && startLine <= line && line <= endLine,
    );
    if (entry === undefined) return null;
    const { id, startLine, endLine } = entry;
    return { id, path, startLine, endLine };
  };
}

/** A way through the graph as a line; none where one of its steps rests on nothing that is shown here. */
function tellPath(graph: Graph, { steps }: GraphPath): readonly Told[] {
  const tell = edgeTeller(graph);
  const factsOf = factsOfEdge(graph);
  const [first, ...others] = steps.flatMap((step): ToldPart[] => {
    const [fact] = step.relation === 'relates-to' ? factsOf(step) : [];
    if (fact !== undefined)
      return [{ path: fact.path, line: fact.line, day: fact.since, text: unescapeText(fact.text) }];
    const told = tell(step);
    return told === null ? [] : [{ path: told.path, line: told.line, day: told.day, text: told.text }];
  });
  return first === undefined || others.length + 1 < steps.length ? [] : [[first, ...others]];
}

function hopsOf(paths: readonly GraphPath[]): NonNullable<RecallAnswer['hops']> {
  const steps = new Set(paths.flatMap((path) => path.steps));
  return [...steps].map(({ from, relation, to }) => ({ from, relation, to }));
}
