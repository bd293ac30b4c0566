import { git, type Repository } from '../git/repository.js';
import { parseRecord, pathsOfWorkspace, type RecordedChange, recordFields } from './list-changes.js';

/** A commit of the timeline: its message and its changes to workspace files. */
export type TimelineChange = RecordedChange & {
  readonly trigger: string | null;
  readonly author: string;
  readonly committer: string;
  /** For a merge, only files that differ from both parents. */
  readonly files: readonly TouchedFile[];
};

export type TouchedFile = { readonly path: string; readonly did: 'added' | 'changed' | 'removed' };

export type TimelineOptions = {
  /** Such as `abc..HEAD`; all commits reachable from HEAD by default. */
  readonly range?: string;
  /** Files or folders of the workspace; all by default. */
  readonly paths?: readonly string[];
  readonly limit?: number;
  /** Only commits that added or removed this text, ignoring case. */
  readonly holding?: string;
  /** Only commits whose message contains this text, ignoring case. */
  readonly saying?: string;
};

const fields = [...recordFields, '%(trailers:key=Trigger,valueonly,separator=%x2C)', '%an', '%cn'];

/** Commits that touch the workspace with their files, newest first, by one git process. */
export async function readTimeline(repository: Repository, options: TimelineOptions = {}): Promise<TimelineChange[]> {
  const { range = 'HEAD', limit, holding, saying, paths = [] } = options;
  const { prefix } = repository;
  const { stdout } = await git(repository, [
    'log',
    '-z',
    // A message cannot contain a NUL, so its text cannot look like another field or commit.
    `--format=${fields.join('%x00')}`,
    '--name-status',
    '--no-renames',
    '--diff-merges=combined',
    '--no-show-signature',
    '--no-textconv',
    '--no-ext-diff',
    ...(limit === undefined ? [] : [`--max-count=${limit}`]),
    ...(holding === undefined ? [] : ['--regexp-ignore-case', `-S${holding}`]),
    ...(saying === undefined ? [] : ['--regexp-ignore-case', '--fixed-strings', `--grep=${saying}`]),
    '--end-of-options',
    range,
    ...(paths.length === 0 ? pathsOfWorkspace(repository) : ['--', ...paths.map((path) => prefix + path)]),
  ]);
  return parseTimeline(stdout.toString('utf8'), prefix);
}

function parseTimeline(text: string, prefix: string): TimelineChange[] {
  const changes: TimelineChange[] = [];
  const tokens = text.split('\0');
  let position = 0;
  while (position < tokens.length) {
    if ((tokens[position] ?? '') === '') {
      position++;
      continue;
    }
    const values = tokens.slice(position, position + fields.length);
    position += fields.length;
    const files: TouchedFile[] = [];
    for (; position < tokens.length; position += 2) {
      // A merge leaves an empty token before its files.
      if (tokens[position] === '' && /^[A-Z]+$/.test(tokens[position + 1] ?? '')) position++;
      const status = /^\n?([A-Z]+)$/.exec(tokens[position] ?? '')?.[1];
      if (status === undefined) break;
      files.push({ path: (tokens[position + 1] ?? '').slice(prefix.length), did: didOf(status) });
    }
    changes.push({ ...parseFields(values), files });
  }
  return changes;
}

function parseFields(values: readonly string[]): Omit<TimelineChange, 'files'> {
  const [trigger = '', author = '', committer = ''] = values.slice(recordFields.length);
  return { ...parseRecord(values), trigger: trigger.trim() || null, author, committer };
}

function didOf(status: string): TouchedFile['did'] {
  if (/^A+$/.test(status)) return 'added';
  return /^D+$/.test(status) ? 'removed' : 'changed';
}
