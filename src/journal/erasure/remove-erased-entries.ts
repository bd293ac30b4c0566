import { ownerOnly } from '../../entries/access/audience.js';
import { replaceLinks } from '../../entries/graph/wiki-links.js';
import { describeMemoryPath } from '../../entries/paths/memory-files.js';
import { piecesOf } from '../../entries/read/entry-pieces.js';
import { readEntries } from '../../entries/read/read-entries.js';
import { hasNameTombstone, hasTombstone, type Tombstones } from '../../entries/records/tombstones.js';
import { decodeText } from '../../workspace/decode-text.js';
import type { Layout } from '../../workspace/role-paths.js';
import { linesWithEnds } from '../../workspace/split-sections.js';
import { forgottenWord } from './hide-erased-name.js';

export const staysForgotten = 'Part of it was permanently forgotten and is not restored.';

/** The content of a file without permanently forgotten entries and entities: a rollback does not restore them. */
export function removeErasedEntries(
  layout: Layout,
  { path, content }: { path: string; content: Buffer | null },
  tombstones: Tombstones | null,
): Buffer | null {
  const file =
    tombstones === null || content === null ? null : describeMemoryPath({ agentFolder: undefined, ...layout }, path);
  const decoded = content === null || file === null ? null : decodeText(content);
  if (content === null || file === null || decoded === null) return content;
  const lines = linesWithEnds(content.toString('utf8'));
  const buried = readEntries(file, decoded.text, ownerOnly)
    .flatMap((entry) => (hasTombstone(tombstones, entry.text) ? [entry] : piecesOf(entry, lines)))
    .filter(({ text }) => hasTombstone(tombstones, text));
  const kept = lines.filter((_, index) => {
    return !buried.some(({ startLine, endLine }) => startLine <= index + 1 && index + 1 <= endLine);
  });
  const whole = kept.join('');
  const unlinked = replaceLinks(whole, (name) => (hasNameTombstone(tombstones, name) ? forgottenWord : null));
  return buried.length === 0 && unlinked === whole ? content : Buffer.from(unlinked);
}

/** A record line without the ids of permanently forgotten entities. */
export function removeErasedIds(line: string, tombstones: Tombstones | null): string {
  return line.replace(/[\p{L}\p{N}]+--[\p{L}\p{N}-]+/gu, (id) =>
    hasNameTombstone(tombstones, id) ? forgottenWord : id,
  );
}
