import { openEmbedder } from '../../models/embeddings/embedder.js';
import type { Workspace } from '../../workspace/workspace.js';
import { findHits } from '../search.js';
import type { SearchHit } from '../search-answer.js';
import { bestPaths } from './follow-relations.js';
import { type Asking, candidatesAmong, type Gathered, readFilesOf } from './gathered.js';
import { isWorthTelling } from './is-worth-telling.js';
import { proceduresFirst } from './procedures-first.js';
import { kindOfQuestion, type Strategy } from './question-kind.js';
import { type Candidate, relevantEvidence } from './relevant-evidence.js';
import { tellEntity } from './tell-entity.js';

const mostEvidence = 30;
/** Hits worth less than this share of the best say nothing about the question. */
const weak = 0.3;
/** Where to look for how something is done. */
const guiding = { stores: ['procedural'], limit: 2 } as const;

/** What is remembered that answers a question: ways through the graph, what is known of a thing, memories that speak of it. */
export async function gatherOfQuestion(
  workspace: Workspace,
  { question, scope, asOf, graph }: Asking,
): Promise<Gathered> {
  const kind = kindOfQuestion(question);
  const topics = kind.topic === null ? graph.names.mentioned(question) : graph.names.near(kind.topic).slice(0, 1);
  const strategy: Strategy = kind.strategy === 'entity' && topics.length === 0 ? 'hybrid' : kind.strategy;
  const asking = { scope, asOf, explain: true };
  const found = await findHits(workspace, question, { ...asking, limit: mostEvidence });
  const strong = found.hits.filter(({ score }) => score >= weak * (found.hits[0]?.score ?? 0));
  const guides = strategy === 'procedure' ? await findHits(workspace, question, { ...asking, ...guiding }) : null;
  const paths = bestPaths(graph, question);
  const told = strategy === 'entity' ? topics.flatMap((entity) => tellEntity(graph, entity, { asOf })) : [];
  const places = [...paths.flatMap(({ steps }) => steps.flatMap((step) => step.places)), ...told.flat()];
  const read = await readFilesOf(workspace, [...strong, ...(guides?.hits ?? []), ...places]);
  const candidates = candidatesAmong(read, ordered(strong, strategy));
  const isKnown = paths.length > 0 || told.length > 0 || (await answers(workspace, question, candidates));
  const entriesIn = (place: string) => [...read.values()].filter((entry) => entry.path === place);
  const relevant = isKnown ? relevantEvidence(kind.topic ?? question, candidates, entriesIn) : [];
  const chosen =
    guides === null || !isKnown ? relevant : proceduresFirst(question, relevant, candidatesAmong(read, guides.hits));
  return { strategy, paths, told, chosen, found, read };
}

/** Vectors of a service would have to be asked for; then the words decide alone. */
async function answers(workspace: Workspace, question: string, candidates: readonly Candidate[]): Promise<boolean> {
  const { embeddings } = workspace.config;
  const embedder = embeddings.provider === 'static' ? await openEmbedder(embeddings, { env: workspace.env }) : null;
  const texts = candidates.map(({ entry }) => [...entry.trail, entry.text].join('\n'));
  return isWorthTelling(question, texts, embedder);
}

/** For "what is the latest" the day decides among what answers about equally well. */
function ordered(hits: readonly SearchHit[], strategy: Strategy): readonly SearchHit[] {
  if (strategy !== 'latest') return hits;
  const best = hits[0]?.score ?? 0;
  const close = hits.filter(({ score }) => score >= best * 0.5);
  const byDay = [...close].sort((one, other) => ((one.date ?? '') < (other.date ?? '') ? 1 : -1));
  return [...byDay, ...hits.filter((hit) => !close.includes(hit))];
}
