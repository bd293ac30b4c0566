import { ownerOnly } from '../../entries/access/audience.js';
import type { Entry } from '../../entries/entry.js';
import { describeMemoryPath } from '../../entries/paths/memory-files.js';
import { readEntries } from '../../entries/read/read-entries.js';
import type { Layout } from '../../workspace/role-paths.js';

type Written = { readonly path: string; readonly text: string };

/** The id that readers will assign to the matching entry of a written file. */
export function findWrittenId(layout: Layout, written: Written, isIt: (entry: Entry) => boolean): string | null {
  return entriesOf(layout, written).find(isIt)?.id ?? null;
}

/** The same if several entries may match: the last one was added last. */
export function findLastWrittenId(layout: Layout, written: Written, isIt: (entry: Entry) => boolean): string | null {
  return entriesOf(layout, written).findLast(isIt)?.id ?? null;
}

function entriesOf(layout: Layout, { path, text }: Written): Entry[] {
  const file = describeMemoryPath({ ...layout, agentFolder: layout.agentFolder }, path);
  return file === null ? [] : readEntries(file, text, ownerOnly);
}
