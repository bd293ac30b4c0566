import { type Action, type AuditLogEntry, dayAt, timeOfDayAt } from '../../src/index.js';
import type { CommandContext } from '../command.js';
import { style } from '../ui/style.js';
import { padEnd } from '../ui/width.js';

/** Entries under the day they belong to, those of one change together. */
export function printTimeline(
  { terminal }: CommandContext,
  entries: readonly AuditLogEntry[],
  { timezone }: { timezone: string },
): void {
  terminal.print(timeline(entries, timezone).join('\n'));
}

export function timeline(entries: readonly AuditLogEntry[], timezone: string): string[] {
  const lines: string[] = [];
  let day = '';
  for (const group of groupByChange(entries)) {
    const [first] = group;
    if (first === undefined) continue;
    const at = new Date(first.timestamp);
    const today = dayAt(at, timezone);
    if (today !== day) lines.push(...(day === '' ? [] : ['']), style.bold(today));
    day = today;
    lines.push(...describeChange(group, { first, time: timeOfDayAt(at, timezone) }));
  }
  return lines;
}

/** Neighbours of the same commit, or of the same change where there is no git. */
function groupByChange(entries: readonly AuditLogEntry[]): AuditLogEntry[][] {
  const groups: AuditLogEntry[][] = [];
  for (const entry of entries) {
    const last = groups.at(-1);
    const isSame = last?.[0]?.commit === entry.commit && last?.[0]?.change === entry.change;
    if (isSame && (entry.commit ?? entry.change) !== null) last?.push(entry);
    else groups.push([entry]);
  }
  return groups;
}

const mostFiles = 4;

function describeChange(
  group: readonly AuditLogEntry[],
  { first, time }: { first: AuditLogEntry; time: string },
): string[] {
  const { action, file, actor, approval, summary, commit, change, author } = first;
  const isAlike = group.every((entry) => entry.action === action);
  const what = group.length === 1 ? file : `${group.length} files`;
  const shown = isAlike ? action : 'EDIT';
  const who = author === null ? `${actor}, ${approval}` : `manual, by ${author}`;
  const name = [commit?.slice(0, 10), change].filter((part) => part != null).join(' ');
  const head = `  ${style.dim(time)} ${paintAction(shown)} ${style.bold(what)} — ${summary}`;
  const files =
    group.length === 1
      ? []
      : [
          ...group.slice(0, mostFiles).map((entry) => `${indent}${entry.action.toLowerCase()} ${entry.file}`),
          ...(group.length > mostFiles ? [`${indent}… and ${group.length - mostFiles} more`] : []),
        ];
  return [head, style.dim(`${indent}${who} · ${name}`), ...files.map(style.dim)];
}

const indent = ' '.repeat(18);

/** A sign with the word beside it, so that neither colour nor font is needed to read it. */
function paintAction(action: Action): string {
  const { sign, paint } = looks[action];
  return paint(`${sign} ${padEnd(action, 8)}`);
}

type Paint = (text: string) => string;

const looks: Record<Action, { readonly sign: string; readonly paint: Paint }> = {
  CREATE: { sign: '+', paint: style.green },
  APPEND: { sign: '+', paint: style.green },
  EDIT: { sign: '~', paint: style.cyan },
  RENAME: { sign: '~', paint: style.cyan },
  MERGE: { sign: '&', paint: style.cyan },
  COMMIT: { sign: '✓', paint: style.green },
  PROPOSE: { sign: '?', paint: style.yellow },
  REJECT: { sign: '✗', paint: style.yellow },
  ARCHIVE: { sign: '↓', paint: style.yellow },
  DECAY: { sign: '↓', paint: style.dim },
  REVERT: { sign: '↑', paint: style.yellow },
  DELETE: { sign: '-', paint: style.red },
  ALERT: { sign: '!', paint: style.red },
};
