import type { Entity } from '../../entries/graph/entity.js';
import type { AskedTime } from '../../language/dates/asked-time.js';
import { contentTerms, contentWords, hasCommonWordsOnly } from '../../language/words/content-terms.js';
import { type Embedder, openEmbedder } from '../../models/embeddings/embedder.js';
import type { Workspace } from '../../workspace/workspace.js';
import { findHits } from '../search.js';
import { askedNames } from './asked-names.js';
import { bestPaths } from './follow-relations.js';
import { type Asking, candidatesAmong, type Gathered, readFilesOf } from './gathered.js';
import { isWorthTelling } from './is-worth-telling.js';
import { judgeLines, type LineJudge } from './line-judge.js';
import { newerBeside } from './newer-beside.js';
import { newestFirst } from './newest-first.js';
import { ownerNames, withoutOwner } from './owner-names.js';
import { proceduresFirst } from './procedures-first.js';
import { kindOfQuestion, type Strategy } from './question-kind.js';
import { relevantEvidence, wholeText } from './relevant-evidence.js';
import { tellEntity } from './tell-entity.js';
import type { Told } from './told.js';

const mostEvidence = 30;
/** The newest of a topic may be far from the best. */
const mostOfTopic = 200;
/** Hits worth less than this share of the best say nothing about the question. */
const weak = 0.3;
/** Where to look for how something is done. */
const guiding = { stores: ['procedural'], limit: 2 } as const;

/** What is remembered that answers a question: ways through the graph, what is known of a thing, memories that speak of it. */
export async function gatherOfQuestion(
  workspace: Workspace,
  { question, scope, asOf, time, graph }: Asking,
): Promise<Gathered> {
  const kind = kindOfQuestion(question);
  const topics = kind.topic === null ? graph.names.mentioned(question) : graph.names.near(kind.topic).slice(0, 1);
  const strategy: Strategy = kind.strategy === 'entity' && topics.length === 0 ? 'hybrid' : kind.strategy;
  const asking = { scope, asOf, explain: true };
  const topic = strategy === 'latest' ? topicOf(question, time) : null;
  const sought = time === null ? (topic ?? question) : question;
  const limit = topic === null ? mostEvidence : mostOfTopic;
  const found = await findHits(workspace, sought, { ...asking, limit });
  const strong = found.hits.filter(({ score }) => score >= weak * (found.hits[0]?.score ?? 0));
  const guides = strategy === 'procedure' ? await findHits(workspace, question, { ...asking, ...guiding }) : null;
  const paths = bestPaths(graph, question);
  const embedder = await wordsOf(workspace);
  const told = strategy === 'entity' ? await tellTopics(kind.topic ?? question, { topics, graph, asOf, embedder }) : [];
  const places = [...paths.flatMap(({ steps }) => steps.flatMap((step) => step.places)), ...told.flat()];
  const read = await readFilesOf(workspace, [...strong, ...(guides?.hits ?? []), ...places]);
  const candidates = candidatesAmong(read, strong);
  const about = topic ?? time?.rest ?? question;
  const owner = await ownerNames(workspace, scope);
  const { corrections } = found;
  const namesOne = askedNames(question, { graph, embedder, corrections, within: about, owner });
  const answering = await relevantEvidence(candidates, {
    judge: await judgeLines(withoutOwner(about, owner), { embedder, namesOne }),
    hasAnswer: (turns) =>
      isWorthTelling(
        topic ?? question,
        turns.map(({ entry }) => wholeText(entry)),
        embedder,
      ),
    entriesIn: (place) => [...read.values()].filter((entry) => entry.path === place),
  });
  const relevant = newerBeside(answering, candidates);
  const ordered = topic === null ? relevant : newestFirst(topic, relevant).slice(0, mostEvidence);
  const chosen = guides === null ? ordered : proceduresFirst(question, ordered, candidatesAmong(read, guides.hits));
  // A sentence may speak of somebody whom only the one before it names.
  const judgeSentence = await judgeLines(withoutOwner(about, owner), { embedder });
  const worthOf = async (sentence: string) => (await judgeSentence(sentence)).score;
  return { strategy, paths, told, chosen, worthOf, found, read };
}

/** What a question asks the latest of, without the words for the time. */
function topicOf(question: string, time: AskedTime | null): string | null {
  return kindOfQuestion(time === null ? question : time.rest).topic ?? kindOfQuestion(question).topic;
}

/** Vectors of a service would have to be asked for; then the words decide alone. */
async function wordsOf({ config, env }: Workspace): Promise<Embedder | null> {
  return config.embeddings.provider === 'static' ? openEmbedder(config.embeddings, { env }) : null;
}

type Telling = { readonly topics: readonly Entity[]; readonly embedder: Embedder | null } & Pick<
  Asking,
  'graph' | 'asOf'
>;

/** What is known of the things that a question is about; where it asks for one attribute of them, only that. */
async function tellTopics(topic: string, { topics, graph, asOf, embedder }: Telling): Promise<readonly Told[]> {
  const lines: Told[] = [];
  for (const entity of topics) {
    const all = tellEntity(graph, entity, { asOf });
    const judge = await judgeAspect(topic, entity, embedder);
    for (const told of all) if (judge === null || (await judge(told[0].text)).isAnswer) lines.push(told);
  }
  return lines;
}

/** "Ana's phone number" asks for a phone number; null where the name is all there is. */
async function judgeAspect(topic: string, entity: Entity, embedder: Embedder | null): Promise<LineJudge | null> {
  const names = new Set([entity.name, ...entity.aliases, entity.type].flatMap((name) => contentTerms(name)));
  const aspect = [...contentWords(topic)].filter(([term]) => !names.has(term)).map(([, word]) => word);
  if (aspect.length === 0 || hasCommonWordsOnly(aspect.join(' '))) return null;
  return judgeLines(aspect.join(' '), { embedder });
}
