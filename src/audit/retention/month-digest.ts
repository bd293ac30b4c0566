import type { Layout } from '../../workspace/role-paths.js';
import { sensitivityOf } from '../../workspace/role-paths.js';
import type { AuditLogEntry } from '../log/audit-entry.js';
import { notableEvents } from './notable-events.js';

/** A month written `YYYY-MM`. */
export type Month = string;

/** Counts of what happened in a month. */
export type Digest = {
  readonly month: Month;
  /** Lines of the log: one for each file of a change. */
  readonly mutations: number;
  readonly changes: number;
  readonly files: number;
  readonly reflections: {
    readonly total: number;
    readonly approved: number;
    /** Approved in part, and the rest rejected. */
    readonly partial: number;
    readonly rejected: number;
    readonly pending: number;
  };
  readonly critical: number;
  readonly decayTransitions: number;
  readonly archivals: number;
  readonly notable: readonly { readonly day: string; readonly text: string }[];
};

/** The digest of a month from its entries, newest first. */
export function makeMonthDigest(layout: Layout, month: Month, entries: readonly AuditLogEntry[]): Digest {
  const own = entries.filter(({ timestamp }) => timestamp.startsWith(month));
  const changesWith = (isWanted: (entry: AuditLogEntry) => boolean) => new Set(own.filter(isWanted).map(changeOf));
  return {
    month,
    mutations: own.length,
    changes: changesWith(() => true).size,
    files: new Set(own.map(({ file }) => file)).size,
    reflections: countReflections(own),
    critical: changesWith(({ file }) => sensitivityOf(layout, file) === 'critical').size,
    decayTransitions: countTransitions(own),
    archivals: changesWith(({ action, summary }) => action === 'ARCHIVE' || /\d+ daily logs? archived/.test(summary))
      .size,
    notable: notableEvents(layout, own),
  };
}

/** The key that groups log lines by change. */
export function changeOf({ commit, change, timestamp, summary }: AuditLogEntry): string {
  return change ?? commit ?? `${timestamp} ${summary}`;
}

function countReflections(entries: readonly AuditLogEntry[]): Digest['reflections'] {
  const sessions = new Map<string, Set<string>>();
  for (const { actor, approval } of entries) {
    if (actor.startsWith('reflection:')) sessions.set(actor, (sessions.get(actor) ?? new Set()).add(approval));
  }
  const count = (isOne: (approvals: ReadonlySet<string>) => boolean) => [...sessions.values()].filter(isOne).length;
  return {
    total: sessions.size,
    approved: count((approvals) => approvals.has('approved') && !approvals.has('rejected')),
    partial: count((approvals) => approvals.has('approved') && approvals.has('rejected')),
    rejected: count((approvals) => approvals.has('rejected') && !approvals.has('approved')),
    pending: count((approvals) => !approvals.has('rejected') && !approvals.has('approved')),
  };
}

/** A decay change says how many memories changed status: `2 memories active→fading; 5 accesses folded in`. */
function countTransitions(entries: readonly AuditLogEntry[]): number {
  const decay = entries.filter(({ action, actor }) => action === 'DECAY' || actor === 'system:decay');
  const summaries = new Map(decay.map((entry) => [changeOf(entry), entry.summary]));
  return [...summaries.values()].reduce((sum, summary) => sum + Number(transitions.exec(summary)?.[1] ?? 0), 0);
}

const transitions = /(\d+) (?:memor(?:y|ies)|entr(?:y|ies) transitioned:?) \w+→/;
