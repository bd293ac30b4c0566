import type { SnapshotReader } from '../workspace/snapshot.js';

/** Files as they will be: those of a snapshot with new contents laid over them; null takes one away. */
export function overlayReader(
  reader: SnapshotReader,
  contents: ReadonlyMap<string, Uint8Array | string | null>,
): SnapshotReader {
  return {
    async read(path) {
      const content = contents.get(path);
      if (content === undefined) return reader.read(path);
      if (content === null) return { state: 'missing', path };
      return { state: 'present', path, realPath: path, bytes: Buffer.from(content), identity: `planned:${path}` };
    },
    async list(folder) {
      const names = new Set(await reader.list(folder));
      const prefix = folder === '' ? '' : `${folder}/`;
      for (const [path, content] of contents) {
        if (!path.startsWith(prefix)) continue;
        const [name = '', ...below] = path.slice(prefix.length).split('/');
        if (content !== null) names.add(below.length > 0 ? `${name}/` : name);
        else if (below.length === 0) names.delete(name);
      }
      return [...names].sort();
    },
  };
}
