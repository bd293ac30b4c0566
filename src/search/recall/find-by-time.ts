import { isInAudience, lookupNames } from '../../entries/access/audience.js';
import type { Workspace } from '../../workspace/workspace.js';
import { ownerNames } from '../owner-names.js';
import { findHits } from '../search.js';
import { type AnswerMaterial, candidatesAmong, type RecallRequest, readFilesOf } from './answer-material.js';
import { conversationFinder } from './conversations.js';
import { subjectFinder } from './line-subject.js';
import { relationAtLine } from './relation-lines.js';

/** As many as an answer can hold, and more. */
const most = 200;

/** "What happened on Monday?": all memories of that time, in order of time. */
export async function findByTime(
  workspace: Workspace,
  { question, scope, asOf, time, graph }: RecallRequest,
): Promise<AnswerMaterial> {
  const ranges = time?.ranges ?? [];
  const [since, until] = [
    ranges.map(({ first }) => first).sort()[0],
    ranges
      .map(({ last }) => last)
      .sort()
      .at(-1),
  ];
  const found = await findHits(workspace, question, { scope, asOf, since, until, explain: true, limit: most });
  const isAsked = (day: string) => ranges.some(({ first, last }) => day >= first && day <= last);
  const hits = found.hits.filter(({ date }) => date !== undefined && isAsked(date));
  const read = await readFilesOf(workspace, hits);
  const findRelation = relationAtLine(graph);
  const chosen = candidatesAmong(read, hits)
    .filter(({ entry }) => findRelation(entry) === null)
    .sort((one, other) => compare(momentOf(one.entry), momentOf(other.entry)));
  const names = lookupNames(workspace, scope);
  const visible = [...read.values()].filter(({ audience }) => isInAudience(audience, names));
  const subjectOf = subjectFinder(question, {
    graph,
    owner: await ownerNames(workspace, scope),
    conversationOf: conversationFinder(visible),
    mentionsNamed: null,
  });
  const scoreSentence = async () => 0;
  return {
    strategy: 'temporal',
    paths: [],
    graphLines: [],
    chosen,
    isSure: true,
    subjectOf,
    scoreSentence,
    found,
    read,
  };
}

/** Memories without a time come at the end of their day. */
function momentOf({ day, time, path, startLine }: AnswerMaterial['chosen'][number]['entry']): string {
  return `${day ?? ''} ${time ?? '~'} ${path} ${String(startLine).padStart(6, '0')}`;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
