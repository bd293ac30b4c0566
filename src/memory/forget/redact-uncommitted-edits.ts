import { readContents, treeEntries } from '../../git/read-blobs.js';
import { headCommit, type Repository } from '../../git/repository.js';
import { bytesOf, type Edit } from '../../journal/plan.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import { linesWithEnds } from '../../workspace/split-sections.js';

/**
 * The user's uncommitted edits to files from which something is erased, without the erased text: a line gets into the history only if it
 * stays in its file or is in the last commit already.
 */
export async function redactUncommittedEdits(
  repository: Repository,
  reader: SnapshotReader,
  edits: readonly Edit[],
): Promise<Map<string, Edit['content']>> {
  const paths = edits.map(({ path }) => path);
  const entries = await treeEntries(repository, await headCommit(repository), paths);
  const contentOf = await readContents(
    repository,
    paths.map((path) => entries.get(path) ?? null),
  );
  const handEdits = new Map<string, Edit['content']>();
  for (const edit of edits) {
    const committed = contentOf(entries.get(edit.path) ?? null);
    const file = await reader.read(edit.path);
    if (file.state !== 'present' || committed?.equals(file.bytes) === true) continue;
    handEdits.set(edit.path, recordedPart(file.bytes, { committed, erased: bytesOf(edit) }));
  }
  return handEdits;
}

function recordedPart(
  onDisk: Buffer,
  { committed, erased }: { readonly committed: Buffer | null; readonly erased: Buffer | null },
): Buffer | null {
  if (committed === null) return erased;
  const told = new Set([...linesOf(committed), ...linesOf(erased)]);
  const lines = linesOf(onDisk).filter((line) => told.has(line));
  return Buffer.from(lines.join(''), 'latin1');
}

/** One character per byte, so that bytes that are not valid text survive. */
function linesOf(bytes: Buffer | null): string[] {
  return linesWithEnds(bytes?.toString('latin1') ?? '');
}
