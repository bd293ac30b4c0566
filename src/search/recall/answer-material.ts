import type { Entry } from '../../entries/entry.js';
import type { Graph } from '../../entries/graph/read-graph.js';
import { readEntriesOfFiles } from '../../entries/read/read-entries-of-files.js';
import type { AskedTime } from '../../language/dates/asked-time.js';
import type { Scope } from '../../scopes/scopes.js';
import type { Day } from '../../workspace/calendar-days.js';
import type { Workspace } from '../../workspace/workspace.js';
import type { SearchAnswer, SearchHit } from '../search-answer.js';
import type { GraphLine } from './answer-line.js';
import type { GraphPath } from './follow-relations.js';
import type { LineSubject } from './line-subject.js';
import type { Strategy } from './question-kind.js';
import type { Candidate } from './relevant-evidence.js';
import type { SentenceScore } from './shorten-memory.js';

/** A question, who asks it, and the graph as far as they may see it. */
export type RecallRequest = {
  readonly question: string;
  readonly scope: Scope;
  readonly asOf: Day | undefined;
  /** The time that the question is about, if it names one. */
  readonly time: AskedTime | null;
  readonly graph: Graph;
};

/** What was found for an answer, before it is packed into lines. */
export type AnswerMaterial = {
  readonly strategy: Strategy;
  readonly paths: readonly GraphPath[];
  readonly graphLines: readonly GraphLine[];
  /** The memories that answer, in the order in which they are shown. */
  readonly chosen: readonly Candidate[];
  /** False if the memories are only the best that search has, and none was judged to answer. */
  readonly isSure: boolean;
  readonly subjectOf: (entry: Entry) => LineSubject;
  readonly scoreSentence: SentenceScore;
  readonly found: SearchAnswer;
  /** The entries of all files involved, by id. */
  readonly read: ReadonlyMap<string, Entry>;
};

export async function readFilesOf(
  workspace: Workspace,
  files: readonly { readonly path: string }[],
): Promise<AnswerMaterial['read']> {
  return readEntriesOfFiles(
    workspace,
    files.map(({ path }) => path),
  );
}

/** Hits with the entries that they lead to. */
export function candidatesAmong(read: AnswerMaterial['read'], hits: readonly SearchHit[]): Candidate[] {
  return hits.flatMap((hit): Candidate[] => {
    const entry = read.get(hit.id);
    return entry === undefined ? [] : [{ hit, entry }];
  });
}
