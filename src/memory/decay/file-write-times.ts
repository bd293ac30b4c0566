import { parseAuditLine } from '../../journal/audit-log/parse-audit-line.js';
import { auditLogPath } from '../../workspace/audit-log-path.js';
import { type Day, dayAt } from '../../workspace/calendar-days.js';
import { decodeText } from '../../workspace/decode-text.js';
import type { Layout } from '../../workspace/role-paths.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import { momentAt } from '../../workspace/zoned-time.js';

/** When a file was written on a day: its first or last time in the log, or the start of the day if the log has none. */
export type FileWriteTimes = (path: string, day: Day, which: 'first' | 'last') => Date;

/** Files contain days; the log contains the time of each change. */
export async function readFileWriteTimes(
  { timezone, ...layout }: Layout & { readonly timezone: string },
  reader: SnapshotReader,
): Promise<FileWriteTimes> {
  const file = await reader.read(auditLogPath(layout));
  const log = file.state === 'present' ? (decodeText(file.bytes)?.text ?? '') : '';
  const times = new Map<string, { first: Date; last: Date }>();
  for (const line of log.split('\n')) {
    if (!line.includes(' | CREATE | ') && !line.includes(' | EDIT | ')) continue;
    const entry = parseAuditLine(line);
    const moment = entry === null ? null : new Date(entry.timestamp);
    if (entry === null || moment === null || Number.isNaN(moment.getTime())) continue;
    const key = `${entry.file}\n${dayAt(moment, timezone)}`;
    const known = times.get(key);
    times.set(key, {
      first: known === undefined || moment < known.first ? moment : known.first,
      last: known === undefined || moment > known.last ? moment : known.last,
    });
  }
  return (path, day, which) => times.get(`${path}\n${day}`)?.[which] ?? momentAt(day, '00:00', timezone);
}
