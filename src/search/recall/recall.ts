import { lookupNames } from '../../entries/audience.js';
import type { Entry, Store } from '../../entries/entry.js';
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
import { kindOfQuestion, type Strategy } from './question-kind.js';
import { tellEntity } from './tell-entity.js';

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
  const found = await findHits(workspace, question, { scope, asOf: options.asOf, limit: mostEvidence });
  const preferred = await preferStores(workspace, question, { strategy, scope, asOf: options.asOf });
  const strong = found.hits.filter(({ score }) => score >= weak * (found.hits[0]?.score ?? 0));
  const hits = [...preferred, ...strong.filter(({ id }) => !preferred.some((hit) => hit.id === id))];
  const all = await evidenceOf(workspace, ordered(hits, strategy), scope);
  const path = bestPath(graph, question);
  const told = strategy === 'entity' ? topics.flatMap((entity) => tellEntity(graph, entity)) : [];
  const isKnown = path !== null || told.length > 0 || (await answers(workspace, question, all));
  const evidence = isKnown ? all : [];
  const nameOf = (id: string) => graph.entities.find((entity) => entity.id === id)?.name ?? id;
  const lead = isKnown ? [...(path === null ? [] : [describePath(path, nameOf)]), ...told] : [];
  const { context, sources } = await packContext(lead, evidence, options.maxTokens ?? usualTokens);
  if (options.track !== false) {
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

/** Some questions are answered by one store before all others. */
async function preferStores(
  workspace: Workspace,
  question: string,
  { strategy, scope, asOf }: { strategy: Strategy; scope: Scope; asOf: Day | undefined },
): Promise<readonly SearchHit[]> {
  const stores: Partial<Record<Strategy, readonly Store[]>> = { procedure: ['procedural'] };
  const wanted = stores[strategy];
  if (wanted === undefined) return [];
  const { hits } = await findHits(workspace, question, { scope, asOf, stores: wanted, limit: 2 });
  return hits;
}

/** Vectors of a service would have to be asked for; then the words decide alone. */
async function answers(workspace: Workspace, question: string, evidence: readonly Evidence[]): Promise<boolean> {
  const { embeddings } = workspace.config;
  const embedder = embeddings.provider === 'static' ? await openEmbedder(embeddings, { env: workspace.env }) : null;
  const texts = evidence.map(({ entry }) => [...entry.trail, entry.text].join('\n'));
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

async function evidenceOf(workspace: Workspace, hits: readonly SearchHit[], scope: Scope): Promise<Evidence[]> {
  const entries = await readEntriesOf(
    workspace,
    hits.map(({ path }) => path),
  );
  return hits.flatMap((hit): Evidence[] => {
    const entry: Entry | undefined = entries.get(hit.id);
    if (entry === undefined) return [];
    const remark = hit.superseded === true ? 'superseded: a newer value is known' : null;
    return [{ entry: { ...entry, path: shownPath(entry.path, scope) }, remark }];
  });
}
