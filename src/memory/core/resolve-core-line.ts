import { ownerOnly } from '../../entries/access/audience.js';
import { describeMemoryPath } from '../../entries/paths/memory-files.js';
import { readEntries } from '../../entries/read/read-entries.js';
import { SoulError } from '../../errors/soul-error.js';
import type { Layout } from '../../workspace/role-paths.js';

/** Converts a memory id such as `core:1f0c22ab` to its line number, as `findCoreLine` expects. */
export function resolveCoreLine(
  layout: Layout,
  file: { readonly path: string; readonly text: string },
  query: string,
): string {
  const id = query.trim();
  if (!/^core:[0-9a-f]{8}(?:\.\d+)?$/.test(id)) return query;
  const described = describeMemoryPath(layout, file.path);
  const entries = described === null ? [] : readEntries(described, file.text, ownerOnly);
  const entry = entries.find((known) => known.id === id);
  if (entry !== undefined) return String(entry.startLine);
  throw new SoulError('not-found', `No line of core memory has the id ${id}.`, {
    hint: 'An id changes with its line. Run `agentsoul core show` to see the lines. Nothing was changed.',
  });
}
