import type { Entry } from '../../entries/entry.js';
import type { Graph } from '../../entries/graph/read-graph.js';
import { readEntriesOfFiles } from '../../entries/read/read-entries-of-files.js';
import type { AskedTime } from '../../language/dates/asked-time.js';
import type { Scope } from '../../scopes/scopes.js';
import type { Day } from '../../workspace/calendar-days.js';
import type { Workspace } from '../../workspace/workspace.js';
import type { SearchAnswer, SearchHit } from '../search-answer.js';
import type { GraphPath } from './follow-relations.js';
import type { Strategy } from './question-kind.js';
import type { Candidate } from './relevant-evidence.js';
import type { WorthOf } from './shorten-memory.js';
import type { Told } from './told.js';

/** A question, who asks it, and what of the graph they may know. */
export type Asking = {
  readonly question: string;
  readonly scope: Scope;
  readonly asOf: Day | undefined;
  /** When the question is about, where it says so. */
  readonly time: AskedTime | null;
  readonly graph: Graph;
};

/** What goes into an answer, before it is put into lines. */
export type Gathered = {
  readonly strategy: Strategy;
  readonly paths: readonly GraphPath[];
  readonly told: readonly Told[];
  /** The memories that answer, in the order in which they are told. */
  readonly chosen: readonly Candidate[];
  /** What a part of them is worth as an answer. */
  readonly worthOf: WorthOf;
  readonly found: SearchAnswer;
  /** The entries of all files that play a part, by id. */
  readonly read: ReadonlyMap<string, Entry>;
};

export async function readFilesOf(
  workspace: Workspace,
  files: readonly { readonly path: string }[],
): Promise<Gathered['read']> {
  return readEntriesOfFiles(
    workspace,
    files.map(({ path }) => path),
  );
}

/** Hits with the entries that they lead to. */
export function candidatesAmong(read: Gathered['read'], hits: readonly SearchHit[]): Candidate[] {
  return hits.flatMap((hit): Candidate[] => {
    const entry = read.get(hit.id);
    return entry === undefined ? [] : [{ hit, entry }];
  });
}
