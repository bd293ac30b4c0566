import { ownerOnly } from '../../entries/access/audience.js';
import { type GraphPaths, graphPaths } from '../../entries/graph/graph-paths.js';
import { parseEntity } from '../../entries/graph/parse-entity-file.js';
import { buildGraph, type Graph, readGraphWith } from '../../entries/graph/read-graph.js';
import type { MemoryPlace } from '../../entries/read/read-all-memories.js';
import { SoulError } from '../../errors/soul-error.js';
import type { Edit } from '../../journal/plan.js';
import { decodeUtf8 } from '../../workspace/decode-text.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import { formatGraphIndex } from './format-graph-index.js';

/** New texts of entity files by path; null removes one. */
export type EntityTexts = ReadonlyMap<string, string | null>;

/** The edits of entity files together with the updated index. */
export async function planGraphEdits(
  workspace: MemoryPlace,
  reader: SnapshotReader,
  { texts, graph }: { texts: EntityTexts; graph: Graph },
): Promise<Edit[]> {
  const edits: Edit[] = [];
  for (const [path, text] of texts) {
    const before = await readText(reader, path);
    if (before !== text) edits.push({ path, content: text });
  }
  const index = await planIndex(workspace, reader, withTexts(workspace, { texts, graph }));
  return index === null ? edits : [...edits, index];
}

/** The updated index, or null if it is up to date or the layout has none. */
export async function planIndex(workspace: MemoryPlace, reader: SnapshotReader, graph?: Graph): Promise<Edit | null> {
  const path = graphPaths(workspace)?.index ?? null;
  if (path === null) return null;
  const text = formatGraphIndex(graph ?? (await readGraphWith(workspace, reader)), { indexPath: path });
  return (await readText(reader, path)) === text ? null : { path, content: text };
}

export function requireGraph(workspace: MemoryPlace): GraphPaths {
  const places = graphPaths(workspace);
  if (places !== null) return places;
  throw new SoulError('no-graph', `The layout ${workspace.profile.name} has no knowledge graph.`, {
    hint: 'Run `agentsoul explain no-graph` to see what to use instead.',
  });
}

/** The text of a file as it is, including byte order mark and line endings; null if there is none. */
export async function readText(reader: SnapshotReader, path: string): Promise<string | null> {
  const file = await reader.read(path);
  if (file.state === 'missing') return null;
  const text = file.state === 'present' ? decodeUtf8(file.bytes) : null;
  if (text !== null) return text;
  const why = file.state === 'unreadable' ? file.reason : 'It is not UTF-8 text.';
  throw new SoulError('unreadable-file', `${path} cannot be changed. ${why}`, { hint: 'Nothing was changed.' });
}

function withTexts(workspace: MemoryPlace, { texts, graph }: { texts: EntityTexts; graph: Graph }): Graph {
  const kept = graph.entities.filter(({ path }) => !texts.has(path));
  const edited = [...texts].flatMap(([path, text]) => {
    return text === null ? [] : [parseEntity(path, text, ownerOnly)];
  });
  return buildGraph(workspace, [...kept, ...edited], graph.words);
}
