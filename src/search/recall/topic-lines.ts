import type { Entity } from '../../entries/graph/entity.js';
import { contentTerms, contentWords, hasCommonWordsOnly } from '../../language/words/content-terms.js';
import type { Embedder } from '../../models/embeddings/embedder.js';
import type { GraphLine } from './answer-line.js';
import type { RecallRequest } from './answer-material.js';
import { entityLines } from './entity-lines.js';
import { judgeLines, type LineJudge } from './line-judge.js';

type TopicOptions = { readonly topics: readonly Entity[]; readonly embedder: Embedder | null } & Pick<
  RecallRequest,
  'graph' | 'asOf'
>;

/** What is known about the entities that a question is about; if it asks for one attribute of them, only that. */
export async function topicLines(
  topic: string,
  { topics, graph, asOf, embedder }: TopicOptions,
): Promise<readonly GraphLine[]> {
  const lines: GraphLine[] = [];
  for (const entity of topics) {
    const judge = await judgeAttribute(topic, entity, embedder);
    for (const line of entityLines(graph, entity, { asOf }))
      if (judge === null || (await judge(line.parts[0].text)).isAnswer) lines.push(line);
  }
  return lines;
}

/** "Ana's phone number" asks for a phone number; null if the topic is nothing but the name. */
async function judgeAttribute(topic: string, entity: Entity, embedder: Embedder | null): Promise<LineJudge | null> {
  const names = new Set([entity.name, ...entity.aliases, entity.type].flatMap((name) => contentTerms(name)));
  const attribute = [...contentWords(topic)].filter(([term]) => !names.has(term)).map(([, word]) => word);
  if (attribute.length === 0 || hasCommonWordsOnly(attribute.join(' '))) return null;
  return judgeLines(attribute.join(' '), { embedder });
}
