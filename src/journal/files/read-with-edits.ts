import type { SnapshotReader } from '../../workspace/snapshot.js';
import { bytesOf, type Edit } from '../plan.js';

/** Reads files as they will be after the edits. */
export function readWithEdits(reader: SnapshotReader, edits: readonly Edit[]): SnapshotReader {
  const written = new Map(edits.map((edit) => [edit.path, bytesOf(edit)]));
  return {
    async read(path) {
      const bytes = written.get(path);
      if (bytes === undefined) return reader.read(path);
      if (bytes === null) return { state: 'missing', path };
      return { state: 'present', path, realPath: path, bytes, identity: `written:${path}` };
    },
    async list(folder) {
      const names = new Set(await reader.list(folder));
      const prefix = folder === '' ? '' : `${folder}/`;
      for (const [path, bytes] of written) {
        if (!path.startsWith(prefix)) continue;
        const [name = '', ...below] = path.slice(prefix.length).split('/');
        if (bytes !== null) names.add(below.length > 0 ? `${name}/` : name);
        else if (below.length === 0) names.delete(name);
      }
      return [...names].sort();
    },
  };
}
