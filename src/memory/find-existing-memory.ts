import { isSameWording } from '../entries/compare/find-duplicates.js';
import type { Entry, Store } from '../entries/entry.js';
import { isArchivedPath } from '../entries/paths/meta-files.js';
import { unescapeText } from '../entries/read/unescape-text.js';
import type { Layout } from '../workspace/role-paths.js';

/** The location of an existing memory. */
export type ExistingMemory = Pick<Entry, 'id' | 'path'>;

type Wanted = { readonly store: Store; readonly isShared: boolean };

type Among = {
  readonly entries: readonly Entry[];
  /** Whether a memory was contradicted since. */
  readonly isOutdated: (entry: Entry) => boolean;
};

/**
 * The memory in the target store that says the same as a text; null if there is none, `outdated` if a different value was stored since. Daily
 * notes are append-only and procedures are compared step by step, so neither counts here.
 */
export function findExistingMemory(
  layout: Layout,
  text: string,
  { store, isShared, entries, isOutdated }: Wanted & Among,
): ExistingMemory | 'outdated' | null {
  if (store !== 'core' && store !== 'vault' && store !== 'semantic') return null;
  const own = entries.filter(
    (entry) =>
      entry.store === store &&
      entry.role !== 'daily' &&
      !entry.isSuperseded &&
      !isArchivedPath(layout, entry.path) &&
      (!isShared || entry.audience.includes('group')),
  );
  if (store === 'vault') return wholeFiles(own).find((file) => isSameWording(unescapeText(file.text), text)) ?? null;
  const same = own.filter((entry) => isSameWording(unescapeText(entry.text), text));
  const [first] = same;
  return first === undefined ? null : (same.find((entry) => !isOutdated(entry)) ?? 'outdated');
}

/** A vault text has its own file, and each paragraph is an entry. */
function wholeFiles(entries: readonly Entry[]): (ExistingMemory & { readonly text: string })[] {
  const files = new Map<string, ExistingMemory & { readonly text: string }>();
  for (const { id, path, text } of entries) {
    const first = files.get(path);
    files.set(path, first === undefined ? { id, path, text } : { ...first, text: `${first.text}\n\n${text}` });
  }
  return [...files.values()];
}
