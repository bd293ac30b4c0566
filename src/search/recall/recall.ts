import { lookupNames } from '../../entries/audience.js';
import type { Entry } from '../../entries/entry.js';
import { type Graph, readGraph, seenGraph } from '../../entries/graph.js';
import { readEntriesOf } from '../../entries/read-entries-of.js';
import { shownPath } from '../../entries/shown-path.js';
import { openEmbedder } from '../../models/embeddings/embedder.js';
import type { Scope } from '../../scopes/scopes.js';
import { countTokens } from '../../tokens/count-tokens.js';
import type { Day } from '../../workspace/days.js';
import type { Workspace } from '../../workspace/workspace.js';
import { logAccess } from '../access-log.js';
import { findHits } from '../search.js';
import type { SearchAnswer, SearchHit } from '../search-answer.js';
import { answeringSources } from './answering-sources.js';
import { describePath, followRelations, type GraphPath } from './follow-relations.js';
import { isWorthTelling } from './is-worth-telling.js';
import { type Evidence, packContext, type Source } from './pack-context.js';
import { proceduresFirst } from './procedures-first.js';
import { kindOfQuestion, type Strategy } from './question-kind.js';
import { type Candidate, relevantEvidence } from './relevant-evidence.js';
import { relationTeller, tellEntity } from './tell-entity.js';
import { tellProcedure } from './tell-procedure.js';

export type RecallOptions = {
  readonly scope?: Scope | undefined;
  readonly maxTokens?: number | undefined;
  readonly asOf?: Day | undefined;
  /** Note which memories were used; true unless said otherwise. */
  readonly track?: boolean | undefined;
};

export type RecallAnswer = {
  readonly question: string;
  readonly strategy: Strategy;
  /** False where nothing known answers. The context is empty then, and where nothing of it fits. */
  readonly isKnown: boolean;
  /** Lines ready for a prompt, the best evidence first, each with its source. */
  readonly context: string;
  readonly tokens: number;
  readonly sources: readonly Source[];
  /** The ways through the graph that lead to the answer. */
  readonly hops?: readonly { readonly from: string; readonly relation: string; readonly to: string }[];
  readonly index: SearchAnswer['index'];
  readonly retrievers: readonly string[];
  readonly embeddings: string | null;
  readonly notes: readonly string[];
};

export const usualTokens = 1_000;
const mostEvidence = 30;
/** Hits worth less than this share of the best say nothing about the question. */
const weak = 0.3;
/** Where to look for how something is done. */
const guiding = { stores: ['procedural'], limit: 2 } as const;

/** Answers a question with what is remembered, as context for a prompt, or says that nothing is known. */
export async function recall(
  workspace: Workspace,
  question: string,
  options: RecallOptions = {},
): Promise<RecallAnswer> {
  const scope: Scope = options.scope ?? { kind: 'main' };
  const kind = kindOfQuestion(question);
  const graph = seenGraph(await readGraph(workspace), lookupNames(workspace, scope));
  const topics = kind.topic === null ? graph.names.mentioned(question) : graph.names.near(kind.topic).slice(0, 1);
  const strategy: Strategy = kind.strategy === 'entity' && topics.length === 0 ? 'hybrid' : kind.strategy;
  const asking = { scope, asOf: options.asOf, explain: true };
  const found = await findHits(workspace, question, { ...asking, limit: mostEvidence });
  const strong = found.hits.filter(({ score }) => score >= weak * (found.hits[0]?.score ?? 0));
  const guides = strategy === 'procedure' ? await findHits(workspace, question, { ...asking, ...guiding }) : null;
  const read = await readFilesOf(workspace, [...strong, ...(guides?.hits ?? [])]);
  const candidates = candidatesAmong(read, ordered(strong, strategy));
  const path = bestPath(graph, question);
  const told = strategy === 'entity' ? topics.flatMap((entity) => tellEntity(graph, entity)) : [];
  const isKnown = path !== null || told.length > 0 || (await answers(workspace, question, candidates));
  const entriesIn = (place: string) => [...read.values()].filter((entry) => entry.path === place);
  const relevant = isKnown ? relevantEvidence(kind.topic ?? question, candidates, entriesIn) : [];
  const chosen =
    guides === null || !isKnown ? relevant : proceduresFirst(question, relevant, candidatesAmong(read, guides.hits));
  const tellRelation = relationTeller(graph);
  const evidence = chosen.map(({ hit, entry }): Evidence => {
    const remark = hit.superseded === true ? 'superseded: a newer value is known' : null;
    const procedure = entry.store === 'procedural' ? tellProcedure(entry.text) : null;
    const text = procedure ?? tellRelation(entry) ?? entry.text;
    return { entry: { ...entry, text, path: shownPath(entry.path, scope) }, remark };
  });
  const nameOf = (id: string) => graph.entities.find((entity) => entity.id === id)?.name ?? id;
  const lead = isKnown ? [...(path === null ? [] : [describePath(path, nameOf)]), ...told] : [];
  const { context, sources } = await packContext(lead, evidence, options.maxTokens ?? usualTokens);
  if (options.track !== false) {
    const hits = chosen.map(({ hit }) => hit);
    const used = answeringSources(question, sources, { hits, evidence });
    logAccess(workspace, 'used', { query: question, ids: used.map(({ id }) => id) });
  }
  return {
    question,
    strategy,
    isKnown: lead.length > 0 || evidence.length > 0,
    context,
    tokens: await countTokens(context),
    sources,
    ...(path !== null && { hops: path.steps.map(({ from, relation, to }) => ({ from, relation, to })) }),
    index: found.index,
    retrievers: [...found.retrievers, ...(graph.entities.length > 0 ? ['graph'] : [])],
    embeddings: found.embeddings,
    notes: found.notes,
  };
}

/** Vectors of a service would have to be asked for; then the words decide alone. */
async function answers(workspace: Workspace, question: string, candidates: readonly Candidate[]): Promise<boolean> {
  const { embeddings } = workspace.config;
  const embedder = embeddings.provider === 'static' ? await openEmbedder(embeddings, { env: workspace.env }) : null;
  const texts = candidates.map(({ entry }) => [...entry.trail, entry.text].join('\n'));
  return isWorthTelling(question, texts, embedder);
}

/** A way counts as an answer where it follows what the question asks for. */
const enough = 1;

function bestPath(graph: Graph, question: string): GraphPath | null {
  const [best] = followRelations(graph, question);
  return best !== undefined && best.score >= enough ? best : null;
}

/** For "what is the latest" the day decides among what answers about equally well. */
function ordered(hits: readonly SearchHit[], strategy: Strategy): readonly SearchHit[] {
  if (strategy !== 'latest') return hits;
  const best = hits[0]?.score ?? 0;
  const close = hits.filter(({ score }) => score >= best * 0.5);
  const byDay = [...close].sort((one, other) => ((one.date ?? '') < (other.date ?? '') ? 1 : -1));
  return [...byDay, ...hits.filter((hit) => !close.includes(hit))];
}

async function readFilesOf(workspace: Workspace, hits: readonly SearchHit[]): Promise<ReadonlyMap<string, Entry>> {
  return readEntriesOf(
    workspace,
    hits.map(({ path }) => path),
  );
}

function candidatesAmong(read: ReadonlyMap<string, Entry>, hits: readonly SearchHit[]): Candidate[] {
  return hits.flatMap((hit): Candidate[] => {
    const entry = read.get(hit.id);
    return entry === undefined ? [] : [{ hit, entry }];
  });
}
