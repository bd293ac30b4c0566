import { withoutTombstoneKey } from '../../entries/records/tombstones.js';
import { SoulError } from '../../errors/soul-error.js';
import { treeEntries } from '../../git/read-blobs.js';
import { git, headCommit, type Repository } from '../../git/repository.js';
import { readTimeline, type TimelineChange } from '../../history/timeline.js';

export type BlamedLine = {
  /** 1-based, in the last commit. */
  readonly line: number;
  readonly text: string;
  readonly commit: string;
  readonly timestamp: string;
  readonly actor: string;
  readonly approval: string;
  readonly trigger: string | null;
  readonly author: string;
};

/**
 * The change each line of a file comes from, as of the last commit. The file on disk is ignored: git would run filters that the
 * repository names.
 */
export async function blameFile(repository: Repository, path: string): Promise<BlamedLine[]> {
  const head = await headCommit(repository);
  if (head === null || !(await treeEntries(repository, head, [path])).has(path)) {
    throw new SoulError('unknown-revision', `${path} was never committed, or is not in the last commit.`, {
      hint: 'Paths are relative to the workspace. For a removed file, use `agentsoul audit log --file …`.',
    });
  }
  const [{ stdout }, changes] = await Promise.all([
    git(repository, ['blame', '--porcelain', '--no-textconv', head, '--', repository.prefix + path]),
    readTimeline(repository, { range: head, paths: [path] }),
  ]);
  return parseBlame(stdout.toString('utf8'), new Map(changes.map((change) => [change.commit, change])));
}

function parseBlame(text: string, changes: ReadonlyMap<string, TimelineChange>): BlamedLine[] {
  const lines: BlamedLine[] = [];
  const authors = new Map<string, { author: string; at: number }>();
  let commit = '';
  let number = 0;
  for (const row of text.split('\n')) {
    const head = /^([0-9a-f]{40,64}) \d+ (\d+)/.exec(row);
    const about = authors.get(commit) ?? { author: '', at: 0 };
    if (row.startsWith('\t')) {
      const change = changes.get(commit);
      lines.push({
        line: number,
        text: withoutTombstoneKey(row.slice(1)),
        commit,
        timestamp: new Date(about.at * 1000).toISOString(),
        actor: change?.actor ?? 'manual',
        approval: change?.approval ?? '–',
        trigger: change?.trigger ?? null,
        author: about.author,
      });
    } else if (head !== null) {
      commit = head[1] ?? '';
      number = Number(head[2]);
    } else if (row.startsWith('author ')) authors.set(commit, { ...about, author: row.slice('author '.length) });
    else if (row.startsWith('author-time '))
      authors.set(commit, { ...about, at: Number(row.slice('author-time '.length)) });
  }
  return lines;
}
