import { withoutTombstoneKey } from '../../entries/records/tombstones.js';
import { SoulError } from '../../errors/soul-error.js';
import { git, type Repository } from '../../git/repository.js';
import { findChange, pathsOfWorkspace } from '../../history/list-changes.js';
import { readTimeline, type TimelineChange } from '../../history/timeline.js';
import { resolveRevision } from '../../history/workspace-at-revision.js';
import { type AuditLogEntry, entriesOf } from '../log/audit-entry.js';

export type ShownChange = {
  readonly commit: string;
  readonly change: string | null;
  readonly subject: string;
  readonly timestamp: string;
  readonly actor: string;
  readonly approval: string;
  readonly trigger: string | null;
  readonly author: string;
  readonly reverts: string | null;
  readonly entries: readonly AuditLogEntry[];
  /** The diff of the workspace files, from git. */
  readonly diff: string;
};

/** Changes by name: a commit, a change `c-…`, or all of a reflection `r-012`, oldest first. */
export async function showChanges(repository: Repository, name: string): Promise<ShownChange[]> {
  const changes = /^r-\d{3,}$/.test(name) ? await ofReflection(repository, name) : [await named(repository, name)];
  const shown: ShownChange[] = [];
  for (const change of changes) shown.push({ ...describe(change), diff: await diffOf(repository, change.commit) });
  return shown;
}

async function ofReflection(repository: Repository, session: string): Promise<TimelineChange[]> {
  const changes = (await readTimeline(repository)).filter(({ actor }) => actor === `reflection:${session}`);
  if (changes.length > 0) return changes.reverse();
  throw new SoulError('unknown-change', `No commit belongs to the reflection ${session}.`, {
    hint: 'Run `agentsoul audit log --actor reflection:` to list them.',
  });
}

async function named(repository: Repository, name: string): Promise<TimelineChange> {
  const found = (await findChange(repository, name))?.commit ?? (await resolveRevision(repository, name));
  const [change] = await readTimeline(repository, { range: found, limit: 1 });
  if (change?.commit === found) return change;
  throw new SoulError('unknown-change', `${name} did not change this workspace.`, {
    hint: 'Run `agentsoul audit log` to see the changes.',
  });
}

function describe(change: TimelineChange): Omit<ShownChange, 'diff'> {
  const { commit, changeId, subject, authoredAt, actor, approval, trigger, author, reverts } = change;
  return {
    commit,
    change: changeId,
    subject,
    timestamp: authoredAt.toISOString(),
    actor: actor ?? 'manual',
    approval: approval ?? '–',
    trigger,
    author,
    reverts,
    entries: entriesOf(change),
  };
}

async function diffOf(repository: Repository, commit: string): Promise<string> {
  const { stdout } = await git(repository, [
    'diff-tree',
    '-p',
    '--root',
    '--cc',
    '--no-commit-id',
    '--no-renames',
    '--no-ext-diff',
    '--no-textconv',
    '--no-color',
    ...(repository.prefix === '' ? [] : [`--relative=${repository.prefix}`]),
    '--end-of-options',
    commit,
    ...pathsOfWorkspace(repository),
  ]);
  return withoutTombstoneKey(stdout.toString('utf8').trimEnd());
}
