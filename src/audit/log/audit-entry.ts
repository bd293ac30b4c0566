import type { TimelineChange, TouchedFile } from '../../history/timeline.js';
import { type Action, isKnownAction } from '../../journal/mutations.js';

/** One line of the audit trail: what a change did to one file. */
export type AuditLogEntry = {
  readonly timestamp: string;
  readonly action: Action;
  readonly file: string;
  readonly actor: string;
  readonly approval: string;
  readonly summary: string;
  readonly commit: string | null;
  readonly change: string | null;
  readonly trigger: string | null;
  /** The committer, if it was not agentsoul. */
  readonly author: string | null;
};

/** What a commit did, one entry for each file. A commit without our trailers counts as `manual`. */
export function entriesOf(change: TimelineChange): AuditLogEntry[] {
  const { action, summary } = readSubject(change);
  const shared = {
    timestamp: change.authoredAt.toISOString().replace(/\.\d{3}Z$/, 'Z'),
    actor: change.actor ?? 'manual',
    approval: change.approval ?? '–',
    summary,
    commit: change.commit,
    change: change.changeId,
    trigger: change.trigger,
    author: change.actor === null ? change.author : null,
  };
  if (change.files.length === 0 && change.parents.length > 1) return [{ ...shared, action: 'MERGE', file: '–' }];
  return change.files.map((file) => ({ ...shared, action: actionOf(action, file), file: file.path }));
}

/** The action and the summary from one of our commit subjects. */
export function readSubject({ subject, actor }: Pick<TimelineChange, 'subject' | 'actor'>): {
  action: Action | null;
  summary: string;
} {
  const match = actor === null ? null : /^\[([A-Z]+)\] .*? — (.*)$/s.exec(subject);
  const [, action = '', summary = subject] = match ?? [];
  return { action: isKnownAction(action) ? action : null, summary };
}

/** A subject says EDIT also if some files were created or removed. */
function actionOf(named: Action | null, { did }: TouchedFile): Action {
  if (named !== null && named !== 'EDIT') return named;
  return did === 'added' ? 'CREATE' : did === 'removed' ? 'DELETE' : 'EDIT';
}
