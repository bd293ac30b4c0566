import { findAudiences, ownerOnly } from '../../entries/access/audience.js';
import type { Entry } from '../../entries/entry.js';
import type { Entity } from '../../entries/graph/entity.js';
import { graphPaths } from '../../entries/graph/graph-paths.js';
import { parseEntity } from '../../entries/graph/parse-entity-file.js';
import { buildGraph, type Graph } from '../../entries/graph/read-graph.js';
import { readRelationVocabulary } from '../../entries/graph/relation-vocabulary.js';
import { listMemoryFiles } from '../../entries/paths/memory-files.js';
import { metaFile } from '../../entries/paths/meta-files.js';
import { entriesOf } from '../../entries/read/read-all-memories.js';
import { readDecayScores, recordedStatus } from '../../entries/records/decay-scores.js';
import { readTombstones, type Tombstones } from '../../entries/records/tombstones.js';
import { type CoreLine, readCoreLines } from '../../memory/core/core-lines.js';
import { corePath } from '../../memory/core/plan-core.js';
import { type MeasuredMemory, measure } from '../../memory/decay/measure-decay.js';
import { fadingOf } from '../../memory/decay/read-fading-memories.js';
import { type Day, dayAt } from '../../workspace/calendar-days.js';
import { decodeText } from '../../workspace/decode-text.js';
import { readFrontMatter } from '../../workspace/front-matter.js';
import type { FileBytes } from '../../workspace/read-workspace-file.js';
import { pathPatterns } from '../../workspace/role-paths.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import type { Workspace } from '../../workspace/workspace.js';

/** Everything that reflection reads, from one snapshot. */
export type ReflectionInput = {
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

export async function readReflectionInput(
  workspace: Workspace,
  { processed, since, again }: Reading,
): Promise<ReflectionInput> {
  const tombstones = await readTombstones(workspace);
  return workspace.snapshot(async (reader) => {
    const { entries, entities, texts } = await readFiles(workspace, reader);
    const scores = await readDecayScores(workspace, reader);
    const relations = graphPaths(workspace)?.relations ?? null;
    const words = readRelationVocabulary(relations === null ? '' : ((await textAt(reader, relations)) ?? ''));
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
      graph: buildGraph(workspace, entities, words),
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
  { processed, since, again }: Pick<ReflectionInput, 'processed' | 'since' | 'again'>,
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
      const audiences = isAlias(file.path, bytes) ? ownerOnly : findAudiences(workspace, file, body);
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
