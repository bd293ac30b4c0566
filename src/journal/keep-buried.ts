import { ownerAlone } from '../entries/audience.js';
import { describePath } from '../entries/memory-files.js';
import { piecesOf } from '../entries/pieces.js';
import { readEntries } from '../entries/read-entries.js';
import { isBuried, isBuriedName, type Tombstones } from '../entries/tombstones.js';
import { replaceLinks } from '../entries/wiki-links.js';
import { decodeText } from '../workspace/decode-text.js';
import type { Layout } from '../workspace/role-paths.js';
import { linesWithEnds } from '../workspace/sections.js';
import { forgottenWord } from './hidden-name.js';

export const staysForgotten = 'Part of it was permanently forgotten and is not restored.';

/** The content of a file without permanently forgotten entries and entities: a rollback does not restore them. */
export function withoutBuried(
  layout: Layout,
  { path, content }: { path: string; content: Buffer | null },
  tombstones: Tombstones | null,
): Buffer | null {
  const file =
    tombstones === null || content === null ? null : describePath({ agentFolder: undefined, ...layout }, path);
  const decoded = content === null || file === null ? null : decodeText(content);
  if (content === null || file === null || decoded === null) return content;
  const lines = linesWithEnds(content.toString('utf8'));
  const buried = readEntries(file, decoded.text, ownerAlone)
    .flatMap((entry) => (isBuried(tombstones, entry.text) ? [entry] : piecesOf(entry, lines)))
    .filter(({ text }) => isBuried(tombstones, text));
  const kept = lines.filter((_, index) => {
    return !buried.some(({ startLine, endLine }) => startLine <= index + 1 && index + 1 <= endLine);
  });
  const whole = kept.join('');
  const unlinked = replaceLinks(whole, (name) => (isBuriedName(tombstones, name) ? forgottenWord : null));
  return buried.length === 0 && unlinked === whole ? content : Buffer.from(unlinked);
}

/** A record line without the ids of permanently forgotten entities. */
export function withoutBuriedIds(line: string, tombstones: Tombstones | null): string {
  return line.replace(/[\p{L}\p{N}]+--[\p{L}\p{N}-]+/gu, (id) => (isBuriedName(tombstones, id) ? forgottenWord : id));
}
