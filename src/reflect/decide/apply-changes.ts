import { graphPaths } from '../../entries/graph/graph-paths.js';
import { describeMemoryPath } from '../../entries/paths/memory-files.js';
import { entriesOf } from '../../entries/read/read-all-memories.js';
import { decayUnit } from '../../entries/records/decay-scores.js';
import { SoulError } from '../../errors/soul-error.js';
import { readWithEdits } from '../../journal/files/read-with-edits.js';
import type { Edit } from '../../journal/plan.js';
import { checkCoreLimits } from '../../memory/core/check-core-limits.js';
import { coreLimits, corePath } from '../../memory/core/plan-core.js';
import { planRecords } from '../../memory/decay/plan-decay-records.js';
import { type EditableTextFile, readEditableTextFile } from '../../memory/editable-text-file.js';
import { archiveRecords } from '../../memory/forget/edit-decay-records.js';
import { planMerge } from '../../memory/graph/plan-entity-merge.js';
import { planIndex } from '../../memory/graph/plan-graph-edits.js';
import type { PendingChange } from '../../proposals/reflection/pending-reflection.js';
import type { Folded } from '../../search/waiting-accesses.js';
import type { SnapshotReader } from '../../workspace/snapshot.js';
import type { Workspace } from '../../workspace/workspace.js';
import { planDeferredCommit } from '../propose/deferred-proposals.js';
import { applyEdits, isTextEdit } from './apply-edits.js';

export type Applied = {
  /** New contents by path. */
  readonly contents: ReadonlyMap<string, Edit>;
  /** Accesses that were included in the records. */
  readonly folded: Folded;
};

/** The effect of the changes on the workspace: texts, entities, decay records and the graph index. */
export async function applyChanges(
  workspace: Workspace,
  reader: SnapshotReader,
  changes: readonly PendingChange[],
): Promise<Applied> {
  const contents = new Map<string, Edit>();
  const put = (edits: readonly Edit[]) => {
    for (const edit of edits) contents.set(edit.path, edit);
  };
  const planned = () => readWithEdits(reader, [...contents.values()]);
  put(await textEdits(workspace, changes));
  for (const { n, edits } of changes) {
    for (const edit of edits) {
      if (edit.do !== 'merge') continue;
      const merge = await planMerge(workspace, planned(), { from: edit.drop, into: edit.keep }).catch((error) => {
        throw outdated([n], [error instanceof Error ? error.message : String(error)]);
      });
      put(merge.edits.map((one) => ({ ...one, action: 'MERGE' as const })));
    }
  }
  for (const { edits } of changes) {
    for (const edit of edits)
      if (edit.do === 'commit')
        put(await planDeferredCommit(workspace, reader, { edit, before: [...contents.values()] }));
  }
  const confirmed = new Set(changes.filter(confirms).flatMap(({ evidence }) => evidence.map(decayUnit)));
  const records = await planRecords(workspace, planned(), { transitions: false, confirmed });
  put(records.edits);
  const archived = await archivedEntries(workspace, planned(), changes);
  if (archived.length > 0) put([{ ...(await archiveRecords(workspace, planned(), archived)), action: 'ARCHIVE' }]);
  const touchesGraph = [...contents.keys()].some((path) => describeMemoryPath(workspace, path)?.role === 'graph');
  const index = touchesGraph && graphPaths(workspace) !== null ? await planIndex(workspace, planned()) : null;
  if (index !== null) put([index]);
  return { contents, folded: records.folded };
}

/** Approving a change confirms its evidence; archiving does not. */
function confirms({ kind }: PendingChange): boolean {
  return kind !== 'archive' && kind !== 'contradiction' && kind !== 'question';
}

async function textEdits(workspace: Workspace, changes: readonly PendingChange[]): Promise<Edit[]> {
  const paths = new Set(changes.flatMap(({ edits }) => edits.filter(isTextEdit).map(({ path }) => path)));
  const files = new Map<string, EditableTextFile>();
  for (const path of paths) files.set(path, await readEditableTextFile(workspace, path));
  let texts: ReadonlyMap<string, string | null> = new Map([...files].map(([path, { text }]) => [path, text]));
  for (const { n, edits } of changes) {
    const applied = applyEdits(texts, edits.filter(isTextEdit));
    if (applied.problem !== null) throw outdated([n], [`${applied.problem}.`]);
    texts = applied.texts;
  }
  const edits: Edit[] = [];
  for (const [path, file] of files) {
    const text = texts.get(path) ?? null;
    if (text === null || text === file.text) continue;
    if (path === corePath(workspace))
      await checkCoreLimits(file.text, text, { ...coreLimits(workspace, path), isOwner: true });
    edits.push({ path, content: file.encode(text) });
  }
  return edits;
}

async function archivedEntries(workspace: Workspace, reader: SnapshotReader, changes: readonly PendingChange[]) {
  const found: { id: string; store: ReturnType<typeof entriesOf>[number]['store'] }[] = [];
  for (const { n, edits } of changes) {
    for (const edit of edits) {
      if (edit.do !== 'archive') continue;
      const file = describeMemoryPath(workspace, edit.path);
      const entries = file === null ? [] : entriesOf(workspace, file, await reader.read(edit.path));
      const entry = entries.find(({ id }) => id === edit.id || decayUnit(id) === edit.id);
      if (entry === undefined) throw outdated([n], [`${edit.id} is no longer in ${edit.path}.`]);
      found.push({ id: edit.id, store: entry.store });
    }
  }
  return found;
}

export function outdated(numbers: readonly number[], reasons: readonly string[]): SoulError {
  const which = numbers.length === 1 ? `Change ${numbers[0]} is` : `Changes ${numbers.join(', ')} are`;
  return new SoulError('reflection-outdated', `${which} out of date. ${reasons.join(' ')}`, {
    hint: `Leave ${numbers.length === 1 ? 'it' : 'them'} out with \`--except ${numbers.join(',')}\` or select others with \`--only\`, or create a new proposal with \`agentsoul reflect --replace\`. Nothing was changed.`,
  });
}
