import { ownerAlone } from '../../entries/audience.js';
import type { Entry } from '../../entries/entry.js';
import { describePath } from '../../entries/memory-files.js';
import { readEntries } from '../../entries/read-entries.js';
import type { Layout } from '../../workspace/role-paths.js';

/** The id that readers will give to the entry of a written file that a claim holds for. */
export function writtenId(
  layout: Layout,
  { path, text }: { path: string; text: string },
  isIt: (entry: Entry) => boolean,
): string | null {
  const file = describePath({ ...layout, agentFolder: layout.agentFolder }, path);
  if (file === null) return null;
  return readEntries(file, text, ownerAlone).find(isIt)?.id ?? null;
}
