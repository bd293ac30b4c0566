import { createHash } from 'node:crypto';
import { type Graph, readGraphWith } from '../../entries/graph/read-graph.js';
import { describeMemoryPath } from '../../entries/paths/memory-files.js';
import { entriesOf, type MemoryPlace, readMemoriesWith } from '../../entries/read/read-all-memories.js';
import { decayUnit, readDecayScores, recordedStatus, recordOf } from '../../entries/records/decay-scores.js';
import { decodeText } from '../../workspace/decode-text.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import { findDeferred } from '../sub-agents/find-deferred.js';
import { findSections, sectionsOf } from './find-sections.js';
import type { SectionEdit } from './section-edit.js';

/** The hash of the text an edit applies to: the section, the memory or the entities. Null if there was none. */
export type Anchor = string | null;

/** The anchors of edits for the current files, in the same order. */
export async function computeAnchors(
  workspace: MemoryPlace,
  reader: SnapshotReader,
  edits: readonly SectionEdit[],
): Promise<Anchor[]> {
  const texts = new Map<string, string | null>();
  const textAt = async (path: string) => {
    const known = texts.get(path);
    if (known !== undefined) return known;
    const text = await readText(reader, path);
    texts.set(path, text);
    return text;
  };
  const graph = edits.some((edit) => edit.do === 'merge') ? await readGraphWith(workspace, reader) : null;
  const anchors: Anchor[] = [];
  for (const edit of edits) {
    if (edit.do === 'archive') anchors.push(await memoryAnchor(workspace, reader, edit));
    else if (edit.do === 'commit') anchors.push(await proposalAnchor(workspace, reader, edit));
    else if (edit.do === 'merge') anchors.push(graph === null ? null : await entitiesAnchor(graph, edit, textAt));
    else anchors.push(textAnchor(await textAt(edit.path), edit));
  }
  return anchors;
}

/** The hash of each memory a change is based on. Null if it is archived, removed or not a memory. */
export async function computeEvidenceAnchors(
  workspace: MemoryPlace,
  reader: SnapshotReader,
  changes: readonly { readonly evidence: readonly string[] }[],
): Promise<ReadonlyMap<string, Anchor>> {
  const texts = new Map<string, string[]>();
  for (const id of changes.flatMap(({ evidence }) => evidence)) texts.set(id, []);
  if (texts.size === 0) return new Map();
  const scores = await readDecayScores(workspace, reader);
  for (const entry of await readMemoriesWith(workspace, reader)) {
    if (texts.has(entry.id) && recordedStatus(workspace, scores, entry) !== 'archived')
      texts.get(entry.id)?.push(entry.text);
  }
  return new Map([...texts].map(([id, own]) => [id, own.length === 0 ? null : hashOf(JSON.stringify(own))]));
}

function textAnchor(text: string | null, edit: Extract<SectionEdit, { do: 'create' | 'add' | 'replace' }>): Anchor {
  if (text === null) return null;
  if (edit.do === 'create') return hashOf(text);
  const sections = findSections(sectionsOf(text), edit.section);
  // Trailing blank lines do not belong to the section.
  return sections.length === 0 ? null : hashOf(sections.map((section) => section.text.trimEnd()).join('\n\n'));
}

async function proposalAnchor(
  workspace: MemoryPlace,
  reader: SnapshotReader,
  edit: Extract<SectionEdit, { do: 'commit' }>,
): Promise<Anchor> {
  const found = await findDeferred(workspace, reader, edit);
  return found === undefined ? null : hashOf(JSON.stringify(found));
}

async function memoryAnchor(
  workspace: MemoryPlace,
  reader: SnapshotReader,
  { path, id }: Extract<SectionEdit, { do: 'archive' }>,
): Promise<Anchor> {
  const file = describeMemoryPath(workspace, path);
  const entries = file === null ? [] : entriesOf(workspace, file, await reader.read(path));
  const own = entries.filter((entry) => entry.id === id || decayUnit(entry.id) === id);
  if (own.length === 0) return null;
  const record = recordOf(await readDecayScores(workspace, reader), id);
  const kept = { isPinned: record?.isPinned === true, isArchived: record?.status === 'archived' };
  return hashOf(JSON.stringify([own.map(({ text }) => text), kept]));
}

async function entitiesAnchor(
  { names }: Graph,
  { keep, drop }: Extract<SectionEdit, { do: 'merge' }>,
  textAt: (path: string) => Promise<string | null>,
): Promise<Anchor> {
  const [kept, dropped] = [names.exact(keep), names.exact(drop)];
  if (kept === undefined || dropped === undefined) return null;
  return hashOf(JSON.stringify([await textAt(kept.path), await textAt(dropped.path)]));
}

async function readText(reader: Pick<SnapshotReader, 'read'>, path: string): Promise<string | null> {
  const file = await reader.read(path);
  return file.state === 'present' ? (decodeText(file.bytes)?.text ?? null) : null;
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
