import type { Workspace } from '../../workspace/workspace.js';
import { findHits } from '../search.js';
import { type Asking, candidatesAmong, type Gathered, readFilesOf } from './gathered.js';
import { relationTeller } from './tell-relation.js';

/** As many as an answer can hold, and more. */
const most = 200;

/** "What happened on Monday?": what is remembered of that time, in its order. */
export async function gatherOfTime(
  workspace: Workspace,
  { question, scope, asOf, time, graph }: Asking,
): Promise<Gathered> {
  const ranges = time?.ranges ?? [];
  const [since, until] = [
    ranges.map(({ first }) => first).sort()[0],
    ranges
      .map(({ last }) => last)
      .sort()
      .at(-1),
  ];
  const found = await findHits(workspace, question, { scope, asOf, since, until, explain: true, limit: most });
  const isMeant = (day: string) => ranges.some(({ first, last }) => day >= first && day <= last);
  const hits = found.hits.filter(({ date }) => date !== undefined && isMeant(date));
  const read = await readFilesOf(workspace, hits);
  const tellRelation = relationTeller(graph);
  const chosen = candidatesAmong(read, hits)
    .filter(({ entry }) => tellRelation(entry) === null)
    .sort((one, other) => compare(momentOf(one.entry), momentOf(other.entry)));
  return { strategy: 'temporal', paths: [], told: [], chosen, worthOf: async () => 0, found, read };
}

/** What has no time of its own comes at the end of its day. */
function momentOf({ day, time, path, startLine }: Gathered['chosen'][number]['entry']): string {
  return `${day ?? ''} ${time ?? '~'} ${path} ${String(startLine).padStart(6, '0')}`;
}

function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
