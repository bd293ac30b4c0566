import { headCommit, type Repository } from '../../git/repository.js';
import { readFilesAtRevisions } from '../../history/read-files-at-revisions.js';
import { readTimeline, type TimelineChange } from '../../history/timeline.js';
import { type AuditLogEntry, entriesOf } from '../log/audit-entry.js';

/** One event in the history of a text: it was added, removed, or only mentioned in a commit message. */
export type Event = AuditLogEntry & { readonly effect: 'brought' | 'took' | 'mentioned' };

const mostCommits = 40;

/** The events that added, moved or removed the text, oldest first. */
export async function traceText(
  repository: Repository,
  { text, asked }: { text: string; asked: string | null },
): Promise<Event[]> {
  const head = await headCommit(repository);
  const needle = needleOf(text);
  if (head === null || needle === '') return [];
  const [holding, saying] = await Promise.all([
    readTimeline(repository, { range: head, holding: needle, limit: mostCommits }),
    asked === null ? [] : readTimeline(repository, { range: head, saying: asked, limit: mostCommits }),
  ]);
  const told = new Set(holding.map(({ commit }) => commit));
  const mentioned = saying
    .filter(({ commit }) => !told.has(commit))
    .flatMap((change) => entriesOf(change).slice(0, 1))
    .map((entry): Event => ({ ...entry, effect: 'mentioned' }));
  const events = [...(await effectsOf(repository, holding, needle)), ...mentioned];
  return events.sort((one, other) => Date.parse(one.timestamp) - Date.parse(other.timestamp));
}

/** The longest line, because it is the most specific; git searches for it literally. */
function needleOf(text: string): string {
  const lines = text.split('\n').map((line) => line.trim());
  const longest = lines.reduce((best, line) => (line.length > best.length ? line : best), '');
  return [...longest].slice(0, 120).join('');
}

async function effectsOf(repository: Repository, changes: readonly TimelineChange[], needle: string): Promise<Event[]> {
  const ordered = [...changes].reverse().flatMap((change) => entriesOf(change).map((entry) => ({ change, entry })));
  const wanted = ordered.flatMap(({ change: { commit }, entry: { file } }) => [
    { revision: `${commit}^`, path: file },
    { revision: commit, path: file },
  ]);
  const versions = await readFilesAtRevisions(repository, wanted);
  return ordered.flatMap(({ entry }, index): Event[] => {
    const before = countIn(versions[index * 2] ?? null, needle);
    const after = countIn(versions[index * 2 + 1] ?? null, needle);
    return before === after ? [] : [{ ...entry, effect: after > before ? 'brought' : 'took' }];
  });
}

function countIn(bytes: Buffer | null, needle: string): number {
  return bytes === null ? 0 : bytes.toString('utf8').toLowerCase().split(needle.toLowerCase()).length - 1;
}
