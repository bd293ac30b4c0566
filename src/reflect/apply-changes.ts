import { decayUnit } from '../entries/decay-scores.js';
import { graphPlaces } from '../entries/graph-places.js';
import { describePath } from '../entries/memory-files.js';
import { entriesOf } from '../entries/read-memories.js';
import { SoulError } from '../errors/soul-error.js';
import type { Edit } from '../journal/plan.js';
import { withEdits } from '../journal/with-edits.js';
import { checkCaps } from '../memory/core/caps.js';
import { capsOf, corePath } from '../memory/core/plan-core.js';
import { planRecords } from '../memory/decay/plan-records.js';
import { type FileText, readFileText } from '../memory/file-text.js';
import { archiveRecords } from '../memory/forget/forgotten-records.js';
import { planIndex } from '../memory/graph/plan-graph-edits.js';
import { planMerge } from '../memory/graph/plan-merge.js';
import type { PendingChange } from '../proposals/reflection/pending-proposal.js';
import type { Folded } from '../search/waiting-accesses.js';
import type { SnapshotReader } from '../workspace/snapshot.js';
import type { Workspace } from '../workspace/workspace.js';
import { applyEdits, isTextEdit } from './apply-edits.js';
import { planDeferredCommit } from './deferred.js';

export type Applied = {
  /** New contents by path. */
  readonly contents: ReadonlyMap<string, Edit>;
  /** Accesses that were folded into the records on the way. */
  readonly folded: Folded;
};

/** What the changes make of the workspace: texts, entities, what fades, and the index of the graph, all in step. */
export async function applyChanges(
  workspace: Workspace,
  reader: SnapshotReader,
  changes: readonly PendingChange[],
): Promise<Applied> {
  const contents = new Map<string, Edit>();
  const put = (edits: readonly Edit[]) => {
    for (const edit of edits) contents.set(edit.path, edit);
  };
  const planned = () => withEdits(reader, [...contents.values()]);
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
  const touchesGraph = [...contents.keys()].some((path) => describePath(workspace, path)?.role === 'graph');
  const index = touchesGraph && graphPlaces(workspace) !== null ? await planIndex(workspace, planned()) : null;
  if (index !== null) put([index]);
  return { contents, folded: records.folded };
}

/** A change that the owner agrees with shows that what it rests on still holds; putting something away does not. */
function confirms({ kind }: PendingChange): boolean {
  return kind !== 'archive' && kind !== 'contradiction' && kind !== 'question';
}

async function textEdits(workspace: Workspace, changes: readonly PendingChange[]): Promise<Edit[]> {
  const paths = new Set(changes.flatMap(({ edits }) => edits.filter(isTextEdit).map(({ path }) => path)));
  const files = new Map<string, FileText>();
  for (const path of paths) files.set(path, await readFileText(workspace, path));
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
    if (path === corePath(workspace)) await checkCaps(file.text, text, { ...capsOf(workspace, path), isOwner: true });
    edits.push({ path, content: file.encode(text) });
  }
  return edits;
}

async function archivedEntries(workspace: Workspace, reader: SnapshotReader, changes: readonly PendingChange[]) {
  const found: { id: string; store: ReturnType<typeof entriesOf>[number]['store'] }[] = [];
  for (const { n, edits } of changes) {
    for (const edit of edits) {
      if (edit.do !== 'archive') continue;
      const file = describePath(workspace, edit.path);
      const entries = file === null ? [] : entriesOf(workspace, file, await reader.read(edit.path));
      const entry = entries.find(({ id }) => id === edit.id || decayUnit(id) === edit.id);
      if (entry === undefined) throw outdated([n], [`${edit.id} is not in ${edit.path} any more.`]);
      found.push({ id: edit.id, store: entry.store });
    }
  }
  return found;
}

export function outdated(numbers: readonly number[], reasons: readonly string[]): SoulError {
  const which = numbers.length === 1 ? `Change ${numbers[0]} is` : `Changes ${numbers.join(', ')} are`;
  return new SoulError('reflection-outdated', `${which} out of date. ${reasons.join(' ')}`, {
    hint: `Leave ${numbers.length === 1 ? 'it' : 'them'} out with \`--except ${numbers.join(',')}\` or name others with \`--only\`, or make a new proposal with \`agentsoul reflect --replace\`. Nothing was changed.`,
  });
}
