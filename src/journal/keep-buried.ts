import { ownerAlone } from '../entries/audience.js';
import { describePath } from '../entries/memory-files.js';
import { readEntries } from '../entries/read-entries.js';
import { isBuried, type Tombstones } from '../entries/tombstones.js';
import { decodeText } from '../workspace/decode-text.js';
import type { Layout } from '../workspace/role-paths.js';
import { linesWithEnds } from '../workspace/sections.js';

/** The content of a file without the entries that were forgotten for good: going back in time does not bring them back. */
export function withoutBuried(
  layout: Layout,
  { path, content }: { path: string; content: Buffer | null },
  tombstones: Tombstones | null,
): Buffer | null {
  const file =
    tombstones === null || content === null ? null : describePath({ agentFolder: undefined, ...layout }, path);
  const decoded = content === null || file === null ? null : decodeText(content);
  if (content === null || file === null || decoded === null) return content;
  const buried = readEntries(file, decoded.text, ownerAlone).filter(({ text }) => isBuried(tombstones, text));
  if (buried.length === 0) return content;
  const kept = linesWithEnds(content.toString('utf8')).filter((_, index) => {
    return !buried.some(({ startLine, endLine }) => startLine <= index + 1 && index + 1 <= endLine);
  });
  return Buffer.from(kept.join(''));
}
