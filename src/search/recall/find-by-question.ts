import { isInAudience, lookupNames } from '../../entries/access/audience.js';
import type { AskedTime } from '../../language/dates/asked-time.js';
import { type Embedder, openEmbedder } from '../../models/embeddings/embedder.js';
import type { Workspace } from '../../workspace/workspace.js';
import { ownerNames, withoutOwner } from '../owner-names.js';
import { findHits } from '../search.js';
import type { SearchHit } from '../search-answer.js';
import { addNewerValues } from './add-newer-values.js';
import { type AnswerMaterial, candidatesAmong, type RecallRequest, readFilesOf } from './answer-material.js';
import { askedNames } from './asked-names.js';
import { conversationFinder } from './conversations.js';
import { bestPaths } from './follow-relations.js';
import { isAboutQuestion } from './is-about-question.js';
import { judgeLines } from './line-judge.js';
import { subjectFinder } from './line-subject.js';
import { newestFirst } from './newest-first.js';
import { proceduresFirst } from './procedures-first.js';
import { kindOfQuestion, type Strategy } from './question-kind.js';
import { type Candidate, relevantEvidence, wholeText } from './relevant-evidence.js';
import { topicLines } from './topic-lines.js';

const mostEvidence = 30;
/** The newest of a topic may be far from the best. */
const mostOfTopic = 200;
/** Hits below this share of the best score say nothing about the question. */
const weak = 0.3;
/** Turns of a conversation below this share of the best score are no longer part of the answer; docs/SEARCH.md says how it was chosen. */
const closeToBest = 0.62;
/** So many uncertain memories are shown at most. */
const mostUncertain = 3;
/** Where to look for how something is done. */
const guiding = { stores: ['procedural'], limit: 2 } as const;

/** What answers a question: paths through the graph, what is known about an entity, memories. */
export async function findByQuestion(
  workspace: Workspace,
  { question, scope, asOf, time, graph }: RecallRequest,
): Promise<AnswerMaterial> {
  const kind = kindOfQuestion(question);
  const topics = kind.topic === null ? graph.names.mentioned(question) : graph.names.near(kind.topic).slice(0, 1);
  const strategy: Strategy = kind.strategy === 'entity' && topics.length === 0 ? 'hybrid' : kind.strategy;
  const searching = { scope, asOf, explain: true };
  const topic = strategy === 'latest' ? topicOf(question, time) : null;
  const query = time === null ? (topic ?? question) : question;
  const limit = topic === null ? mostEvidence : mostOfTopic;
  const found = await findHits(workspace, query, { ...searching, limit });
  const strong = found.hits.filter(({ score }) => score >= weak * (found.hits[0]?.score ?? 0));
  const guides = strategy === 'procedure' ? await findHits(workspace, question, { ...searching, ...guiding }) : null;
  const paths = bestPaths(graph, question);
  const embedder = await localEmbedder(workspace);
  const graphLines =
    strategy === 'entity' ? await topicLines(kind.topic ?? question, { topics, graph, asOf, embedder }) : [];
  const places = [
    ...paths.flatMap(({ steps }) => steps.flatMap((step) => step.places)),
    ...graphLines.flatMap(({ parts }) => parts),
  ];
  const read = await readFilesOf(workspace, [...strong, ...(guides?.hits ?? []), ...places]);
  const candidates = candidatesAmong(read, strong);
  const names = lookupNames(workspace, scope);
  const conversationOf = conversationFinder([...read.values()].filter(({ audience }) => isInAudience(audience, names)));
  const about = topic ?? time?.rest ?? question;
  const owner = await ownerNames(workspace, scope);
  const { corrections } = found;
  const mentionsNamed = askedNames(question, { graph, embedder, corrections, within: about, owner });
  const answering = await relevantEvidence(candidates, {
    judge: await judgeLines(withoutOwner(about, owner), { embedder, mentionsNamed }),
    hasAnswer: (turns) =>
      isAboutQuestion(
        topic ?? question,
        turns.map(({ entry }) => wholeText(entry)),
        embedder,
      ),
    isTurn: (entry) => conversationOf(entry) !== null,
    leastTurn: topic === null ? closeToBest : weak,
  });
  const relevant = addNewerValues(answering, candidates);
  const ordered = topic === null ? relevant : newestFirst(topic, relevant).slice(0, mostEvidence);
  const chosen = guides === null ? ordered : proceduresFirst(question, ordered, candidatesAmong(read, guides.hits));
  const isSure = paths.length > 0 || graphLines.length > 0 || chosen.length > 0;
  const mayAnswer = ({ hit, entry }: Candidate) => isFoundByItself(hit) && mentionsNamed?.(wholeText(entry)) !== false;
  // A sentence may be about somebody whom only the one before it names.
  const judgeSentence = await judgeLines(withoutOwner(about, owner), { embedder });
  return {
    strategy,
    paths,
    graphLines,
    chosen: isSure ? chosen : outstanding(candidates, found.hits.length).filter(mayAnswer),
    isSure,
    subjectOf: subjectFinder(question, { graph, owner, conversationOf, mentionsNamed }),
    scoreSentence: async (sentence) => (await judgeSentence(sentence)).score,
    found,
    read,
  };
}

/** The hits that search prefers clearly to all others; none if there are too many, or nothing to compare them with. */
function outstanding(candidates: readonly Candidate[], hits: number): readonly Candidate[] {
  const best = candidates[0]?.hit.score ?? 0;
  const close = candidates.filter(({ hit }) => hit.score >= closeToBest * best);
  return close.length <= mostUncertain && close.length < hits ? close : [];
}

/** Whether its own words speak for a hit, and not only its neighbours or the nearest of distant meanings. */
function isFoundByItself({ features }: SearchHit): boolean {
  return features !== undefined && (features.words > 0 || features.alike > 0);
}

/** What a question asks the latest of, without the words for the time. */
function topicOf(question: string, time: AskedTime | null): string | null {
  return kindOfQuestion(time === null ? question : time.rest).topic ?? kindOfQuestion(question).topic;
}

/** Vectors of a service would have to be asked for; then words alone decide. */
async function localEmbedder({ config, env }: Workspace): Promise<Embedder | null> {
  return config.embeddings.provider === 'static' ? openEmbedder(config.embeddings, { env }) : null;
}
