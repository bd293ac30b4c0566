import type { SnapshotReader } from '../../workspace/snapshot.js';

const deepest = 12;

/** All text files of a workspace that git may track: no internal files, transcripts or logs. */
export async function listTextFiles(reader: Pick<SnapshotReader, 'list'>): Promise<string[]> {
  const found: string[] = [];
  await walk(reader, '', { found, depth: 0 });
  return found;
}

async function walk(
  reader: Pick<SnapshotReader, 'list'>,
  folder: string,
  { found, depth }: { found: string[]; depth: number },
): Promise<void> {
  for (const name of await reader.list(folder)) {
    const path = folder === '' ? name : `${folder}/${name}`;
    if (name.startsWith('.') || name === 'node_modules/' || name === 'transcripts/') continue;
    if (!name.endsWith('/')) {
      if (/\.(?:md|json|txt|yaml|yml)$/.test(name)) found.push(path);
    } else if (depth < deepest) await walk(reader, path.slice(0, -1), { found, depth: depth + 1 });
  }
}
