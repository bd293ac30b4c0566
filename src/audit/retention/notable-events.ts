import { type Layout, roleOfPath, sensitivityOf } from '../../workspace/role-paths.js';
import type { AuditLogEntry } from '../log/audit-entry.js';

type Event = { readonly day: string; readonly text: string };

const maxEvents = 20;

/** Notable events of the month, one line each, by day. No line quotes a memory. */
export function notableEvents(layout: Layout, newestFirst: readonly AuditLogEntry[]): Event[] {
  const at = ({ timestamp }: AuditLogEntry) => Date.parse(timestamp);
  const entries = newestFirst.toReversed().toSorted((one, other) => at(one) - at(other));
  const events = [
    ...eachOnce(entries, (entry) => (isCreation(entry) ? 'The workspace was created' : null)),
    ...eachOnce(entries, (entry) => {
      const { file, actor, action } = entry;
      const isTold = sensitivityOf(layout, file) === 'critical' && !isCreation(entry);
      return isTold ? `${file} ${changed[action] ?? 'changed'} by ${actor}` : null;
    }),
    ...eachOnce(entries, ({ action, file }) => (action === 'ALERT' ? `Alert about ${file} acknowledged` : null)),
    ...eachOnce(entries, ({ actor, approval }) =>
      actor.startsWith('reflection:') && /^(approved|rejected)$/.test(approval)
        ? `Reflection ${actor.slice('reflection:'.length)} ${approval}`
        : null,
    ),
    ...eachOnce(entries, ({ action, summary }) =>
      action === 'DELETE' && summary.startsWith('REDACTED: ') ? summary.slice('REDACTED: '.length) : null,
    ),
    ...eachOnce(entries, ({ action, summary }) =>
      action === 'REVERT' && summary.startsWith('roll back ') ? `Rolled${summary.slice('roll'.length)}` : null,
    ),
    ...created(layout, entries, { role: 'graph', one: 'new entity', many: 'new entities' }),
    ...created(layout, entries, { role: 'procedures', one: 'new procedure', many: 'new procedures' }),
  ];
  return events.slice(0, maxEvents).sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
}

function isCreation({ actor, action, summary }: AuditLogEntry): boolean {
  return actor === 'system:init' && action === 'CREATE' && summary.includes('create the workspace');
}

const changed: Partial<Record<AuditLogEntry['action'], string>> = {
  CREATE: 'created',
  DELETE: 'removed',
  REVERT: 'restored',
};

/** The same sentence counts once a day. */
function eachOnce(entries: readonly AuditLogEntry[], tell: (entry: AuditLogEntry) => string | null): Event[] {
  const told = new Map<string, Event>();
  for (const entry of entries) {
    const text = tell(entry);
    const day = entry.timestamp.slice(0, 10);
    if (text !== null) told.set(`${day} ${text}`, { day, text });
  }
  return [...told.values()];
}

type Kind = { readonly role: 'graph' | 'procedures'; readonly one: string; readonly many: string };

function created(layout: Layout, entries: readonly AuditLogEntry[], { role, one, many }: Kind): Event[] {
  const days = new Map<string, Set<string>>();
  for (const { action, actor, file, timestamp } of entries) {
    const isNew = action === 'CREATE' && actor !== 'system:init' && roleOfPath(layout, file) === role;
    const isOne = isNew && !/(^|\/)(index|relations)\.md$/.test(file);
    const day = timestamp.slice(0, 10);
    if (isOne) days.set(day, (days.get(day) ?? new Set()).add(file));
  }
  return [...days].map(([day, { size }]) => ({ day, text: size === 1 ? `1 ${one}` : `${size} ${many}` }));
}
