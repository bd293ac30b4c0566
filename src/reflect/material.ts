import { findAudiences, ownerAlone } from '../entries/audience.js';
import { readDecayScores, recordedStatus } from '../entries/decay-scores.js';
import type { Entity } from '../entries/entity.js';
import { parseEntity } from '../entries/entity-file.js';
import type { Entry } from '../entries/entry.js';
import { type Graph, joinGraph } from '../entries/graph.js';
import { graphPlaces } from '../entries/graph-places.js';
import { listMemoryFiles } from '../entries/memory-files.js';
import { metaFile } from '../entries/meta-files.js';
import { entriesOf } from '../entries/read-memories.js';
import { readRelationWords } from '../entries/relation-words.js';
import { readTombstones, type Tombstones } from '../entries/tombstones.js';
import { type CoreLine, readCoreLines } from '../memory/core/core-lines.js';
import { corePath } from '../memory/core/plan-core.js';
import { fadingOf } from '../memory/decay/fading-memories.js';
import { type MeasuredMemory, measure } from '../memory/decay/measure-decay.js';
import { type Day, dayAt } from '../workspace/days.js';
import { decodeText } from '../workspace/decode-text.js';
import { readFrontMatter } from '../workspace/front-matter.js';
import type { FileBytes } from '../workspace/read-file.js';
import { pathPatterns } from '../workspace/role-paths.js';
import type { SnapshotReader } from '../workspace/snapshot.js';
import type { Workspace } from '../workspace/workspace.js';

/** Everything that reflection reads, from one snapshot. */
export type Material = {
  readonly workspace: Workspace;
  readonly today: Day;
  /** Memories without archived ones. */
  readonly entries: readonly Entry[];
  /** Ids processed by earlier reflections. */
  readonly processed: ReadonlySet<string>;
  readonly since: Day | null;
  /** Whether processed memories are treated as new. */
  readonly again: boolean;
  readonly graph: Graph;
  readonly core: CoreText;
  readonly userPath: string | null;
  /** The decay of the memories. */
  readonly measured: readonly MeasuredMemory[];
  readonly tombstones: Tombstones | null;
  readonly log: string;
  readonly evolution: string | null;
  /** The files that changes may edit, by path. */
  readonly texts: ReadonlyMap<string, string>;
};

export type CoreText = { readonly path: string; readonly text: string; readonly lines: readonly CoreLine[] };

export type Reading = {
  readonly processed: ReadonlySet<string>;
  readonly since?: Day | undefined;
  readonly again?: boolean | undefined;
};

export async function readMaterial(workspace: Workspace, { processed, since, again }: Reading): Promise<Material> {
  const tombstones = await readTombstones(workspace);
  return workspace.snapshot(async (reader) => {
    const { entries, entities, texts } = await readFiles(workspace, reader);
    const scores = await readDecayScores(workspace, reader);
    const relations = graphPlaces(workspace)?.relations ?? null;
    const words = readRelationWords(relations === null ? '' : ((await textAt(reader, relations)) ?? ''));
    const fading = await fadingOf(workspace, reader, { entries, entities });
    const path = corePath(workspace);
    const core = texts.get(path) ?? '';
    return {
      workspace,
      today: dayAt(workspace.at, workspace.timezone),
      entries: entries.filter((entry) => recordedStatus(workspace, scores, entry) !== 'archived'),
      processed,
      since: since ?? null,
      again: again ?? false,
      graph: joinGraph(workspace, entities, words),
      core: { path, text: core, lines: readCoreLines(core) },
      userPath: pathPatterns(workspace, 'user')[0] ?? null,
      measured: fading.map((memory) => measure(workspace, memory, scores.entries.get(memory.id))),
      tombstones,
      log: (await textAt(reader, metaFile(workspace, 'reflection-log.md'))) ?? '',
      evolution: await textAt(reader, metaFile(workspace, 'evolution.md')),
      texts,
    };
  });
}

/** Reflection reads the notes of days and rooms. */
export function isFresh(
  { processed, since, again }: Pick<Material, 'processed' | 'since' | 'again'>,
  entry: Entry,
): boolean {
  return (again || !processed.has(entry.id)) && (since === null || (entry.day ?? '') >= since);
}

type Read = { entries: Entry[]; entities: Entity[]; texts: Map<string, string> };

async function readFiles(workspace: Workspace, reader: SnapshotReader): Promise<Read> {
  const read: Read = { entries: [], entities: [], texts: new Map() };
  for (const file of await listMemoryFiles(workspace, reader)) {
    const bytes = await reader.read(file.path);
    read.entries.push(...entriesOf(workspace, file, bytes));
    const isLog = file.role === 'daily' || file.role === 'rooms' || file.role === null || file.role === 'vault';
    const text = isLog ? null : textOf(bytes);
    if (text === null) continue;
    read.texts.set(file.path, text);
    if (file.role === 'graph') {
      const { body } = readFrontMatter(text);
      const audiences = isAlias(file.path, bytes) ? ownerAlone : findAudiences(workspace, file, body);
      read.entities.push(parseEntity(file.path, text, audiences));
    }
  }
  return read;
}

function isAlias(path: string, bytes: FileBytes): boolean {
  return bytes.state === 'present' && (bytes.realPath !== path || bytes.hasOtherNames === true);
}

async function textAt(reader: SnapshotReader, path: string): Promise<string | null> {
  return textOf(await reader.read(path));
}

function textOf(bytes: FileBytes): string | null {
  return bytes.state === 'present' ? (decodeText(bytes.bytes)?.text ?? null) : null;
}
