import type { AuditLogEntry } from './audit-entry.js';

export type LogFilter = {
  /** A file, or a folder with all its files. */
  readonly file?: string | undefined;
  /** `manual`, or the prefix of an actor such as `bot:`; `reflection:*` means the same. */
  readonly actor?: string | undefined;
  readonly action?: string | undefined;
  readonly since?: Date | undefined;
  readonly until?: Date | undefined;
  /** Words of the summary, the trigger or the file's name. */
  readonly text?: string | undefined;
  /** A reflection, `r-012`. */
  readonly session?: string | undefined;
};

export function selectEntries(entries: readonly AuditLogEntry[], filter: LogFilter): AuditLogEntry[] {
  const { file, actor, action, since, until, text, session } = filter;
  const folder = file?.replace(/\/+$/, '');
  const begin = actor?.replace(/\*$/, '').toLowerCase();
  const isWhole = actor !== undefined && !/[:*]$/.test(actor) && actor.includes(':');
  const wanted = text?.toLowerCase();
  return entries.filter((entry) => {
    const at = Date.parse(entry.timestamp);
    if (since !== undefined && at < since.getTime()) return false;
    if (until !== undefined && at >= until.getTime()) return false;
    if (folder !== undefined && entry.file !== folder && !entry.file.startsWith(`${folder}/`)) return false;
    if (begin !== undefined && !isBy(entry.actor.toLowerCase(), begin, isWhole)) return false;
    if (action !== undefined && entry.action !== action.toUpperCase()) return false;
    if (session !== undefined && !isOfSession(entry, session)) return false;
    return wanted === undefined || textOf(entry).includes(wanted);
  });
}

function isBy(actor: string, begin: string, isWhole: boolean): boolean {
  return isWhole ? actor === begin : actor.startsWith(begin);
}

function isOfSession({ actor, trigger, summary }: AuditLogEntry, session: string): boolean {
  if (actor === `reflection:${session}`) return true;
  const word = new RegExp(`(^|[^\\w-])${session.replace(/[^\w-]/g, '')}($|[^\\w-])`);
  return word.test(trigger ?? '') || word.test(summary);
}

function textOf({ summary, trigger, file }: AuditLogEntry): string {
  return `${summary}\n${trigger ?? ''}\n${file}`.toLowerCase();
}
