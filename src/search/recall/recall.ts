import { lookupNames } from '../../entries/access/audience.js';
import { graphAsOfDay } from '../../entries/graph/graph-as-of-day.js';
import { type Graph, readGraph, visibleGraphOfCall } from '../../entries/graph/read-graph.js';
import { displayPath } from '../../entries/paths/display-path.js';
import { unescapeText } from '../../entries/read/unescape-text.js';
import { askedTime } from '../../language/dates/asked-time.js';
import type { Scope } from '../../scopes/scopes.js';
import { countTokens } from '../../tokens/count-tokens.js';
import { type Day, dayAt } from '../../workspace/calendar-days.js';
import type { Workspace } from '../../workspace/workspace.js';
import { logAccess } from '../access-log.js';
import type { SearchAnswer } from '../search-answer.js';
import type { AnswerLine, GraphLine, GraphLinePart, LineRemarks, RecallSource, SourcePlace } from './answer-line.js';
import type { AnswerMaterial } from './answer-material.js';
import { answeringSources } from './answering-sources.js';
import { factsOfEdge } from './facts-of-edge.js';
import { findByQuestion } from './find-by-question.js';
import { findByTime } from './find-by-time.js';
import type { GraphPath } from './follow-relations.js';
import { type Evidence, packContext, supersededReason } from './pack-context.js';
import { procedureSummary } from './procedure-summary.js';
import type { Strategy } from './question-kind.js';
import { relationAtLine, relationDescriber } from './relation-lines.js';
import type { Candidate } from './relevant-evidence.js';

export type RecallOptions = {
  readonly scope?: Scope | undefined;
  readonly maxTokens?: number | undefined;
  readonly asOf?: Day | undefined;
  /** Note which memories were used; true unless said otherwise. */
  readonly track?: boolean | undefined;
  /** Count all sources as used, and not only those that speak of the question itself. */
  readonly used?: boolean | undefined;
};

/** `uncertain`: nothing was judged to answer, but search prefers these memories clearly to all others. */
export type RecallConfidence = 'sure' | 'uncertain' | 'none';

export type RecallAnswer = {
  readonly question: string;
  readonly strategy: Strategy;
  readonly confidence: RecallConfidence;
  /** Whether something known answers: `confidence` is `sure`. */
  readonly isKnown: boolean;
  /** Lines ready for a prompt, the best evidence first, each with its source. Empty if none fits. */
  readonly context: string;
  readonly tokens: number;
  /** The lines of the context. */
  readonly lines: readonly AnswerLine[];
  readonly sources: readonly RecallSource[];
  /** The paths through the graph that lead to the answer. */
  /** How many lines did not fit. */
  readonly leftOut: number;
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
  const graph = graphAsOfDay(visibleGraphOfCall(await readGraph(workspace), lookupNames(workspace, scope)), asOf);
  const time = askedTime(question, () => dayAt(workspace.at, workspace.timezone));
  const request = { question, scope, asOf, time, graph };
  const material = await (time?.isAll === true ? findByTime(workspace, request) : findByQuestion(workspace, request));
  const { strategy, paths, chosen, found, read } = material;
  const graphLines = [...paths.flatMap((path) => pathLine(graph, path)), ...material.graphLines];
  const evidence = evidenceOf(material, graph, scope);
  const { context, lines, sources, leftOut } = await packContext(graphLines, evidence, {
    maxTokens: options.maxTokens ?? usualTokens,
    sourceAt: sourceFinder(read, scope),
    scoreSentence: material.scoreSentence,
  });
  const isFound = graphLines.length > 0 || evidence.length > 0;
  const isKnown = isFound && material.isSure;
  if (options.track !== false && isKnown) {
    const hits = chosen.map(({ hit }) => hit);
    const ofGraph = new Set(graphLines.flatMap(({ parts }) => parts).map(({ path, line }) => `${path}#${line}`));
    const isAlwaysUsed = ({ path, startLine }: SourcePlace) =>
      options.used === true || ofGraph.has(`${path}#${startLine}`);
    const others = sources.filter((source) => !isAlwaysUsed(source));
    const used = [...sources.filter(isAlwaysUsed), ...answeringSources(question, others, { hits, evidence })];
    logAccess(workspace, 'used', { query: question, ids: used.map(({ id }) => id) });
  }
  const isCut = time?.isAll === true && leftOut > 0 && context !== '';
  return {
    question,
    strategy,
    confidence: isKnown ? 'sure' : isFound ? 'uncertain' : 'none',
    isKnown,
    context,
    tokens: await countTokens(context),
    lines,
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

/** The chosen memories as they are shown. A relation is left out if another line names both of its ends. */
function evidenceOf(material: AnswerMaterial, graph: Graph, scope: Scope): Evidence[] {
  const { chosen, graphLines } = material;
  const findRelation = relationAtLine(graph);
  const texts = [
    ...graphLines.flatMap(({ parts }) => parts.map(({ text }) => text)),
    ...chosen.filter(({ entry }) => findRelation(entry) === null).map(({ entry }) => entry.text),
  ];
  return chosen.flatMap((candidate): Evidence[] => {
    const { entry } = candidate;
    const procedure = entry.store === 'procedural' ? procedureSummary(entry.text) : null;
    const relation = findRelation(entry);
    if (relation !== null && texts.some((text) => relation.names.every((name) => text.includes(name)))) return [];
    const text = procedure ?? relation?.text ?? entry.text;
    const shown = { ...entry, text, path: displayPath(entry.path, scope) };
    return [{ entry: shown, remarks: remarksOn(candidate, material) }];
  });
}

function remarksOn({ hit, entry }: Candidate, { isSure, subjectOf }: AnswerMaterial): LineRemarks {
  const { subject, mismatch } = subjectOf(entry);
  const superseded = hit.superseded === true;
  const reasons = [isSure ? null : 'uncertain', mismatch, superseded ? supersededReason : null];
  const reason = reasons.filter((part) => part !== null).join('; ');
  return { subject, superseded, ...(reason !== '' && { reason }) };
}

/** Finds the memory at a line of a file. */
function sourceFinder(read: AnswerMaterial['read'], scope: Scope): (path: string, line: number) => SourcePlace | null {
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

/** A path through the graph as a line; none if one of its steps rests on nothing that is shown here. */
function pathLine(graph: Graph, { steps }: GraphPath): GraphLine[] {
  const describe = relationDescriber(graph);
  const factsOf = factsOfEdge(graph);
  const [first, ...others] = steps.flatMap((step): GraphLinePart[] => {
    const [fact] = step.relation === 'relates-to' ? factsOf(step) : [];
    if (fact !== undefined)
      return [{ path: fact.path, line: fact.line, day: fact.since, text: unescapeText(fact.text) }];
    const described = describe(step);
    if (described === null) return [];
    const { path, line, day, text } = described;
    return [{ path, line, day, text }];
  });
  if (first === undefined || others.length + 1 < steps.length) return [];
  const [step] = steps;
  const subject = graph.entities.find(({ id }) => id === step?.from)?.name ?? '';
  return [{ parts: [first, ...others], subject, superseded: false }];
}

function hopsOf(paths: readonly GraphPath[]): NonNullable<RecallAnswer['hops']> {
  const steps = new Set(paths.flatMap((path) => path.steps));
  return [...steps].map(({ from, relation, to }) => ({ from, relation, to }));
}
