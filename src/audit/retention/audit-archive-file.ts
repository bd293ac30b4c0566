import { metaFile } from '../../entries/paths/meta-files.js';
import { SoulError } from '../../errors/soul-error.js';
import { decodeText } from '../../workspace/decode-text.js';
import type { Layout } from '../../workspace/role-paths.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import { linesWithEnds } from '../../workspace/split-sections.js';
import { monthOfHeading } from './format-digest.js';
import type { Month } from './month-digest.js';

/** `memory/meta/audit-archive.md`: digests of the lines that were removed from audit.log. */
export type AuditArchive = {
  /** Log lines before this moment were removed; null if none were. */
  readonly prunedUntil: Date | null;
  /** The text before the first digest, without the pruning record. */
  readonly opening: string;
  /** The text of each digest. */
  readonly digests: ReadonlyMap<Month, string>;
};

export function archivePath(layout: Layout): string {
  return metaFile(layout, 'audit-archive.md');
}

export async function readArchive(layout: Layout, reader: Pick<SnapshotReader, 'read'>): Promise<AuditArchive> {
  const path = archivePath(layout);
  const file = await reader.read(path);
  if (file.state === 'missing') return parseArchive('');
  const decoded = file.state === 'present' ? decodeText(file.bytes) : null;
  if (decoded !== null) return parseArchive(decoded.text);
  const why = file.state === 'unreadable' ? file.reason : 'It is not UTF-8 text.';
  throw new SoulError('unreadable-file', `${path} cannot be read. ${why}`, { hint: 'Nothing was changed.' });
}

const record = /^<!-- agentsoul audit prune: pruned-until=(\S+) -->\n+/m;

export function parseArchive(text: string): AuditArchive {
  const moment = new Date(record.exec(text)?.[1] ?? '');
  const digests = new Map<Month, string>();
  let opening = '';
  let month: Month | null = null;
  for (const line of linesWithEnds(text.replace(record, ''))) {
    month = monthOfHeading(line.trimEnd()) ?? month;
    if (month === null) opening += line;
    else digests.set(month, (digests.get(month) ?? '') + line);
  }
  return { prunedUntil: Number.isNaN(moment.getTime()) ? null : moment, opening, digests };
}

/** The archive with its digests ordered by month. */
export function formatArchive({ prunedUntil, opening, digests }: AuditArchive): string {
  const until =
    prunedUntil === null ? '' : `<!-- agentsoul audit prune: pruned-until=${isoSeconds(prunedUntil)} -->\n\n`;
  const sorted = [...digests].sort(([one], [other]) => (one < other ? -1 : 1));
  const texts = sorted.map(([, text]) => `${text.trimEnd()}\n`);
  return until + [opening, ...texts].filter((text) => text.trim() !== '').join('\n');
}

function isoSeconds(moment: Date): string {
  return moment.toISOString().replace(/\.\d{3}Z$/, 'Z');
}
